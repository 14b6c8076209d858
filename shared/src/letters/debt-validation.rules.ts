import { addDays, isCalendarDate, type CalendarDate, type FieldFault } from '../kernel/index.ts';
import { debtValidationQuestions } from './debt-validation.questions.ts';
import { answerOf, dateWords, spokenDateWords } from './fact-words.rules.ts';
import { faultWords } from './fault-words.ts';
import { advice, answerWay, refusal, templateWay, adviceSentences } from './gate-words.ts';
import type { LabelledValue, Refusal } from './letter-document.ts';
import type { Advice } from './letter-input.ts';
import type { DisputeCase, ReasonRules, ReasonText, WritingCase } from './reason-rules.ts';
import { answerClosing } from './letter-closing.rules.ts';
import { ownWords } from './own-words.rules.ts';
import { cite } from './shared-law.rules.ts';
import { sentences } from './wording.rules.ts';
import {
  claimedRows,
  disputeStatement,
  keepPrivate,
  noAdmission,
  originalCreditorRefusal,
  suedAdvice,
  theftAdvice,
} from './special-words.rules.ts';

/**
 * A dispute within the validation period: 15 U.S.C. 1692g(b), 12 CFR 1006.38. Collection stops until verification is mailed; the
 * law sets no day for the answer and asks for no signed contract, and the letter claims neither.
 */
export const debtValidationRules: ReasonRules = {
  questions: debtValidationQuestions,
  faults: periodFaults,
  refusal: validationRefusal,
  advice: validationAdvice,
  write: validationText,
};

/** 15 U.S.C. 1692g(a)(3): counted from receipt where the notice names no date. */
const PERIOD_DAYS = 30;
/** A notice gives the 30 days and some for the mail; much more is a slip of the pen. */
const LONGEST_DAYS = 90;
const SOON_DAYS = 10;

/** The last day to dispute; undefined while the answers do not tell. */
function lastDay({ facts }: DisputeCase): CalendarDate | undefined {
  const printed = answerOf(facts, 'disputeBy');
  if (isCalendarDate(printed)) return printed;
  const received = answerOf(facts, 'noticeReceived');
  return isCalendarDate(received) ? addDays(received, PERIOD_DAYS) : undefined;
}

function periodFaults({ facts, today }: DisputeCase): readonly FieldFault[] {
  const printed = answerOf(facts, 'disputeBy');
  return isCalendarDate(printed) && printed > addDays(today, LONGEST_DAYS)
    ? [
        {
          path: 'disputeDetails.facts.disputeBy',
          message: faultWords().disputeByFarAhead,
        },
      ]
    : [];
}

function validationRefusal(dispute: DisputeCase): Refusal | undefined {
  const { facts, today } = dispute;
  const original = originalCreditorRefusal(
    dispute,
    'collector.original_creditor.validation',
    templateWay('directDispute', '623-direct-dispute'),
  );
  if (original) return original;
  if (answerOf(facts, 'noticeState') === 'none') return noNotice();
  const last = lastDay(dispute);
  return last !== undefined && last < today
    ? periodOver(facts['noticeState'] === 'no_date')
    : undefined;
}

const toVerification = () => templateWay('verificationLetter', 'debt-verification');

const noNotice = (): Refusal =>
  refusal('debt_validation.no_notice', [
    toVerification(),
    answerWay('changeAnswer', 'noticeState'),
  ]);

function periodOver(counted: boolean): Refusal {
  return refusal('debt_validation.period_over', [
    toVerification(),
    answerWay('changeDate', counted ? 'noticeReceived' : 'disputeBy'),
  ]);
}

function validationAdvice(dispute: DisputeCase): readonly Advice[] {
  const last = lastDay(dispute);
  return [
    ...(last !== undefined && last >= dispute.today && last <= addDays(dispute.today, SOON_DAYS)
      ? [
          {
            code: 'debt_validation.soon_over',
            text: adviceSentences().soonOver(spokenDateWords(last)),
          },
        ]
      : []),
    advice('debt_validation.no_deadline'),
    ...suedAdvice(dispute),
    ...theftAdvice(dispute),
    keepPrivate(),
  ];
}

function validationText(dispute: WritingCase): ReasonText {
  const { pick } = dispute;
  return {
    subject: 'Dispute of a debt and request for verification',
    opening: openingOf(dispute),
    entry: { title: 'The debt', nameLabel: 'Your company' },
    rows: [...claimedRows(dispute), ...noticeRows(dispute)],
    paragraphs: [{ id: 'item-1-why', text: disputeStatement(dispute) }],
    afterWords: [{ id: 'item-1-no-admission', text: noAdmission(dispute) }],
    law: [
      `When a person disputes a debt in writing within this time, the Fair Debt Collection Practices Act requires the collector to stop collecting it until it has mailed the verification of the debt, or a copy of a judgment ${cite('coll.verify')}.`,
      `The same holds when a person asks for the name and address of the original creditor, as I do with this letter ${cite('coll.verifyRule')}.`,
      `A collector that passes on information about a disputed debt also has to say that it is disputed ${cite('coll.reporting')}.`,
    ],
    requests: [
      pick('validation-stop', [
        'Stop collecting this debt until you have mailed me the verification.',
        'Do not collect this debt before the verification is in the mail to me.',
        'Hold all collection of this debt until the verification is on its way to me.',
      ]),
      pick('validation-papers', [
        'Send me the verification, with the papers that connect the debt with me.',
        'Mail me the verification, and with it whatever papers link this debt to me.',
      ]),
      pick('validation-amount', [
        'Show me how the amount is made up, with the interest, fees, payments and credits that were added or taken off.',
        'Break the amount down for me: what it was at first, and each charge, fee, payment and credit after that.',
        'List what stands behind the amount: the first balance, then all interest, fees, payments and credits.',
      ]),
      pick('validation-creditor', [
        'Tell me the name and address of the original creditor.',
        'Name the original creditor, with its address.',
        'Let me know who the original creditor is and where to reach it.',
      ]),
      pick('validation-reported', [
        'Report the debt as disputed if you report it at all.',
        'If you report the debt to a bureau, add that I dispute it.',
        'Wherever you report this debt, mark it as disputed.',
      ]),
    ],
    closing: answerClosing(dispute),
  };
}

function openingOf(dispute: WritingCase): string {
  const { item } = ownWords(dispute);
  return sentences(dispute.pick, 'validation-opening', [
    [
      `I have your notice about ${item}.`,
      `You sent me a notice about ${item}.`,
      `Your notice about ${item} has reached me.`,
      `I have received your notice about ${item}.`,
      `I am answering your notice about ${item}.`,
      `You wrote to me about ${item}.`,
    ],
    [
      'I dispute the debt, and I am writing in time.',
      'I dispute it within the time I have for that.',
      'I dispute the debt while the time for that is running.',
      'The time to dispute it is running, and I do so.',
      'I am in time to dispute it, and do so.',
      'There is still time to dispute it. I do so here.',
    ],
  ]);
}

function noticeRows({ facts }: DisputeCase): readonly LabelledValue[] {
  const rows: readonly (readonly [string, string])[] = [
    ['Date of your notice', answerOf(facts, 'noticeDate')],
    ['Notice received', answerOf(facts, 'noticeReceived')],
    ['Time to dispute ends', answerOf(facts, 'disputeBy')],
  ];
  return rows
    .filter(([, date]) => date !== '')
    .map(([label, date]) => ({ label, value: dateWords(date) }));
}
