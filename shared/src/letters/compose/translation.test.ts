import { describe, expect, test } from 'vitest';
import { composeLetter } from './compose-letter.rules.ts';
import { agencyName } from '../contract/agencies.ts';
import { goldenCases } from '../golden/golden-cases.ts';
import type { LetterDocument, LetterInput } from '../contract/letter-document.ts';
import { letterTranslation, allWordings } from './translation.ts';

/** What the person said in words of their own, and the name of an agency: it stays as it is. */
function ownWordsOf({ disputeDetails: details, personalInfo }: LetterInput): readonly string[] {
  const items = [details, ...(details.moreItems ?? [])];
  return items
    .flatMap((item) => [
      item.creditorName,
      item.customDetails ?? '',
      ...Object.values(item.facts ?? {}),
    ])
    .concat(personalInfo.address, agencyName(details) ?? '')
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
  const copy = letterTranslation(letter);
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

describe('the wordings', () => {
  const slotsOf = (text: string) =>
    [...text.matchAll(/\{(?:\p{L}+ )?(\p{L}+)\}/gu)]
      .map(([, name = '']) => name.charAt(0).toLowerCase() + name.slice(1))
      .toSorted();

  test('have the same slots in both languages', () => {
    const odd = Object.entries(allWordings).filter(
      ([, { en, es }]) =>
        JSON.stringify([...new Set(slotsOf(en))]) !== JSON.stringify([...new Set(slotsOf(es))]),
    );
    expect(odd).toEqual([]);
  });

  test('are in Spanish where they are in English', () => {
    const same = Object.entries(allWordings).filter(([, { en, es }]) => en === es);
    // A list that is slots alone has no words.
    expect(same.map(([id]) => id)).toEqual(ONLY_SLOTS);
  });
});

const ONLY_SLOTS = [
  'incorrect_dates.rowKind',
  'incorrect_dates.rowLate',
  'personal_information.rowDetail',
];

describe('the translation', () => {
  test.each(goldenCases.map((each) => [each.name, each] as const))(
    'has Spanish for every sentence of %s',
    (_, { input }) => {
      expect(leftInEnglish(composeLetter(input), input)).toEqual([]);
    },
  );

  const [{ input }] = goldenCases as [(typeof goldenCases)[number]];

  test('keeps names, numbers and law, and turns dates', () => {
    const { document } = letterTranslation(composeLetter(input));
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
    const { lines } = letterTranslation(composeLetter(story));
    expect(lines.get('narrative')).toEqual([[{ kind: 'own', text: 'Hello.' }]]);
  });

  test('shows a letter as it is that was stored before its sentences had ids', () => {
    const { said: _said, ...letter } = composeLetter(input);
    const stored = JSON.parse(JSON.stringify(letter), (key, value: unknown) =>
      key === 'said' ? undefined : value,
    ) as LetterDocument;
    const { document, lines } = letterTranslation(stored);
    expect(document.subject).toBe(stored.subject);
    expect(document.blocks).toEqual(stored.blocks);
    expect([...lines.values()].flat(2).every(({ kind }) => kind !== 'spanish')).toBe(true);
  });

  test('leaves a paragraph in English that the person put in their own words', () => {
    const closing = composeLetter(input).blocks.at(-1);
    const replaced = closing?.kind === 'paragraph' ? closing.text : '';
    const blockId = closing?.id ?? '';
    const edited = { ...input, edits: [{ blockId, replaced, text: 'Call me any time.' }] };
    expect(letterTranslation(composeLetter(edited)).lines.get(blockId)).toEqual([
      [{ kind: 'english', text: 'Call me any time.' }],
    ]);
  });

  test('leaves a paragraph in English of which it does not know each sentence', () => {
    const letter = composeLetter(input);
    const blocks = letter.blocks.map((block) =>
      block.kind === 'paragraph' && block.id === 'closing'
        ? { ...block, said: [{ id: 'closing.of_another_version' }, ...(block.said ?? [])] }
        : block,
    );
    const [parts] = letterTranslation({ ...letter, blocks }).lines.get('closing') ?? [];
    expect(parts?.map(({ kind }) => kind)).toEqual(['english']);
  });

  test('agrees with the noun', () => {
    const spanish = letterTranslation(composeLetter(input)).lines.get('opening')?.flat();
    expect(spanish?.map(({ text }) => text).join(' ')).toContain('Disputo la cuenta en cobranza');
  });
});
