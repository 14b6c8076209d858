import { followUpWords, questionsFor, type Question } from '@creditfix/shared/letters';
import { asksAddress, type LetterForm, itemPath } from '../letter-form.ts';
import { aboutPartMessages, itemsPartMessages, questionsPartMessages } from '../messages.tsx';
import { isSpecialLetter, recipientChoices } from '../letter-template.ts';
import { aboutItem, askedFacts, isItemAboutFile, itemNumbers } from '../letter-request.ts';

/** One view of step 2. The letter comes first, then each item with its questions group by group, then the list of items. */
export interface DetailsPart {
  readonly view: 'about' | 'account' | 'rest' | 'recipient' | 'address' | 'questions' | 'items';
  /** The item that it asks about, from 1; the views of the whole letter belong to the first. */
  readonly item: number;
  readonly title: string;
  readonly questions: readonly Question[];
}

export function detailsParts(form: LetterForm): readonly DetailsPart[] {
  const [, ...further] = itemNumbers(form);
  return [
    partFor(
      'about',
      1,
      form.followUp ? followUpWords[form.followUp.kind].title : aboutPartMessages.heading,
    ),
    ...(form.brief ? briefParts(form) : firstItemParts(form)),
    // Further items of a follow-up are those of the earlier letter, as they were said there.
    ...(form.followUp ? [] : further).flatMap((item) => [
      accountPart(form, item, itemsPartMessages.itemNumber(item)),
      ...questionParts(form, item),
    ]),
    ...(further.length > 0 ? [partFor('items', 1, itemsPartMessages.listTitle)] : []),
  ];
}

function firstItemParts(form: LetterForm): readonly DetailsPart[] {
  return [
    ...(hasAccountView(form) ? [accountPart(form, 1, questionsPartMessages.accountTitle)] : []),
    ...(asksRecipient(form) ? [partFor('recipient', 1, questionsPartMessages.recipientTitle)] : []),
    ...(asksAddress(form) ? [partFor('address', 1, questionsPartMessages.addressTitle)] : []),
    ...questionParts(form, 1),
  ];
}

/** Who made the choices before sign-in gets what is left on one view, then the company's address, then the papers with their own words. */
function briefParts(form: LetterForm): readonly DetailsPart[] {
  const questions = itemQuestions(form, 1);
  const [rest, papers] = [questions.filter(isRest), questions.filter((one) => !isRest(one))];
  return [
    partFor('rest', 1, questionsPartMessages.accountTitle, rest),
    ...(asksAddress(form) ? [partFor('address', 1, questionsPartMessages.addressTitle)] : []),
    ...(papers.length > 0 ? [partFor('questions', 1, papers[0]?.group ?? '', papers)] : []),
  ];
}

function isRest({ key }: Question): boolean {
  return key !== 'enclosures' && key !== 'story';
}

/** A freeze or an alert is about no account, and no reason is asked for it. */
function hasAccountView(form: LetterForm): boolean {
  return !isSpecialLetter(form) || !isItemAboutFile(form, 1);
}

/** A letter that goes to one kind of company only leaves nothing to choose, nor does one that follows another. */
function asksRecipient(form: LetterForm): boolean {
  if (form.followUp) return form.recipient === 'bureau' && form.followUp.asksBureau;
  return form.recipient === 'bureau' || recipientChoices(form).length > 1;
}

function partFor(
  view: DetailsPart['view'],
  item: number,
  title: string,
  questions: readonly Question[] = [],
): DetailsPart {
  return { view, item, title, questions };
}

function itemQuestions(form: LetterForm, item: number): readonly Question[] {
  const about = aboutItem(form, item);
  return about ? questionsFor(about, askedFacts(form, item)) : [];
}

/** Decides what the company is called and whether there is a number, so it is asked before them. */
function isKind({ key }: Question): boolean {
  return key === 'itemType';
}

function accountPart(form: LetterForm, item: number, title: string): DetailsPart {
  return partFor('account', item, title, itemQuestions(form, item).filter(isKind));
}

function questionParts(form: LetterForm, item: number): readonly DetailsPart[] {
  const groups = new Map<string, Question[]>();
  for (const question of itemQuestions(form, item)) {
    if (isKind(question)) continue;
    const group = groups.get(question.group);
    if (group) group.push(question);
    else groups.set(question.group, [question]);
  }
  return [...groups].map(([title, questions]) => partFor('questions', item, title, questions));
}

/** The first view of the account, where the fields of the letter stand. */
export const ACCOUNT_PART = 1;

/** Where a field of the request is asked for. The account's own view stands for what has no view of its own. */
export function partOfPath(parts: readonly DetailsPart[], path: string): number {
  const further = /^disputeDetails\.moreItems\.(\d+)/.exec(path)?.[1];
  const item = further === undefined ? 1 : Number(further) + 2;
  const found = parts.findIndex((one) => one.item === item && holds(one, path));
  if (found >= 0) return found;
  if (path === 'disputeDetails.moreItems') return parts.length - 1;
  return Math.max(ACCOUNT_PART, accountPartOf(parts, item));
}

/** The same over all steps. */
export function placeOfPath(form: LetterForm, path: string): { step: 1 | 2; part: number } {
  if (path.startsWith('personalInfo')) return { step: 1, part: 0 };
  return { step: 2, part: partOfPath(detailsParts(form), path) };
}

function holds({ view, item, questions }: DetailsPart, path: string): boolean {
  if (view === 'rest' && /^bureau|^disputeDetails\.(recipient|agency)$/.test(path)) return true;
  if (view === 'recipient') return /^bureau|^disputeDetails\.(recipient|agency)$/.test(path);
  if (view === 'address') return path.startsWith('disputeDetails.recipientAddress');
  return questions.some(({ key }) => path === `${itemPath(item)}.facts.${key}`);
}

export function recipientPartOf(parts: readonly DetailsPart[]): number {
  const part = parts.findIndex(({ view }) => view === 'recipient');
  return part >= 0 ? part : ACCOUNT_PART;
}

export function accountPartOf(parts: readonly DetailsPart[], item: number): number {
  return parts.findIndex(
    (one) => (one.view === 'account' || one.view === 'rest') && one.item === item,
  );
}

/** The first questions about an item, or its account if there are none. */
export function questionsPartOf(parts: readonly DetailsPart[], item: number): number {
  const part = parts.findIndex(
    (one) => (one.view === 'questions' || one.view === 'rest') && one.item === item,
  );
  return part >= 0 ? part : accountPartOf(parts, item);
}

/** The last view that asks about this item. */
export function lastPartOf(parts: readonly DetailsPart[], item: number): number {
  return parts.findLastIndex(
    (one) => one.item === item && ['questions', 'rest', 'account'].includes(one.view),
  );
}

/** The view that takes the files to enclose. */
export function copiesPartOf(parts: readonly DetailsPart[]): number {
  const part = parts.findIndex(({ questions }) =>
    questions.some(({ key }) => key === 'enclosures'),
  );
  return part >= 0 ? part : lastPartOf(parts, 1);
}
