import { describe, expect, test } from 'vitest';
import { composeLetter } from './compose-letter.rules.ts';
import { goldenCases } from './golden-cases.ts';
import type { LetterDocument } from './letter-document.ts';
import type { LetterInput } from './letter-input.ts';
import { writeTranslation } from './translation.rules.ts';

/** With all cases together enough to see each wording of a place several times; `scripts/eval` reads hundreds more. */
const SEEDS = Array.from({ length: 6 }, (_, index) => `seed-${index}`);

/** What the person said in words of their own: it stays as it is. */
function ownWordsOf({ disputeDetails: details, personalInfo }: LetterInput): readonly string[] {
  const items = [details, ...(details.moreItems ?? [])];
  return items
    .flatMap((item) => [
      item.creditorName,
      item.customDetails ?? '',
      ...Object.values(item.facts ?? {}),
    ])
    .concat(personalInfo.address)
    .map((text) => text.replace(/\s+/g, ' ').trim().replace(/\.$/, ''))
    .filter((text) => text.length > 2)
    .toSorted((one, other) => other.length - one.length);
}

function without(text: string, own: readonly string[]): string {
  return own.reduce((rest, words) => rest.split(words).join(' '), text);
}

const ENGLISH =
  /\b(?:the|is|are|was|of|and|my|your|with|it|not|for|at|by|to|from|you|have|that)\b/i;

function leftInEnglish(letter: LetterDocument, input: LetterInput): readonly string[] {
  const copy = writeTranslation(letter);
  const own = ownWordsOf(input);
  const pieces = [...copy.lines.values()].flat(2);
  const { document } = copy;
  const labels = [
    document.subject,
    document.salutation,
    document.closing,
    ...document.enclosures,
    ...document.identification.map(({ label }) => label),
    ...document.blocks.flatMap((block) =>
      block.kind === 'facts'
        ? [block.title, ...block.rows.flatMap(({ label, value }) => [label, value])]
        : [],
    ),
  ];
  return [
    ...pieces.filter(({ kind }) => kind === 'english').map(({ text }) => text),
    ...pieces.filter(({ kind }) => kind === 'own').map(({ text }) => without(text, own)),
    ...[...labels, ...pieces.filter(({ kind }) => kind === 'spanish').map(({ text }) => text)]
      .map((text) => without(text, own))
      .filter((text) => ENGLISH.test(text)),
  ].filter((text) => /\p{L}/u.test(text));
}

describe('the translation', () => {
  test.each(goldenCases.map((each) => [each.name, each] as const))(
    'has Spanish for every wording of %s',
    (_, { input }) => {
      for (const wordingSeed of SEEDS) {
        const seeded = { ...input, wordingSeed };
        expect(leftInEnglish(composeLetter(seeded), seeded)).toEqual([]);
      }
    },
  );

  const [{ input }] = goldenCases as [(typeof goldenCases)[number]];

  test('keeps names, numbers and law, and turns dates', () => {
    const { document } = writeTranslation(composeLetter(input));
    const text = JSON.stringify(document);
    for (const kept of ['Northgate Recovery', '4417', '48 Larkspur Lane', '15 U.S.C. § 1681i(a)']) {
      expect(text).toContain(kept);
    }
    expect(document.identification[0]).toEqual({
      label: 'Fecha de nacimiento',
      value: '17 de febrero de 1984',
    });
  });

  test('leaves the person’s own words as they are and says whose they are', () => {
    const story = {
      ...input,
      disputeDetails: { ...input.disputeDetails, customDetails: 'Hello.' },
    };
    const { lines } = writeTranslation(composeLetter(story));
    expect(lines.get('narrative')).toEqual([[{ kind: 'own', text: 'Hello.' }]]);
  });

  test('marks a sentence that it has no Spanish for', () => {
    const letter = composeLetter(input);
    const closing = letter.blocks.at(-1)?.id ?? '';
    const edited = {
      ...letter,
      blocks: letter.blocks.map((block) =>
        block.id === closing && block.kind === 'paragraph'
          ? { ...block, text: 'Call me any time. Thank you.' }
          : block,
      ),
    };
    expect(writeTranslation(edited).lines.get(closing)).toEqual([
      [
        { kind: 'english', text: 'Call me any time.' },
        { kind: 'spanish', text: 'Gracias.' },
      ],
    ]);
  });
});
