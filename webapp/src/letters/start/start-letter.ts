import { isCalendarDate } from '@creditfix/shared/kernel';
import { draftContentSchema, type Question, questionsFor } from '@creditfix/shared/letters';
import { BEGUN_LETTER_KEY, type SituationName } from '#webapp/kit/index.ts';
import { changeForm, emptyForm, type LetterForm } from '../letter-form.ts';
import { aboutItem, askedFacts, fromDraftContent, toDraftContent } from '../letter-request.ts';
import { timeZone, today } from '../today.ts';
import { situationIn, situationOf } from './situations.ts';

/** A letter that is begun before anybody signs in: the same form as in the wizard, of which a few choices are asked ahead. */
export interface StartedLetter {
  readonly about: SituationName;
  readonly form: LetterForm;
}

/** What was said of the item in another letter stays where this one asks it, too. */
export function startLetter(about: SituationName, before?: LetterForm): StartedLetter {
  const { reason, template, facts = {} } = situationOf(about);
  const blank = template ? changeForm(emptyForm, { kind: 'template', template }) : emptyForm;
  const chosen = reason ? changeForm(blank, { kind: 'reason', reason }) : blank;
  const form: LetterForm = { ...chosen, brief: true };
  const begun = { about, form: withFacts(form, facts) };
  const itemType = before?.disputeDetails.facts['itemType'];
  const offered = startQuestions(begun).find(({ key }) => key === 'itemType')?.options;
  const fits = offered?.some(({ value }) => value === itemType);
  return itemType && fits ? { about, form: withFacts(begun.form, { itemType }) } : begun;
}

function withFacts(form: LetterForm, facts: Readonly<Record<string, string>>): LetterForm {
  return Object.entries(facts).reduce(
    (now, [key, value]) => changeForm(now, { kind: 'fact', key, value }),
    form,
  );
}

/** What is asked of this letter before sign-in. A question with one possible answer is none. */
export function startQuestions({ about, form }: StartedLetter): readonly Question[] {
  const { asks, without = {} } = situationOf(about);
  const asked = aboutItem(form, 1);
  if (!asked) return [];
  return questionsFor(asked, askedFacts(form)).flatMap((question) => {
    if (!asks.includes(question.key)) return [];
    const options = question.options?.filter(
      ({ value }) => !without[question.key]?.includes(value),
    );
    return options && options.length > 1 ? [{ ...question, options }] : [];
  });
}

/** The letter after an answer, which may make another letter of it. */
export function answerStart(
  { about, form }: StartedLetter,
  { key, value }: { readonly key: string; readonly value: string },
): StartedLetter {
  const other = situationIn(situationOf(about).leadsTo?.[key]?.[value] ?? null);
  return other ? startLetter(other, form) : { about, form: withFacts(form, { [key]: value }) };
}

/**
 * What was answered before sign-in waits in this browser until a draft of the account has it: the link of the email may open in
 * another tab. Choices, bureaus and the name of the company are in it, nothing of the person. Where one computer serves several
 * people, the next one does not find it the day after.
 */
const KEY = BEGUN_LETTER_KEY;

export function keepStart({ about, form }: StartedLetter): void {
  const kept = { about, on: today(), content: toDraftContent(form, 1, timeZone) };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is switched off: the wizard then asks again.
  }
}

export function keptStart(): StartedLetter | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Readonly<
      Record<string, unknown>
    > | null;
    const about = situationIn(typeof kept?.['about'] === 'string' ? kept['about'] : null);
    const content = draftContentSchema.safeParse(kept?.['content']);
    if (about && content.success && isFresh(kept?.['on']))
      return { about, form: fromDraftContent(content.data).form };
    forgetStart();
  } catch {
    // Nothing was kept, or storage is switched off.
  }
  return undefined;
}

const DAY_MS = 86_400_000;

function isFresh(on: unknown): boolean {
  if (typeof on !== 'string' || !isCalendarDate(on)) return false;
  return Math.abs(Date.parse(today()) - Date.parse(on)) <= DAY_MS;
}

export function forgetStart(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
