import { addYears, isCalendarDate, spokenDate } from '../../kernel/index.ts';
import type { Refusal } from '../contract/letter-document.ts';
import type { DisputeFacts } from '../contract/question.ts';
import { answerOf } from '../facts/fact-words.rules.ts';
import { answerWay, reasonWay, refusal, refusalSentences } from '../facts/gate-words.ts';
import {
  type DisputeCase,
  type ReasonText,
  type WritingCase,
  type QuestionDefinition,
  choices,
} from '../facts/reason-rules.ts';
import { fromTable, wordsOf } from '../facts/sentence.ts';
import { cite, disputeLaw, papersRequest } from '../law/law-sentences.ts';
import { BANKRUPTCY_YEARS } from '../law/obsolescence.rules.ts';
import { questionGroups } from './common.questions.ts';
import { bankruptcyQuestionsMessages as words } from './messages.ts';

/** A bankruptcy that is older than ten years, or is shown with the wrong chapter or status. */

const isBankruptcy = (answers: DisputeFacts) => answers['itemType'] === 'bankruptcy';

export const bankruptcyQuestions: readonly QuestionDefinition[] = [
  {
    key: 'reliefDate',
    group: questionGroups.happened,
    kind: 'date',
    required: true,
    recipients: ['bureau'],
    when: isBankruptcy,
    ...words.reliefDate,
  },
  {
    key: 'chapter',
    group: questionGroups.happened,
    kind: 'choice',
    required: true,
    recipients: ['bureau'],
    when: isBankruptcy,
    ...words.chapter,
    options: choices(words.chapter.options, ['7', '13', '11', '12']),
  },
];

const { say, wordings } = wordsOf('bankruptcy', {
  short: { en: 'older than ten years', es: 'de hace más de diez años' },
  claim: {
    en: 'This bankruptcy is too old for an ordinary credit report.',
    es: 'Esta bancarrota es demasiado antigua para un informe de crédito ordinario.',
  },
  relief: { en: 'Order for relief', es: 'Orden de amparo' },
  chapterRow: { en: 'Chapter', es: 'Capítulo' },
  chapter: { en: 'Chapter {number}', es: 'Capítulo {number}' },
  period: {
    en: 'A bankruptcy may be reported for ten years from the date of the order for relief {law}. Counted from {first}, the ten years ended on {last}.',
    es: 'Una bancarrota se puede reportar durante diez años desde la fecha de la orden de amparo {law}. Contados desde el {first}, los diez años terminaron el {last}.',
  },
  check: {
    en: 'Check the date above against the record of the bankruptcy court.',
    es: 'Compare la fecha de arriba con el registro del tribunal de bancarrotas.',
  },
  stop: {
    en: 'Stop reporting this bankruptcy, because its reporting period is over.',
    es: 'Deje de reportar esta bancarrota, porque su período de reporte terminó.',
  },
  shortChapter: { en: 'wrong chapter', es: 'capítulo equivocado' },
  shortStatus: { en: 'wrong status', es: 'estado equivocado' },
  claimChapter: {
    en: 'The chapter of this bankruptcy is not reported correctly.',
    es: 'El capítulo de esta bancarrota no se reporta correctamente.',
  },
  claimStatus: {
    en: 'The status of this bankruptcy is not reported correctly.',
    es: 'El estado de esta bancarrota no se reporta correctamente.',
  },
});

export const bankruptcyWordings = wordings;

/** 15 U.S.C. 1681c(a)(1): ten years from the order for relief, which in a case that one files oneself is the filing. */
export function bankruptcyRefusal({ facts, today }: DisputeCase): Refusal | undefined {
  const first = answerOf(facts, 'reliefDate');
  if (!isCalendarDate(first) || first > today) {
    return refusal('too_old.bankruptcy', [
      answerWay('giveDate', 'reliefDate'),
      reasonWay('entryWrong', 'other'),
    ]);
  }
  const last = addYears(first, BANKRUPTCY_YEARS);
  if (today > last) return undefined;
  const { bankruptcyNotYet: said } = refusalSentences();
  return {
    code: 'too_old.not_yet',
    title: said.title,
    text: said.text(spokenDate(first), spokenDate(last)),
    ways: [answerWay('checkDate', 'reliefDate'), reasonWay('entryWrong', 'other')],
  };
}

export function bankruptcyText(dispute: WritingCase): ReasonText {
  const { facts, today } = dispute;
  const first = answerOf(facts, 'reliefDate');
  const last = isCalendarDate(first) ? addYears(first, BANKRUPTCY_YEARS) : '';
  // A letter that is only looked at before its time shows a blank, never a date that is not over.
  const over = last !== '' && today > last ? last : '';
  return {
    claim: { short: say.short, said: say.claim },
    rows: [
      { label: say.relief, value: { date: first } },
      { label: say.chapterRow, value: say.chapter({ number: answerOf(facts, 'chapter') }) },
    ],
    paragraphs: [],
    ownLaw: [
      say.period({ law: cite('obs.bankruptcy'), first: { date: first }, last: { date: over } }),
    ],
    law: disputeLaw(dispute),
    requests: [say.check, say.stop, ...papersRequest(dispute)],
  };
}

const CLAIMS = {
  bankruptcy_chapter: { short: say.shortChapter, said: say.claimChapter },
  bankruptcy_status: { short: say.shortStatus, said: say.claimStatus },
};

/** What is wrong with the record itself, where that is its chapter or status. */
export function bankruptcyClaim(errorKind: string): ReasonText['claim'] {
  return fromTable<NonNullable<ReasonText['claim']>>(CLAIMS, errorKind);
}
