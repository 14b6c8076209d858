import type { Phrase } from '../contract/letter-document.ts';
import { answerOf } from '../facts/fact-words.rules.ts';
import { advice } from '../facts/gate-words.ts';
import { itemTypeChoices } from '../facts/item-types.ts';
import { isBureau, ownWords } from '../facts/own-words.rules.ts';
import {
  type ReasonRules,
  type ReasonText,
  type WritingCase,
  type QuestionDefinition,
  choices,
} from '../facts/reason-rules.ts';
import { fromTable, wordsOf } from '../facts/sentence.ts';
import { lawFor, papersRequest } from '../law/law-sentences.ts';
import {
  enclosureQuestion,
  itemQuestions,
  questionGroups,
  storyQuestion,
} from './common.questions.ts';
import { deceasedQuestionsMessages as words } from './messages.ts';

/** What step 2 asks where a report says that the person has died. Content table. */

const deceasedQuestions: readonly QuestionDefinition[] = [
  ...itemQuestions(itemTypeChoices.accounts),
  {
    key: 'whoDied',
    group: questionGroups.happened,
    kind: 'choice',
    required: true,
    ...words.whoDied,
    options: choices(words.whoDied.options, ['joint_holder', 'relative', 'nobody']),
  },
  enclosureQuestion(['ssa_letter', 'creditor_letter']),
  storyQuestion,
];

const { say, wordings } = wordsOf('deceased', {
  short: { en: 'I am reported as deceased', es: 'figuro como persona fallecida' },
  claim: {
    en: 'I am alive, and this {noun} is marked as if I had died.',
    es: 'Estoy con vida, y {este noun} lleva una marca de fallecimiento.',
  },
  wrong: { en: 'What is wrong', es: 'Qué está mal' },
  row: { en: 'The entry marks me as deceased', es: 'El registro me marca como persona fallecida' },
  jointHolder: {
    en: 'The other person on this account died. I did not.',
    es: 'La otra persona de esta cuenta falleció. Yo no.',
  },
  relative: {
    en: 'A relative of mine died, and that may have been noted under my name by mistake.',
    es: 'Un familiar mío falleció, y puede que eso se haya anotado a mi nombre por error.',
  },
  nobody: {
    en: 'I know of no death that could explain it.',
    es: 'No sé de ningún fallecimiento que lo explique.',
  },
  remove: {
    en: 'Remove the deceased mark from this account and from anywhere else in my file.',
    es: 'Elimine la marca de fallecimiento de esta cuenta y de cualquier otra parte de mi expediente.',
  },
  keep: {
    en: 'Keep the account itself, with its history. Only the mark is wrong.',
    es: 'Conserve la cuenta misma, con su historial. Solo la marca está mal.',
  },
  source: {
    en: 'Tell me in writing who reported that I died.',
    es: 'Dígame por escrito quién reportó que fallecí.',
  },
  removeCompany: {
    en: 'Take the deceased mark off this account, and send the correction to every credit bureau you report to.',
    es: 'Quite la marca de fallecimiento de esta cuenta y envíe la corrección a cada agencia de crédito a la que usted reporta.',
  },
});

/**
 * A living person who is reported as deceased: 15 U.S.C. 1681i, or 12 CFR 1022.43(a)(3) for the company. The request is to remove the
 * mark and never the account, which may be the only good one that the person has.
 */
export const deceasedRules: ReasonRules = {
  questions: deceasedQuestions,
  wordings,
  refusal: () => undefined,
  advice: ({ recipient }) => [
    advice('deceased.own_id'),
    ...(recipient === 'bureau' ? [advice('deceased.each_bureau')] : []),
  ],
  write: deceasedText,
};

const WHO: Readonly<Record<string, Phrase>> = {
  joint_holder: say.jointHolder,
  relative: say.relative,
  nobody: say.nobody,
};

function deceasedText(dispute: WritingCase): ReasonText {
  const { again: noun } = ownWords(dispute);
  const who = fromTable(WHO, answerOf(dispute.facts, 'whoDied'));
  return {
    claim: { short: say.short, said: say.claim({ noun }) },
    rows: [{ label: say.wrong, value: say.row }],
    paragraphs: [{ id: 'item-1-why', said: who ? [who] : [] }],
    ...lawFor(dispute, { scope: 'direct.conduct' }),
    requests: [
      ...(isBureau(dispute) ? [say.remove, say.keep, say.source] : [say.removeCompany, say.keep]),
      ...papersRequest(dispute),
    ],
  };
}
