import type { LetterPurpose, LetterRecipient } from '@creditfix/shared/letters';
import type { AnswerTime } from './next-dates.ts';
import type { MadeLetters } from './wizard-state.ts';

/** What is said once a letter is signed: what it is, and when an answer is due. No time is named that no law sets. */

/** "Letter CF-7Q4M-2K9D is" */
export function lettersWords({ letters }: MadeLetters): string {
  const [first] = letters;
  return letters.length > 1 ? `${letters.length} letters are` : `Letter ${first.reference} is`;
}

interface AnswerWords {
  readonly when: string;
  readonly what: string;
  readonly after: string;
}

const whoAnswers: Readonly<Record<LetterRecipient, string>> = {
  bureau: 'The bureau',
  furnisher: 'The company',
  collector: 'The collector',
  inquirer: 'The company',
};

export function answerWords(made: MadeLetters, time: AnswerTime | undefined): AnswerWords {
  if (!time) {
    return {
      when: 'About a month later',
      what:
        withoutTime[made.purpose] ??
        'No law sets a day for the answer, so a month is a fair time to wait.',
      after: 'If nothing has come by then, you can write once more.',
    };
  }
  const [first] = made.letters;
  const who =
    made.letters.length > 1 ? 'Each bureau' : (first.target ?? whoAnswers[made.recipient]);
  return {
    when: `${time.length} days after it arrives`,
    what: `${who} has to ${time.what}.${remark(made, time)}`,
    after:
      'The results come by mail to your address. If nothing has come by then, you can write again.',
  };
}

/** 15 U.S.C. 1681j(a)(3) and 1681i(a)(1)(B) speak of bureaus only. */
function remark({ recipient, freeReport }: MadeLetters, { law }: AnswerTime): string {
  if (recipient !== 'bureau' || law === 'cra.procedure') return '';
  if (freeReport) return ' It has 45 days because you used your free annual report.';
  if (freeReport === false) {
    return ' If you send more papers meanwhile, it may take up to 15 days longer.';
  }
  return ' It is 45 days if you used your free report from AnnualCreditReport.com.';
}

const withoutTime: Partial<Record<LetterPurpose, string>> = {
  goodwill: 'Whether it agrees is up to the company, and no law sets a day for the answer.',
  pay_for_delete:
    'The collector may accept, refuse or not answer. Pay nothing before you hold its agreement in writing.',
  debt_validation:
    'If your letter arrived in time, the collector has to stop collecting until it has sent you verification. No law says by when it has to answer.',
  overdue_notice:
    'The time for the answer is over already, and this letter starts no new one. Two or three weeks are a fair time to wait.',
  reinsertion_notice:
    'You asked how the item came back. No law sets a day for the answer to this letter, so a month is a fair time to wait.',
  block_declined:
    'You asked about the block. The law says that a notice has to come promptly and names no day, so a month is a fair time to wait.',
  debt_verification:
    'You asked for the facts and for the debt to be marked as disputed. No law sets a day for the answer.',
};
