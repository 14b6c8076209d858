import {
  ClockBasis,
  DisputeProblems,
  type AdvisedStep,
  type DisputeOutcome,
  type NextStep,
} from '@creditfix/shared/disputes';
import {
  LetterRecipient,
  followUpDraft,
  isFollowUp,
  relevantFacts,
  type DraftContent,
  type NextLetterKind,
} from '@creditfix/shared/letters';
import {
  createDraft,
  findLetterStory,
  openDraftOf,
  type LetterStory,
} from '#server/letters/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import {
  addDisputeDraft,
  disputesOfLetter,
  draftsOfStep,
  lockDispute,
  type RoundRow,
} from './dispute.repository.ts';
import {
  type DisputeStory,
  disputingRow,
  lastBefore,
  openDispute,
  openDisputeAlone,
} from './dispute-story.ts';
import type { DisputeParts } from './disputes.parts.ts';
import { itemsOfLetter } from './sealed-item.ts';

type Parts = Pick<DisputeParts, 'vault' | 'clock'>;

/**
 * Starts the letter of a next step, filled in from what is known. While its draft is open, the same step leads to it.
 *
 * @returns the id of the draft
 * @throws Problem `disputes.not_found`, `disputes.step_not_open`, `letters.too_many_drafts`
 */
export async function startNextLetter(
  em: EntityManager,
  parts: Parts,
  whose: { readonly accountId: string; readonly disputeId: string },
  step: NextStep,
): Promise<string> {
  return await em.transactional(async (tx) => {
    const { story, beside } = await openTogether(tx, parts, whose, step);
    const advised = story.steps.find((open) => open.step === step);
    const kind = kindOf(step);
    if (!advised?.letterKind || !kind) throw DisputeProblems.raise('disputes.step_not_open');
    const about = aboutRow(story, kind);
    const earlier = await findLetterStory(tx, parts.vault, about.letter_id);
    if (!earlier) throw DisputeProblems.raise('disputes.not_found');
    const content = contentOf(parts, { story, beside, about, earlier, kind, advised });
    const startedFor = (one: DisputeStory) => ({
      roundId: one.newest.id,
      step,
      madeFrom: madeFrom(parts, one, content),
    });
    // One that was signed or thrown away is no longer the next letter.
    const open = await openDraftOf(tx, await draftsOfStep(tx, startedFor(story)));
    if (open) return open;
    const draft = await createDraft(tx, parts, whose.accountId, content, {
      from: 'earlier_letter',
    });
    const createdAt = parts.clock.now();
    for (const one of [story, ...beside])
      await addDisputeDraft(tx, { ...startedFor(one), draftId: draft.id, createdAt });
    return draft.id;
  });
}

interface Together {
  readonly story: DisputeStory;
  /** The disputes of the other items of the same letter that have the same step open, with the same days. */
  readonly beside: readonly DisputeStory[];
}

/** One letter that nobody has answered is asked about once, whatever number of items it named. Any other step is one dispute's own. */
async function openTogether(
  tx: EntityManager,
  parts: Parts,
  whose: { readonly accountId: string; readonly disputeId: string },
  step: NextStep,
): Promise<Together> {
  const { accountId, disputeId } = whose;
  if (step !== 'overdue_notice')
    return { story: await openDisputeAlone(tx, parts, whose), beside: [] };
  const seen = await openDispute(tx, parts, whose);
  const letter = await disputesOfLetter(tx, accountId, disputingRow(seen.side).letter_id);
  const ids = [...new Set([disputeId, ...letter.map(({ id }) => id)])].toSorted();
  // All are locked in one order: two of them can be started at once.
  for (const id of ids) await lockDispute(tx, { accountId, disputeId: id });
  const story = await openDispute(tx, parts, whose);
  const days = daysOf(story);
  const beside: DisputeStory[] = [];
  for (const id of ids.filter((one) => one !== disputeId)) {
    const other = await openDispute(tx, parts, { accountId, disputeId: id });
    const isOpen = other.steps.some((one) => one.step === step && one.letterKind !== undefined);
    if (isOpen && daysOf(other) === days) beside.push(other);
  }
  return { story, beside };
}

/** The letter that is asked about, and what its time hangs on. */
function daysOf({ side }: DisputeStory): string {
  const { letter_id, received_on, information_added_on } = disputingRow(side);
  return [letter_id, received_on, information_added_on].join('/');
}

