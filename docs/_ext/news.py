"""Verdicts of examples that tell what happens, and are neither a yes nor a no."""

#: Their message ids.
NEWS = frozenset(
    {
        "apex.push.collides",
        "apex.push.no-room",
        "apex.push.stays",
        "flashpoint.alarm.goes",
        "flashpoint.alarm.on",
        "flashpoint.ambush.attacked",
        "flashpoint.aware.several",
        "flashpoint.blast.struck",
        "flashpoint.blast.zones",
        "flashpoint.blow.on-one",
        "flashpoint.condition.some",
        "flashpoint.defend.hit",
        "flashpoint.disengage.costs",
        "flashpoint.enemy-activation.attacks",
        "flashpoint.harm.down",
        "flashpoint.harm.killed",
        "flashpoint.hide.seen",
        "flashpoint.noise.heard",
        "flashpoint.prey.area",
        "flashpoint.prey.one",
        "flashpoint.prey.several",
        "flashpoint.reinforce.elite",
        "flashpoint.shove.over",
        "flashpoint.stealth.hopeless",
        "flashpoint.track.alarm-goes",
        "atlantis.assault.hero",
        "atlantis.combat.defeated",
    }
)
