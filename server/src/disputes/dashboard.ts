import {
  advised,
  type AdvisedStep,
  type Dashboard,
  DisputeOutcome,
  NextStep,
  stateOf,
} from '@creditfix/shared/disputes';
import {
  addDays,
  BUSINESS_TIME_ZONE,
  type CalendarDate,
  calendarDateAt,
  spoken,
  spokenDate,
} from '@creditfix/shared/kernel';
import { LetterStatus, type LetterSummary } from '@creditfix/shared/letters';
import { MailStatus } from '@creditfix/shared/mailing';
import { currentAllowance, serviceHold } from '#server/billing/index.ts';
import { findLetters, presentLetterSummary } from '#server/letters/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Person } from '#server/platform/http/index.ts';
import { countForDashboard } from './dashboard.repository.ts';
import { type DisputeStory, isUntracked, storiesOf } from './dispute-story.ts';
import { presentDispute } from './dispute.presenter.ts';
import { findDisputes } from './dispute.repository.ts';
import type { DisputeParts } from './disputes.parts.ts';
import * as es from './messages.es.ts';
import * as en from './messages.ts';
import { findScores } from './scores.ts';

/** "What needs you today": what waits for the person and for nobody else, the most urgent first. */

type Task = Dashboard['tasks'][number];

/** Nothing happens until a signed letter is mailed; one that waits this long was mailed without a word to us. */
const UNMAILED_DAYS = 60;
/** Own mail has arrived by then, as a rule. */
const OWN_MAIL_DAYS = 4;

const URGENCY = ['overdue', 'answered', 'not_delivered', 'waiting', 'on_its_way'] as const;

function tasksOf(
  disputes: readonly DisputeStory[],
  letters: readonly LetterSummary[],
  now: Date,
): readonly Task[] {
  const open = disputes.flatMap((story): readonly OpenStep[] => {
    const step = stepOf(story);
    return step ? [{ story, step }] : [];
  });
  const sorted = [...Map.groupBy(open, sameTask).values()]
    .flatMap(([first, ...more]) => (first ? [ranked([first, ...more])] : []))
    .toSorted((one, other) => one.rank - other.rank || compareDays(one.task, other.task))
    .map(({ task }) => task);
  const named = new Set(sorted.map(({ letterId }) => letterId));
  const needless = signedForNothing(disputes);
  const others = letters.filter(({ id }) => !named.has(id) && !needless.has(id));
  return [...sorted, ...others.flatMap((letter) => unmailed(letter, now))];
}

/** Letters that were signed for a next step and not mailed, and whose items are all settled by now. */
function signedForNothing(disputes: readonly DisputeStory[]): ReadonlySet<string> {
  const lettersOf = (settled: boolean): readonly string[] =>
    disputes.flatMap(({ newest }) =>
      (newest.resolved_at !== null) === settled ? (newest.signed_letter_id ?? []) : [],
    );
  const open = new Set(lettersOf(false));
  return new Set(lettersOf(true).filter((id) => !open.has(id)));
}

/** Letters that no carrier saw arrive and that were answered: they were there. */
function answeredUnseen(disputes: readonly DisputeStory[]): number {
  const letters = disputes.flatMap(({ rows }) =>
    rows.flatMap(({ outcome, mail_status, letter_id }) =>
      outcome !== null && outcome !== DisputeOutcome.no_answer && isUnderWay(mail_status)
        ? letter_id
        : [],
    ),
  );
  return new Set(letters).size;
}

function isUnderWay(status: string | null): boolean {
  return status === MailStatus.mailed || status === MailStatus.in_transit;
}

interface OpenStep {
  readonly story: DisputeStory;
  readonly step: AdvisedStep;
}

/** The items of one letter arrive together and wait together: until one is answered, they are one task. */
function sameTask({ story, step }: OpenStep): string {
  const { outcome } = story.round;
  const isAnswered = outcome !== undefined && outcome !== DisputeOutcome.no_answer;
  const about = isAnswered ? story.newest.dispute_id : letterOf(story, step);
  return `${step.step}:${about}`;
}

function ranked(together: Together): { readonly task: Task; readonly rank: number } {
  const [{ story }] = together;
  const state = stateOf(story.round, story.today);
  return {
    task: taskOf(together),
    rank: URGENCY.findIndex((urgent) => urgent === state),
  };
}

/** The oldest first. */
function compareDays({ on: one }: Task, { on: other }: Task): number {
  return (one ?? '9999').localeCompare(other ?? '9999');
}

