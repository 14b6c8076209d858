import { isCalendarDate, type CalendarDate } from '../kernel/index.ts';
import { verificationRequest } from './collector-law.rules.ts';
import { answerOf, dateWords, monthWords, quotedWords, sentenceCase } from './fact-words.rules.ts';
import { dateKindWords, isDateKind } from './incorrect-dates.questions.ts';
import {
  ON_TIME,
  SOURCES,
  lessThan,
  markedLate,
  paidOn,
  wrongDate,
} from './incorrect-dates-words.rules.ts';
import { isObsolete, obsolescence } from './obsolescence.rules.ts';
import type { DisputeFacts } from './question.ts';
import type { DisputeCase, ReasonText, WritingCase } from './reason-rules.ts';
import { lawFor } from './recipient-law.rules.ts';
import { isBureau, wordsFor } from './recipient-words.ts';
import { cite } from './shared-law.rules.ts';
import { itemSentences, fromTable } from './wording.rules.ts';

/** What a letter about a wrong date or a wrong late mark says. */

export function datesText(dispute: WritingCase): ReasonText {
  if (dispute.shortForm) return shortText(dispute);
  return answerOf(dispute.facts, 'whichDate') === 'late_month'
    ? lateMonthText(dispute)
    : singleDateText(dispute);
}

const DAY_MS = 86_400_000;

export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** A later first delinquency would keep the item on the report for longer. */
export function isLater(facts: DisputeFacts): boolean {
  const [shown, correct] = [answerOf(facts, 'dateShown'), answerOf(facts, 'dateCorrect')];
  return isCalendarDate(shown) && isCalendarDate(correct) && correct > shown;
}

/** A company corrects its report wherever it sent it. */
function everywhere(dispute: WritingCase): string {
  return isBureau(dispute) ? '' : ' at every credit bureau you report to';
}

const CLOSER = 'a date in the history of';

function shortText(dispute: WritingCase): ReasonText {
  const { report, records, item } = wordsFor(dispute);
  return {
    rows: [{ label: 'What is wrong', value: 'The dates are wrong' }],
    paragraphs: [
      {
        id: 'item-1-why',
        text: itemSentences(dispute, 'date', [
          [
            `The dates that ${report} shows for this ${dispute.noun} are wrong.`,
            `${sentenceCase(report)} shows wrong dates for this ${dispute.noun}.`,
            `For this ${dispute.noun} the dates on ${report} are wrong.`,
          ],
        ]),
      },
    ],
    ...lawFor(dispute, { scope: 'direct.conduct', closer: CLOSER }),
    requests: [
      dispute.pick('dates-check', [
        `Check the dates of ${item} against ${records}.`,
        `Compare the dates of ${item} with ${records}.`,
      ]),
      dispute.pick('dates-correct', [
        `Correct each date that is wrong${everywhere(dispute)}. Tell me in writing which dates ${records} show.`,
        `Tell me in writing which dates ${records} show. Correct each date that is wrong${everywhere(dispute)}.`,
      ]),
      ...verificationRequest(dispute),
    ],
  };
}

function lateMonthText(dispute: WritingCase): ReasonText {
  const { facts } = dispute;
  const month = monthWords(answerOf(facts, 'lateMonth'));
  const days = answerOf(facts, 'lateDays');
  const late = days === '120' ? '120 days or more late' : `${days} days late`;
  const due = answerOf(facts, 'paymentDueDate');
  const paid = answerOf(facts, 'paymentMadeDate');
  const within = paid !== '' && daysBetween(due, paid) < Number(days);
  return {
    rows: [
      { label: 'The report shows', value: `${month}: ${late}` },
      { label: 'Payment due', value: dateWords(due) },
      { label: 'Payment made', value: dateWords(paid) },
    ],
    paragraphs: [
      {
        id: 'item-1-why',
        text: itemSentences(dispute, 'late', [
          markedLate(dispute, month, late),
          paidOn(dateWords(due), dateWords(paid)),
          within ? (paid <= due ? ON_TIME : lessThan(days)) : undefined,
          fromTable(SOURCES, answerOf(facts, 'dateSource')),
        ]),
      },
    ],
    ...lawFor(dispute, { scope: 'direct.conduct', closer: 'the payment history of' }),
    requests: [
      isBureau(dispute)
        ? dispute.pick('late-check', [
            'Ask the company on which day it received this payment.',
            'Have the company look up the day on which it received this payment.',
            'Find out from the company on which day this payment came in.',
          ])
        : dispute.pick('late-check', [
            'Check on which day you received this payment.',
            'Look up the day on which you received this payment.',
            'See in your books on which day this payment came in.',
          ]),
      dispute.pick('late-correct', [
        `Correct the mark for ${month} to match the day I paid${atBureaus(dispute)}. If it cannot be verified, remove it.`,
        `Make the mark for ${month} match the day I paid${atBureaus(dispute)}. Remove it if it cannot be verified.`,
        `If the mark for ${month} cannot be verified, remove it. Otherwise make it match the day I paid${atBureaus(dispute)}.`,
      ]),
      ...verificationRequest(dispute),
    ],
  };
}

