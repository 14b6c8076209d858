import { sentenceCase } from './fact-words.rules.ts';
import { ownWords } from './own-words.rules.ts';
import type { WritingCase } from './reason-rules.ts';
import { wordsFor } from './recipient-words.ts';
import type { Wordings } from './wording.rules.ts';

/** The sentences of a letter about a wrong date, each in the ways that people say it. */

export function markedLate(dispute: WritingCase, month: string, late: string): Wordings {
  const { report } = wordsFor(dispute);
  return [
    `The payment history marks ${month} as ${late}. That is not right.`,
    `${sentenceCase(report)} says that I was ${late} in ${month}. That is not right.`,
    `For ${month} ${report} shows me ${late}. I was not.`,
    `I was not ${late} in ${month}, as ${report} has it.`,
    `The mark for ${month}, ${late}, is wrong.`,
    `In ${month} I am marked ${late}, which is wrong.`,
  ];
}

export function paidOn(due: string, paid: string): Wordings {
  return [
    `The payment was due on ${due}, and I made it on ${paid}.`,
    `It was due on ${due}, and I paid it on ${paid}.`,
    `I paid on ${paid} what was due on ${due}.`,
    `The due date was ${due}, and my payment was made on ${paid}.`,
    `My payment of ${paid} was for the due date of ${due}.`,
    `I made the payment due on ${due} on ${paid}.`,
  ];
}

export const ON_TIME: Wordings = ['It was on time.', 'So it was on time.', 'That was on time.'];

export const lessThan = (days: string): Wordings => [
  `That is less than ${days} days after the due date.`,
  `This is less than ${days} days after it was due.`,
  `So it came less than ${days} days after the due date.`,
];

export const SOURCES: Readonly<Record<string, Wordings>> = {
  statement: [
    'An account statement shows this.',
    'You can see this on an account statement.',
    'I know this from an account statement.',
    'It is on an account statement of mine.',
  ],
  bank_record: [
    'My bank records show this.',
    'I know this from my bank records.',
    'You can see this in my bank records.',
    'It is in my bank records.',
  ],
  older_report: [
    'An older credit report shows this.',
    'I know this from an older credit report.',
    'You can see this on an older credit report.',
    'It is on an older credit report of mine.',
  ],
  creditor_letter: [
    'A letter from the company shows this.',
    'I know this from a letter of the company.',
    'The company says so in a letter.',
    'It is in a letter from the company.',
  ],
  contract: [
    'The contract shows this.',
    'I know this from the contract.',
    'You can see this in the contract.',
    'It is in the contract.',
  ],
  memory: [
    'I give this date from memory, so please check it.',
    'Please check this date, since I give it from memory.',
    'This date is from memory. Please check it.',
  ],
};

export function wrongDate(
  dispute: WritingCase,
  { name, shown, right }: Readonly<Record<'name' | 'shown' | 'right', string>>,
): Wordings {
  const { report } = wordsFor(dispute);
  const { again: item } = ownWords(dispute);
  return [
    `For ${item} ${report} shows ${shown} as the ${name}. It should be ${right}.`,
    `The ${name} of ${item} is wrong. ${sentenceCase(report)} shows ${shown}, but it should be ${right}.`,
    `${sentenceCase(report)} gives ${shown} as the ${name} of ${item}. The right date is ${right}.`,
    `The right ${name} for ${item} is ${right}. ${sentenceCase(report)} shows ${shown}.`,
    `For ${item} the ${name} should be ${right}, and not ${shown} as ${report} shows.`,
    `The ${name} for ${item} is ${right}. It stands as ${shown} on ${report}.`,
  ];
}
