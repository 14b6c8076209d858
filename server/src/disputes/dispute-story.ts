import {
  advised,
  type AdvisedStep,
  asksAboutDispute,
  type ClockBasis,
  clockOf,
  DisputeProblems,
  type DisputeSoFar,
  isReminder,
  type LawLimit,
  limitsOf,
  NextStep,
  nextStepsFor,
  type RoundSoFar,
} from '@creditfix/shared/disputes';
import { type CalendarDate, calendarDateAt, spoken } from '@creditfix/shared/kernel';
import { bureaus, type LetterRecipient, purposeOf } from '@creditfix/shared/letters';
import { expectedMailDates, MailCarrier, MailClass, MailStatus } from '@creditfix/shared/mailing';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { type DisputeRows, findDispute, lockDispute, type RoundRow } from './dispute.repository.ts';
import type { DisputeParts } from './disputes.parts.ts';
import * as es from './messages.es.ts';
import * as en from './messages.ts';
import { disputePlaces, openItem, type SealedItem } from './sealed-item.ts';

/** A dispute opened, as the rules see it. */
export interface DisputeStory {
  /** The rounds that were mailed; a letter that was taken back is one only if there is no other. */
  readonly rows: DisputeRows;
  /** The same rounds as the rules see them. */
  readonly rounds: readonly RoundSoFar[];
  /** Those to the same recipient as the newest one. */
  readonly side: readonly RoundRow[];
  /** Of the newest one to each recipient, that of which something was heard last: it decides what comes next. */
  readonly newest: RoundRow;
  readonly round: RoundSoFar;
  /** "Equifax", or the company that the newest letter is to. */
  readonly target: string;
  readonly item: SealedItem;
  readonly soFar: DisputeSoFar;
  /** What the person can do next, each step once: where two letters have the same step, the better one stands for it. */
  readonly steps: readonly AdvisedStep[];
  /** Time limits for a suit against the bureau, from the letters to it. */
  readonly limits: readonly LawLimit[];
  readonly today: CalendarDate;
  /** The same dispute as its other recipients have it: they can still answer. */
  readonly others: readonly DisputeStory[];
}

/** Opens all of a person's disputes. */
export function storiesOf(
  vault: Vault,
  all: readonly DisputeRows[],
  now: Date,
): readonly DisputeStory[] {
  const byItem = Map.groupBy(all, ([{ item_key }]) => item_key);
  const heard = new Map([...byItem].map(([key, same]) => [key, whoHeard(same)] as const));
  return all.map((rows) => storyOf(vault, rows, heard.get(rows[0].item_key) ?? [], now));
}

/** Who got a letter about the item of these disputes. */
function whoHeard(sameItem: readonly DisputeRows[]): readonly LetterRecipient[] {
  return [...new Set(sameItem.flatMap(mailedRounds).map(({ recipient }) => recipient))];
}

/**
 * Opens a dispute.
 *
 * @param heard who got a letter about the same item, in whichever dispute
 * @param asked the newest letter to whom it is opened for, if it is not the one that decides
 */
function storyOf(
  vault: Vault,
  all: DisputeRows,
  heard: readonly LetterRecipient[],
  now: Date,
  asked?: RoundRow,
): DisputeStory {
  const rows = mailedRounds(all);
  const newestOnes = newestToEach(rows);
  const newest = asked ?? lastHeardOf(newestOnes) ?? rows[0];
  const { recipient } = newest;
  const side = rows.filter((row) => isSameSide(row, newest));
  const item = openItem(vault, newest.dispute_id, newest.sealed_item);
  const today = calendarDateAt(now, item.timeZone);
  const rounds = rows.map((row, index) =>
    roundSoFar(
      row,
      item,
      rows.slice(0, index).filter((before) => isSameSide(before, row)),
    ),
  );
  const soFar: DisputeSoFar = {
    recipient,
    today,
    rounds: rounds.filter((_, index) => side.some((row) => row === rows[index])),
    alsoDisputedWith: heard.filter((other) => other !== recipient),
    outsideDirectDispute: item.outsideDirectDispute,
  };
  const round = rounds[rows.indexOf(newest)] ?? roundSoFar(newest, item, []);
  const steps = openSteps(soFar, newest);
  const target = targetOf(vault, newest);
  const limits = limitsOf({
    recipient: 'bureau',
    rounds: rounds.filter((_, index) => rows[index]?.recipient === 'bureau'),
    today,
  });
  const others = asked
    ? []
    : newestOnes.filter((row) => row !== newest).map((row) => storyOf(vault, all, heard, now, row));
  return { rows, rounds, side, newest, round, target, item, soFar, steps, limits, today, others };
}

/** One bureau's answer says nothing of another's. */
function isSameSide(one: RoundRow, other: RoundRow): boolean {
  return one.recipient === other.recipient && one.bureau === other.bureau;
}

function newestToEach(rows: readonly RoundRow[]): readonly RoundRow[] {
  return rows.filter(
    (row, index) => !rows.slice(index + 1).some((later) => isSameSide(row, later)),
  );
}

/** A letter that is mailed follows what came before it; an answer that is noted afterwards is newer still. */
function lastHeardOf(rows: readonly RoundRow[]): RoundRow | undefined {
  const heard = ({ added_at, outcome_noted_at }: RoundRow) =>
    Math.max(added_at.getTime(), outcome_noted_at?.getTime() ?? 0);
  return rows.toSorted((one, other) => heard(one) - heard(other)).at(-1);
}

export function targetOf(vault: Vault, row: RoundRow): string {
  return (
    nameOfTarget(vault, row) ??
    spoken({ en: en.disputesMessages, es: es.disputesMessages }).anyBureau
  );
}