function atBureaus(dispute: WritingCase): string {
  return isBureau(dispute) ? '' : ', at every credit bureau';
}

/** The seven years of 1681c(a)(4) are named for collections and charge-offs only, never for a federal student loan (20 U.S.C. 1080a(f)). */
const CLOCK_TYPES: readonly string[] = ['collection', 'charge_off', 'medical_collection'];

/** What the right date means for the item's time on the report; a later date is never argued against the person. */
function reportingPeriod({ facts, today, recipient }: WritingCase): {
  isOver: boolean;
  law: string[];
} {
  const correct = answerOf(facts, 'dateCorrect');
  const counts = recipient === 'bureau' && isDelinquencyDate({ facts });
  const isOver = counts && isCalendarDate(correct) && isObsolete(correct, today);
  if (!counts || (isLater(facts) && !isOver)) return { isOver, law: [] };
  const start = `This date matters. For an account that went to collection or was charged off, the reporting period begins 180 days after the delinquency that led to it ${cite('obs.clockStart')}.`;
  if (!isOver) return { isOver, law: [start] };
  const over = dateWords(obsolescence(correct).latestRemovable);
  return {
    isOver,
    law: [
      start,
      `The period is seven years ${cite('obs.collections')}. Counted from the right date, it ended on ${over}.`,
    ],
  };
}

/** 15 U.S.C. 1681s-2(a)(5): the month and year of the delinquency, only for a collection or charge-off. */
export function isDelinquencyDate({ facts }: Pick<DisputeCase, 'facts'>): boolean {
  return (
    answerOf(facts, 'whichDate') === 'first_delinquency' &&
    CLOCK_TYPES.includes(answerOf(facts, 'itemType'))
  );
}

/** The duty of the company to report the right start of the delinquency. */
function delinquencyLaw(dispute: WritingCase): readonly string[] {
  return !isBureau(dispute) && isDelinquencyDate(dispute)
    ? [
        `For a collection or charge-off you are to report the month and year in which the delinquency began ${cite('furn.delinquencyDate')}.`,
      ]
    : [];
}

function dateName(facts: DisputeFacts): string {
  const which = answerOf(facts, 'whichDate');
  if (which === 'other') return `"${quotedWords(answerOf(facts, 'otherDateName'))}"`;
  return isDateKind(which) ? dateKindWords[which] : 'date';
}

function singleDateText(dispute: WritingCase): ReasonText {
  const { facts } = dispute;
  const { records } = wordsFor(dispute);
  const which = answerOf(facts, 'whichDate');
  const name = dateName(facts);
  const shown = dateWords(answerOf(facts, 'dateShown'));
  const right = dateWords(answerOf(facts, 'dateCorrect'));
  const period = reportingPeriod(dispute);
  return {
    rows: [
      { label: 'Which date', value: sentenceCase(name) },
      { label: 'The report shows', value: shown },
      { label: 'It should show', value: right },
    ],
    paragraphs: [
      {
        id: 'item-1-why',
        text: itemSentences(dispute, 'date', [
          wrongDate(dispute, { name, shown, right }),
          fromTable(SOURCES, answerOf(facts, 'dateSource')),
        ]),
      },
    ],
    ...lawFor(dispute, {
      scope: 'direct.conduct',
      closer: CLOSER,
      own: [...period.law, ...delinquencyLaw(dispute)],
    }),
    requests: [
      dispute.pick('date-check', [
        `Check this date against ${records}.`,
        `Compare this date with ${records}.`,
        `Look this date up in ${records}.`,
      ]),
      which === 'first_delinquency'
        ? dispute.pick('date-correct', [
            `Correct it to ${right}${everywhere(dispute)}. If you can verify neither date, tell me in writing which date ${records} show.`,
            `Change it to ${right}${everywhere(dispute)}. If neither date can be verified, tell me in writing which date ${records} show.`,
            `Correct the date to ${right}${everywhere(dispute)}. Should you verify neither date, tell me in writing which date ${records} show.`,
          ])
        : dispute.pick('date-correct', [
            `Correct it to ${right}${everywhere(dispute)}. If it cannot be verified, take the date out.`,
            `Change it to ${right}${everywhere(dispute)}, or take the date out if it cannot be verified.`,
            `Correct the date to ${right}${everywhere(dispute)}. If no date can be verified, take the date out.`,
          ]),
      ...(period.isOver
        ? [
            dispute.pick('date-over', [
              'Once the date is confirmed, stop reporting the item. Its time is over.',
              'Stop reporting the item once the date is confirmed. Its time is over.',
            ]),
          ]
        : []),
      ...verificationRequest(dispute),
    ],
  };
}
