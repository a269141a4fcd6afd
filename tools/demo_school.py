"""The demo's school: a program, a class with every state, diplomas of those who passed.

All by the operations that people and keys use, as they would have done it one after the other.
"""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from decimal import Decimal
from uuid import UUID

from accounts.actors import ActionContext, Actor, ActorKind, RequestContext
from accounts.consent import operations as consent
from accounts.models import ConsentKind, Issuer, User
from accounts.scopes import Mode
from accounts.settings.operations import change_settings
from certificates.types.operations import create_type
from certificates.types.presets import DIPLOMA
from edu.cohorts import operations as cohorts
from edu.completion import matching as match_grades, operations as apply_completions
from edu.completion.matching import Completion, Result
from edu.enrolments import operations as enrolments
from edu.lifecycle import TeamRole
from edu.models import Cohort, Enrolment, Onboarding, Program, Recipient, Team
from edu.onboarding import operations as onboarding
from edu.onboarding.operations import ProfileFields
from edu.programs import operations as programs
from edu.programs.rules import ProgramFields
from edu.recipients import operations as recipients
from edu.recipients.rules import RecipientFields
from edu.teams import operations as teams
from lib.dates import local_date

PROGRAM, COHORT = "industrial-electronics", "2026-a"
PROFILE: ProfileFields = {
    "legal_name": "Shkolla Shembull SH.P.K.",
    "country": "AL",
    "address": "Rruga e Shkollës 1\n1001 Tiranë",
    "website": "https://shembull.example",
    "contact_name": "Drita Shehu",
    "contact_email": "drita.shehu@shembull.example",
}
CURRICULUM: ProgramFields = {
    "name_de": "Industrieelektronik",
    "name_en": "Industrial electronics",
    "name_fr": "Électronique industrielle",
    "name_sq": "Elektronika industriale",
    "language": "de",
    "eqf_level": 4,
    "credits": Decimal("60.00"),
    "hours": Decimal("900.00"),
    "attendance": "blended",
    "learning_outcomes": ["Plant und prüft elektrische Anlagen nach EN 60204-1."],
    "grade_scale": {
        "kind": "numeric",
        "min": "1",
        "max": "6",
        "step": "0.1",
        "passMark": "4",
        "better": "lower",
    },
}
# Number, given and family name, language: who is in the class.
PEOPLE = (
    ("S-1001", "Përparim", "Gashi", "sq"),
    ("S-1002", "Zoë", "Çela-Groß", "de"),
    ("S-1003", "Élodie", "Lefèvre", "fr"),
    ("S-1004", "Jürgen", "Weiß", "de"),
    ("S-1005", "Blerta", "Hoxhë", "sq"),
    ("S-1006", "François", "L’Hôpital", "fr"),
    ("S-1007", "Ëngjëll", "Çaushi", "sq"),
    ("S-1008", "Sören", "Übelhör", "de"),
)
# Grades of some; the others are left to be graded by whoever tries the demo.
PASSED = {"S-1004": ("1.7", "1.3"), "S-1005": ("1.0", "1.0"), "S-1006": ("2.3", "2.7")}
FAILED, WITHDRAWN = "S-1007", "S-1008"


def open_school(*, issuer: Issuer, owner: User, operator: User, now: datetime) -> None:
    """Create the school of this issuer. Not where terms must be accepted: only a person may do that."""
    if any(consent.current_document(kind) for kind in ConsentKind):
        return
    context = RequestContext(issuer=issuer.facts(), mode=Mode.LIVE, actor=_person(owner), now=now)
    team = _team(context, owner)
    program = _program(context, team)
    _people(context)
    _get_approved(context, operator)
    programs.publish_program(context=context, program=program)
    _grade(context, program, _class(context, program))


def is_untouched(issuer: Issuer) -> bool:
    """Whether the issuer has no school yet. A school that was begun is left as it is."""
    begun = (Onboarding, Team, Recipient, Program)
    return not any(model.objects.filter(issuer=issuer).exists() for model in begun)