function kindOf(step: NextStep): NextLetterKind | undefined {
  if (step === 'furnisher_dispute' || step === 'new_dispute') return step;
  return isFollowUp(step) ? step : undefined;
}

/** Which letter the next one goes on with. */
function aboutRow({ side }: DisputeStory, kind: NextLetterKind): RoundRow {
  return kind === 'block_declined'
    ? lastBefore(side, ({ basis }) => basis === ClockBasis.identity_theft_block)
    : disputingRow(side);
}

/** Where a day was noted again, or another answer, a draft with the earlier one would say what is not true. */
function madeFrom({ vault }: Parts, { newest }: DisputeStory, content: DraftContent): string {
  return vault.fingerprint('disputes', `${newest.id}/${JSON.stringify(content)}`);
}

interface Next extends Together {
  /** The round of the letter that it goes on with. */
  readonly about: RoundRow;
  readonly earlier: LetterStory;
  readonly kind: NextLetterKind;
  readonly advised: AdvisedStep;
}

function contentOf(
  { vault }: Parts,
  { story, beside, about, earlier, kind, advised }: Next,
): DraftContent {
  const { newest, rows, rounds } = story;
  const keys = new Set([story, ...beside].map((one) => one.newest.item_key));
  // In the order of the earlier letter, from whichever of its items it was started.
  const [item = 0, ...moreItems] = itemsOfLetter(vault, earlier).flatMap(({ key }, index) =>
    keys.has(key) ? [index] : [],
  );
  const clock = rounds[rows.indexOf(about)]?.clock;
  const isBack = newest.earlier_outcome_on !== null;
  const content = followUpDraft({
    earlier: {
      personalInfo: earlier.personalInfo,
      disputeDetails: earlier.disputeDetails,
      item,
      moreItems,
      bureau: earlier.bureau ?? undefined,
      reference: earlier.reference,
      date: earlier.date,
    },
    kind,
    letterId: earlier.id,
    known: {
      deliveredOn: about.received_on ?? undefined,
      trackingNumber: about.tracking_number ?? undefined,
      dueOn: clock?.dueOn,
      clockDays: clock?.unit === 'days' ? clock.length : undefined,
      informationAddedOn: about.information_added_on ?? undefined,
      resultsOn: (isBack ? newest.earlier_outcome_on : answeredOn(newest)) ?? undefined,
      blockRequested: story.side.some(({ basis }) => basis === ClockBasis.identity_theft_block),
      resultSays: newest.outcome === null ? undefined : RESULTS[newest.outcome],
      seenAgainOn: isReinserted(newest) ? (newest.outcome_on ?? undefined) : undefined,
    },
  });
  const timed = earlier.timeZone ? { ...content, timeZone: earlier.timeZone } : content;
  return goesToBureaus(advised, story) ? forBureaus(timed, story) : timed;
}

const RESULTS: Partial<Readonly<Record<DisputeOutcome, 'verified' | 'changed'>>> = {
  verified: 'verified',
  corrected_wrongly: 'changed',
};

const isReinserted = ({ outcome }: DisputeStory['newest']) => outcome === 'reinserted';

/** The day of an answer: that none came has no day, and that an item is back is no answer. */
function answeredOn({ outcome, outcome_on }: DisputeStory['newest']): string | null {
  return outcome === 'no_answer' || outcome === 'reinserted' ? null : outcome_on;
}

/** After a company's answer the same item can be disputed with the bureaus: their law stands with the step. */
function goesToBureaus({ step, law }: AdvisedStep, { newest }: DisputeStory): boolean {
  const isBureauLaw = law?.startsWith('cra.') ?? false;
  return step === 'new_dispute' && newest.recipient !== LetterRecipient.bureau && isBureauLaw;
}

/** Which bureau shows the item, the person has to say. */
function forBureaus(
  content: DraftContent,
  { item: { disputeReason } }: DisputeStory,
): DraftContent {
  const { recipientAddress: _, facts = {}, ...details } = content.disputeDetails;
  const recipient = LetterRecipient.bureau;
  return {
    ...content,
    disputeDetails: {
      ...details,
      recipient,
      facts: { ...relevantFacts({ disputeReason, recipient }, facts) },
    },
    bureauType: '',
    bureaus: [],
  };
}
