"""The whole app in a visitor's browser, without a server: answers and tables on the device."""
