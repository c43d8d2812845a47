"""`adjudicator schema`: write the description of scenes, questions and verdicts."""

import json
from argparse import Namespace

from adjudicator.app.openapi import description
from adjudicator.commands.status import OK
from adjudicator.messages.renderer import Messages


def run(_options: Namespace, _messages: Messages) -> int:
    """Print the OpenAPI description that the server has under /api/v1/openapi.json."""
    print(json.dumps(description(), ensure_ascii=False))
    return OK
