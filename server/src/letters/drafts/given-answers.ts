import type { BegunFrom, DraftContent } from '@creditfix/shared/letters';
import { z } from 'zod';

/**
 * When the person gave each answer of a draft, and what it came from. It is sealed with the draft, beside what the person sends: no
 * browser says the time. Courts ask whether a letter is the person's own: a case file shows it fact by fact.
 */

const AnswerSource = z.enum(['report', 'picture', 'earlier_letter'] satisfies AnswerSource[]);

/** Missing where the person typed or chose it. */
export type AnswerSource = BegunFrom | 'earlier_letter';

const givenAnswers = z.record(
  z.string(),
  z.object({ at: z.iso.datetime(), from: AnswerSource.optional() }),
);

/** By the place of the answer in the letter. */
export type GivenAnswers = z.output<typeof givenAnswers>;

/** What is beside the content in its seal; a draft of an earlier version has nothing there. */
export function givenIn(sealed: unknown): GivenAnswers {
  const { success, data } = z.object({ given: givenAnswers }).safeParse(sealed);
  return success ? data.given : {};
}

type Item = Pick<
  DraftContent['disputeDetails'],
  'creditorName' | 'accountNumber' | 'customDetails' | 'facts'
>;

/** @param item from 1, in the order of the letter */
export const placeOfAnswer = (item: number, question: 'company' | 'own words' | `fact ${string}`) =>
  `${item} ${question}`;

/** Every answer that has words, by its place. */
export function answersIn({ disputeDetails }: DraftContent): ReadonlyMap<string, string> {
  const { moreItems = [], ...first } = disputeDetails;
  return new Map(
    [first, ...moreItems].flatMap((item: Item, at) => {
      const answers = [
        [placeOfAnswer(at + 1, 'company'), item.creditorName],
        [placeOfAnswer(at + 1, 'own words'), item.customDetails],
        ...Object.entries(item.facts ?? {}).map(
          ([key, words]) => [placeOfAnswer(at + 1, `fact ${key}`), words] as const,
        ),
      ] as const;
      return answers.flatMap(([place, words]): [string, string][] =>
        words?.trim() ? [[place, words.trim()]] : [],
      );
    }),
  );
}

interface Before {
  readonly content: DraftContent;
  readonly given: GivenAnswers;
}

/** An answer with other words than before is a new one; what stayed was given when it was. */
export function givenWith(
  content: DraftContent,
  {
    before,
    at,
    from,
  }: { readonly before?: Before; readonly at: Date; readonly from?: AnswerSource },
): GivenAnswers {
  const was: ReadonlyMap<string, string> = before ? answersIn(before.content) : new Map();
  const now = { at: at.toISOString(), ...(from && { from }) };
  return Object.fromEntries(
    [...answersIn(content)].map(([place, words]) => {
      const earlier = was.get(place) === words ? before?.given[place] : undefined;
      return [place, earlier ?? now];
    }),
  );
}
