"""The rule ids of the stealth topic. The docs hold their text."""

from adjudicator.core.rule import RuleBook

RULES = RuleBook("flashpoint")
rule = RULES.rule

AWARE_CAUSES = rule("aware.causes")
AWARE_SPREADS = rule("aware.spreads")
AWARE_SURPRISED = rule("aware.surprised")
AWARE_UNAWARE = rule("aware.unaware")

NOISE_ALARM = rule("noise.alarm")
NOISE_AWARE = rule("noise.aware")
NOISE_CHECK = rule("noise.check")
NOISE_FLIP = rule("noise.flip")
NOISE_HEARD = rule("noise.heard")
NOISE_TOKEN = rule("noise.token")

SPAWN_ON_SIGHT = rule("spawn.on-sight")

STEALTH_CAMERA = rule("stealth.camera")
STEALTH_CHECK = rule("stealth.check")
STEALTH_CLOSE = rule("stealth.close")
STEALTH_CONCEALED = rule("stealth.concealed")
STEALTH_COVER = rule("stealth.cover")
STEALTH_TN = rule("stealth.tn")