def school_facts(issuer: Issuer) -> dict[str, str]:
    """The school's part of var/demo.json; empty if its class is missing."""
    cohorts_of = Cohort.objects.filter(program__issuer=issuer, program__code=PROGRAM)
    cohort = cohorts_of.filter(code=COHORT, mode=Mode.LIVE).select_related("program").first()
    if cohort is None:
        return {}
    passed = Enrolment.objects.filter(cohort=cohort, recipient__external_id=min(PASSED))
    graduate = passed.select_related("certificate").order_by("pk").first()
    diploma = graduate.certificate if graduate else None
    return {
        "programId": cohort.program.public_id,
        "cohortId": cohort.public_id,
        **({"diplomaId": diploma.public_id} if diploma else {}),
    }


def _person(user: User) -> Actor:
    return Actor(kind=ActorKind.USER, id=str(user.pk))


def _team(context: RequestContext, owner: User) -> Team:
    team = teams.create_team(context=context, name="Elektroteknikë")
    teams.add_member(
        context=context,
        team=team,
        email=owner.email,
        role=TeamRole.COORDINATOR,
        locale=context.issuer.default_locale,
    )
    return team


def _program(context: RequestContext, team: Team) -> Program:
    """Create a draft program that leads to a diploma."""
    return programs.create_program(
        context=context,
        code=PROGRAM,
        curriculum=CURRICULUM,
        team=team,
        certificate_type=create_type(context=context, **DIPLOMA),
    )


def _people(context: RequestContext) -> None:
    for number, given, family, locale in PEOPLE:
        person: RecipientFields = {
            "external_id": number,
            "given_name": given,
            "family_name": family,
            "email": f"{number.lower()}@example.com",
            "locale": locale,
        }
        recipients.create_recipient(context=context, person=person)


def _get_approved(context: RequestContext, operator: User) -> None:
    change_settings(context=context, change={"color": "#7a2a3d"})
    onboarding.change_profile(context=context, change=PROFILE)
    onboarding.submit(context=context)
    by_operator = ActionContext(actor=_person(operator), now=context.now)
    onboarding.decide(context=by_operator, issuer_id=context.issuer.id, approve=True)


def _class(context: RequestContext, program: Program) -> Mapping[str, UUID]:
    """Enrol everyone in a course that ended yesterday; enrolments by student number."""
    ended = local_date(context.now, context.issuer.time_zone) - timedelta(days=1)
    cohort = cohorts.create_cohort(
        context=context,
        program=program,
        course={
            "code": COHORT,
            "name": "Klasa 2026 A",
            "starts_on": ended - timedelta(days=180),
            "ends_on": ended,
        },
    )
    named = [enrolments.RecipientKey(external_id=number) for number, *_ in PEOPLE]
    placed = enrolments.enrol(context=context, cohort_id=cohort.pk, people=named)
    numbers = (number for number, *_ in PEOPLE)
    return {number: each.enrolment.pk for number, each in zip(numbers, placed, strict=True)}


def _grade(context: RequestContext, program: Program, enrolled: Mapping[str, UUID]) -> None:
    """Grade the class: most passed, one failed, one left, some without a grade."""
    context = replace(context, issuer=Issuer.objects.get(pk=context.issuer.id).facts())
    rules = match_grades.load_rules(context, program.pk, notify_holder=False)
    completions = [_completion(number, *grades) for number, grades in PASSED.items()]
    judged = match_grades.match_all(context, rules, completions, decimal_comma=False)
    apply_completions.apply_all(
        context,
        rules,
        [each for each in judged if isinstance(each, match_grades.MatchedCompletion)],
    )
    enrolments.fail(context=context, enrolment_id=enrolled[FAILED], grade="5.0")
    enrolments.withdraw(context=context, enrolment_id=enrolled[WITHDRAWN])


def _completion(number: str, theory: str, practice: str) -> Completion:
    return Completion(
        external_id=number,
        grade=theory,
        results=[
            Result(title="Elektrotechnik", grade=theory, credits="40"),
            Result(title="Praktische Arbeit", grade=practice, credits="20"),
        ],
    )