/** What nobody has to do today, or what the list of letters says. */
const QUIET: readonly string[] = [
  NextStep.wait,
  NextStep.record_answer,
  NextStep.watch_report,
  NextStep.mail_letter,
];

function stepOf(story: DisputeStory): AdvisedStep | undefined {
  const step = isAwaited(story)
    ? story.steps.find(({ step: open }) => open === NextStep.confirm_arrival)
    : story.steps[0];
  if (!step || (QUIET.includes(step.step) && step !== advised.mailSigned)) return undefined;
  if (step.step === NextStep.confirm_arrival && !isAwaited(story)) return undefined;
  return step;
}

type Together = readonly [OpenStep, ...OpenStep[]];

function taskOf(together: Together): Task {
  const [{ story, step }] = together;
  const { newest, round } = story;
  return {
    disputeId: newest.dispute_id,
    letterId: letterOf(story, step),
    kind: step.step,
    title: step.title,
    text: `${aboutOf(together)}. ${step.why}`,
    on: round.answeredOn ?? round.clock?.dueOn ?? newest.mail_date,
  };
}

function letterOf({ newest }: DisputeStory, step: AdvisedStep): string {
  const signed = step === advised.mailSigned ? newest.signed_letter_id : null;
  return signed ?? newest.letter_id;
}

/** "Equifax, Northgate Recovery and 2 more items" */
function aboutOf([{ story }, ...others]: Together): string {
  const { target, item } = story;
  const { andMore } = spoken({ en: en.disputesMessages, es: es.disputesMessages });
  const named = target === item.creditorName ? target : `${target}, ${item.creditorName}`;
  return others.length === 0 ? named : andMore(named, others.length);
}

/** Mail that no carrier reports, by the day on which it should be there. */
function isAwaited({ newest, today }: DisputeStory): boolean {
  return (
    isUntracked(newest) &&
    newest.mail_date !== null &&
    addDays(newest.mail_date, OWN_MAIL_DAYS) <= today
  );
}

function unmailed(letter: LetterSummary, now: Date): readonly Task[] {
  const signedOn = dayOf(new Date(letter.createdAt));
  const today = dayOf(now);
  const isUnmailed =
    letter.status === LetterStatus.drafted && addDays(signedOn, UNMAILED_DAYS) >= today;
  if (!isUnmailed) return [];
  return [
    {
      disputeId: null,
      letterId: letter.id,
      kind: NextStep.mail_letter,
      title: advised.mail.title,
      text: spoken({ en: en.disputesMessages, es: es.disputesMessages }).unmailed(
        letter.target,
        letter.creditorName,
        spokenDate(signedOn),
      ),
      on: signedOn,
    },
  ];
}

function dayOf(instant: Date): CalendarDate {
  return calendarDateAt(instant, BUSINESS_TIME_ZONE);
}

/** A person who has more than these open at once finds the rest in the list of disputes. */
const SHOWN = { letters: 100, disputes: 100 } as const;

/** Everything on a person's dashboard: five queries beside the session's own, however many letters there are. */
export async function readDashboard(
  em: EntityManager,
  { vault, clock }: Pick<DisputeParts, 'vault' | 'clock'>,
  { accountId, firstName }: Pick<Person, 'accountId' | 'firstName'>,
): Promise<Dashboard> {
  const now = clock.now();
  const rows = await findLetters(em, accountId, { limit: SHOWN.letters });
  const waits = rows.some(({ status }) => status === LetterStatus.preparing);
  const hold = waits ? await serviceHold(em, { accountId, now }) : undefined;
  const letters = rows.map((row) => presentLetterSummary(vault, row, hold));
  const all = await findDisputes(em, accountId, SHOWN.disputes);
  const stories = storiesOf(vault, all, now);
  const counts = await countForDashboard(em, accountId);
  const answered = answeredUnseen(stories);
  return {
    firstName,
    tasks: [...tasksOf(stories, letters, now)],
    disputes: stories.map((story) => presentDispute(vault, story)),
    letters,
    letterCounts: {
      total: counts.letters,
      onTheirWay: counts.onTheirWay - answered,
      delivered: counts.delivered + answered,
    },
    drafts: counts.drafts,
    allowance: await currentAllowance(em, accountId, now),
    hasSavedSignature: counts.hasSignature,
    scores: [...(await findScores(em, accountId))],
    referrals: { rewardedCents: counts.rewardedCents, friends: counts.friends },
  };
}
