"""What is not known is never told by a number."""

from adjudicator.app.judge import ask
from adjudicator.messages.renderer import ENGLISH
from tests.support.doc_examples import doc_examples


def test_a_withheld_answer_has_no_number_beside_it() -> None:
    """The fact beside the headline says that it is not known, and shows no 0."""
    verdicts = [ask(example.question) for example in doc_examples()]
    withheld = [verdict for verdict in verdicts if verdict.withholds]
    assert len(withheld) > 20
    told = {(verdict.subject, ENGLISH.fact(verdict)[1]) for verdict in withheld}
    assert {(subject, value) for subject, value in told if value[:1].isdigit()} == set()


def test_what_is_missing_is_told_in_a_sentence() -> None:
    """Each missing number has a label that is words, and a place that begins as a question does."""
    verdicts = [ask(example.question) for example in doc_examples()]
    missing = {one for verdict in verdicts for one in verdict.missing}
    assert len(missing) > 10
    for one in missing:
        words = ENGLISH.word(one.label)
        assert " " in words, words
        assert "{" not in words
        assert not one.at.startswith("."), one.at
