import { addDays, type CalendarDate } from '../../kernel/index.ts';
import type { Enclosure } from '../../documents/index.ts';
import { agencyName } from '../contract/agencies.ts';
import type { Bureau } from '../contract/bureaus.ts';
import type { DisputeDetails } from '../contract/dispute-request.schema.ts';
import { isStory, ticked } from '../facts/fact-words.rules.ts';
import { tellsNewFigure } from '../facts/text-reading.rules.ts';
import { type LetterAbout, purposeOf } from '../contract/letter-purpose.ts';

/**
 * The same dispute again. A consumer reporting agency or furnisher may set aside a dispute that is substantially the same as an
 * earlier one and brings nothing new (15 U.S.C. 1681i(a)(3), 12 CFR 1022.43(f)), so we do not write it.
 */

/** Days in which a dispute is still open, or its answer just in. */
export const REPEAT_DAYS = 45;

/** What a letter said, as far as a later one is compared with it. */
export interface SaidBefore {
  readonly disputeDetails: DisputeDetails;
  readonly bureau: Bureau | undefined;
  /** SHA-256 of each enclosure that was enclosed. */
  readonly copies: readonly string[];
  /** What is printed on it. */
  readonly date?: CalendarDate;
}

type ItemFields = Pick<DisputeDetails, 'creditorName' | 'accountNumber'>;

/** Tells an item again however its name and number were typed. */
export function itemIdentity({ creditorName, accountNumber }: ItemFields): string {
  const name = letters(creditorName).replace(
    /(?:inc|llc|corp|corporation|company|co|na|lp|ltd)$/,
    '',
  );
  return `${name}/${letters(accountNumber).slice(-4)}`;
}

/** Fewer characters than this are shared by many strangers' accounts. */
const TELLING_NUMBER = 8;

/**
 * Tells an item again under another person's account; undefined where too little of its number is known for that, as on a report
 * that hides all but the last digits.
 */
export function itemIdentityForAll(item: ItemFields): string | undefined {
  const number = letters(item.accountNumber).replace(/x{2,}/g, '');
  return number.length < TELLING_NUMBER ? undefined : `${itemIdentity(item)}/${number}`;
}

function letters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** A goodwill letter says that the item is right; a dispute says that it is wrong. Both at once convince nobody. */
function admitsItem(about: LetterAbout): boolean {
  return purposeOf(about) === 'goodwill';
}

/** True if the later letter would say the opposite of the earlier one about an item that both name. */
export function contradicts(earlier: LetterAbout, later: LetterAbout): boolean {
  const purposes = [purposeOf(earlier), purposeOf(later)];
  return admitsItem(earlier) !== admitsItem(later) && !purposes.includes('file_disclosure');
}

/** True if the later letter repeats a dispute of the earlier one, to the same recipient and for the same reason, with nothing new. */
export function repeatsWithNothingNew(earlier: SaidBefore, later: SaidBefore): boolean {
  if (!sameRecipient(earlier, later)) return false;
  if (later.copies.some((copy) => !earlier.copies.includes(copy))) return false;
  const before = itemsOf(earlier.disputeDetails);
  return itemsOf(later.disputeDetails).every((item) =>
    before.some((one) => sameDispute(one, item) && !saysMore(one, item, earlier.date ?? '')),
  );
}

/** A letter that leaves the bureau open can be mailed to any of the three, and so to the one that had it already. */
function sameRecipient(earlier: SaidBefore, later: SaidBefore): boolean {
  const [before, now] = [recipientKey(earlier), recipientKey(later)];
  return before === now || (now === OPEN && before.startsWith(OPEN));
}

const OPEN = 'bureau/';

function recipientKey({ disputeDetails, bureau }: SaidBefore): string {
  const { recipient = 'bureau', recipientAddress, agency, typedAddress } = disputeDetails;
  if (agency) return `agency/${letters(agencyName(disputeDetails) ?? '')}`;
  // A request to see the file that went to another address may never have found its department.
  if (typedAddress && recipientAddress)
    return `bureau/${bureau ?? ''}/${letters(recipientAddress.street + recipientAddress.zipCode)}`;
  return recipient === 'bureau'
    ? `bureau/${bureau ?? ''}`
    : `${recipient}/${letters(recipientAddress?.name ?? '')}`;
}

/** Every item with what the letter as a whole is about. */
export function itemsOf(details: DisputeDetails): readonly DisputeDetails[] {
  const { moreItems = [], ...first } = details;
  const { template, followUp } = details;
  return [first, ...moreItems.map((item) => ({ ...item, template, followUp }))];
}

function sameDispute(one: DisputeDetails, other: DisputeDetails): boolean {
  return purposeOf(one) === purposeOf(other) && itemIdentity(one) === itemIdentity(other);
}

/**
 * A new answer, a changed short answer, another kind of enclosure, or a date or sum that was not told: never a few more words, the
 * same date written in another way, or the day of the earlier letter.
 */
function saysMore(before: DisputeDetails, now: DisputeDetails, writtenOn: string): boolean {
  const [old, fresh] = [before.facts ?? {}, now.facts ?? {}];
  const copies = ticked(old, 'enclosures');
  if (ticked(fresh, 'enclosures').some((kind) => !copies.includes(kind as Enclosure))) return true;
  const { enclosures: _, ...answers } = fresh;
  const isNew = Object.entries(answers).some(([key, value]) => {
    const [was, is] = [(old[key] ?? '').trim(), value.trim()];
    return is !== '' && is !== was && !isStory(key) && (was === '' || !is.includes(' '));
  });
  const told = [before.customDetails ?? '', ...Object.values(old), writtenOn];
  const tells = [now.customDetails ?? '', ...Object.values(answers)].join(' . ');
  return isNew || tellsNewFigure(tells, told);
}

/** From when on the same dispute makes sense again: it was answered, or its time is over. */
export function repeatMakesSenseOn(earlier: CalendarDate): CalendarDate {
  return addDays(earlier, REPEAT_DAYS);
}
