"""The examples of the docs, proved from their sources: no docs need to be built for it."""

from adjudicator.app.judge import ask
from adjudicator.core.faults import InputError
from adjudicator.messages.renderer import ENGLISH
from tests.support.doc_examples import DocExample, doc_examples


def _found(example: DocExample) -> dict[str, object]:
    """What the judge says, in the form that an example expects it in."""
    try:
        verdict = ask(example.question)
    except InputError as fault:
        return {"refused": ENGLISH.fault(fault), "at": fault.at}
    disputed = [[dispute.ruling, dispute.value] for dispute in verdict.disputed]
    missing = [missing.at for missing in verdict.missing]
    return {"answer": dict(verdict.answer), "disputed": disputed, "missing": missing}


def test_every_example_is_answered_as_it_says() -> None:
    """The judge gives every answer that the docs expect, and disputes what they say it does."""
    wrong = {}
    for example in doc_examples():
        expected = {name: example.expected.get(name, []) for name in ("disputed", "missing")}
        expected["answer"] = example.expected["answer"]
        if (found := _found(example)) != expected:
            wrong[example.id] = {"expected": expected, "found": found}
    assert wrong == {}