/** Undefined if the letter leaves the bureau open. */
export function nameOfTarget(
  vault: Vault,
  { id, bureau, sealed_target }: RoundRow,
): string | undefined {
  if (sealed_target !== null) return vault.open(sealed_target, disputePlaces.target(id));
  return bureau ? bureaus[bureau].name : undefined;
}

/** Without them an answer could not be noted anymore for the letter before, which is still the newest that they have. */
function mailedRounds(rows: DisputeRows): DisputeRows {
  const [first, ...more] = rows.filter(({ mail_status }) => !TAKEN_BACK.includes(mail_status));
  return first ? [first, ...more] : [rows[0]];
}

const TAKEN_BACK: readonly (string | null)[] = [null, MailStatus.cancelled];

function roundSoFar(row: RoundRow, item: SealedItem, before: readonly RoundRow[]): RoundSoFar {
  const receivedOn = row.received_on ?? undefined;
  const informationAddedOn = row.information_added_on ?? undefined;
  return {
    purpose: purposeOf({
      disputeReason: item.disputeReason,
      template: item.template ?? undefined,
      followUp: row.follow_up && { kind: row.follow_up },
    }),
    mail: row.mail_status ?? 'none',
    receivedOn,
    arrivesBy: arrivesBy(row),
    basis: answeredBasis(row, before),
    clock: clockOf({ basis: row.basis, receivedOn, informationAddedOn }),
    outcome: row.outcome ?? undefined,
    answeredOn: row.outcome_on ?? undefined,
  };
}

function answeredBasis(row: RoundRow, before: readonly RoundRow[]): ClockBasis {
  return answeredRow([...before, row]).basis;
}

/** The letter that an answer is to: what comes after a reminder can be dated before it, and comes also where the reminder got lost. */
export function answeredRow(rows: readonly RoundRow[]): RoundRow {
  return lastBefore(rows, ({ follow_up }) => !follow_up || !isReminder(follow_up));
}

/** The letter that disputed the item: a later one goes on with that dispute, and names its day. */
export function disputingRow(rows: readonly RoundRow[]): RoundRow {
  return lastBefore(
    rows,
    ({ follow_up }) => !follow_up || !(isReminder(follow_up) || asksAboutDispute(follow_up)),
  );
}

/** The newest one of that kind; the newest of all if there is none. */
export function lastBefore(
  side: readonly RoundRow[],
  isMeant: (row: RoundRow) => boolean,
): RoundRow {
  const newest = side.at(-1);
  if (!newest) throw new Error('a dispute came without a round');
  return side.findLast(isMeant) ?? newest;
}

/** While it is on its way: by the carrier's word, else by the post's usual time. */
function arrivesBy({
  received_on,
  expected_on,
  mail_date,
  mail_class,
}: RoundRow): CalendarDate | undefined {
  if (received_on) return undefined;
  if (expected_on) return expected_on;
  if (!mail_date || !mail_class) return undefined;
  return expectedMailDates({ sendsOn: mail_date, mailClass: mail_class }).arrivesBy;
}

function openSteps(soFar: DisputeSoFar, newest: RoundRow): readonly AdvisedStep[] {
  const steps = nextStepsFor(soFar).filter(
    ({ step }) => step !== NextStep.confirm_arrival || isUntracked(newest),
  );
  const known = isSigned(newest, steps) ? [advised.mailSigned, ...steps] : steps;
  return known.filter(({ step }, index) => known.findIndex((one) => one.step === step) === index);
}

/** A letter that was signed for a step waits for the post as long as that step is open. */
function isSigned({ signed_step }: RoundRow, steps: readonly AdvisedStep[]): boolean {
  return signed_step !== null && steps.some(({ step }) => step === signed_step);
}

/** The day of arrival can be given where no carrier reports it: the person's own mail, and first class. */
export function isUntracked({ carrier, mail_class, mail_status }: RoundRow): boolean {
  const isUnderWay = mail_status === MailStatus.mailed || mail_status === MailStatus.in_transit;
  const isOurs = carrier === MailCarrier.self || mail_class === MailClass.first_class;
  return isUnderWay && isOurs;
}

/**
 * One dispute of that person. Another person's answers as if it did not exist.
 *
 * @throws Problem `disputes.not_found`
 */
export async function openDispute(
  em: EntityManager,
  { vault, clock }: Pick<DisputeParts, 'vault' | 'clock'>,
  whose: { readonly accountId: string; readonly disputeId: string },
): Promise<DisputeStory> {
  const [asked, ...others] = await findDispute(em, whose.accountId, whose.disputeId);
  if (asked?.[0].dispute_id !== whose.disputeId) throw DisputeProblems.raise('disputes.not_found');
  return storyOf(vault, asked, whoHeard([asked, ...others]), clock.now());
}

/** The same, for who will change it: two changes of one dispute come after each other. */
export async function openDisputeAlone(
  tx: EntityManager,
  parts: Pick<DisputeParts, 'vault' | 'clock'>,
  whose: { readonly accountId: string; readonly disputeId: string },
): Promise<DisputeStory> {
  await lockDispute(tx, whose);
  return await openDispute(tx, parts, whose);
}

/**
 * The same, as the recipient of that round has it.
 *
 * @throws Problem `disputes.not_found`, `disputes.round_replaced` if a later letter to the same recipient is the newest
 */
export async function openRoundAlone(
  tx: EntityManager,
  parts: Pick<DisputeParts, 'vault' | 'clock'>,
  whose: { readonly accountId: string; readonly disputeId: string; readonly round: number },
): Promise<DisputeStory> {
  const story = await openDisputeAlone(tx, parts, whose);
  const asked = [story, ...story.others].find(({ newest }) => newest.number === whose.round);
  if (!asked) throw DisputeProblems.raise('disputes.round_replaced');
  return asked;
}
