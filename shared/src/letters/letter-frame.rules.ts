import { answerOf } from './fact-words.rules.ts';
import { ownWords } from './own-words.rules.ts';
import type { ReasonText, WritingCase } from './reason-rules.ts';
import { sentences, type Wordings } from './wording.rules.ts';

/** How a letter begins, for each recipient and for one item or several. */

const SUBJECTS: Readonly<Record<WritingCase['recipient'], readonly [one: string, many: string]>> = {
  bureau: ['Dispute of an item on my credit report', 'Dispute of items on my credit report'],
  furnisher: [
    'Direct dispute of an account that you report',
    'Direct dispute of accounts that you report',
  ],
  collector: ['Dispute of a debt that you report', 'Dispute of debts that you report'],
  inquirer: ['Your inquiry on my credit report', 'Your inquiries on my credit report'],
};

/** Items of one kind keep their own subject; a mixed letter gets a general one. */
export function subjectOf(
  { recipient, facts, several }: WritingCase,
  texts: readonly ReasonText[],
): string {
  const own = shared(texts, ({ subject }) => subject);
  if (own !== undefined && (!several || saysSeveral(own))) return own;
  if (!several && recipient === 'bureau' && answerOf(facts, 'itemType') === 'hard_inquiry') {
    return 'Dispute of an inquiry on my credit report';
  }
  return SUBJECTS[recipient][several ? 1 : 0];
}

/** Only the rules for identity theft know a wording for several items; a letter of theirs holds nothing else. */
function saysSeveral(subject: string): boolean {
  return subject.startsWith('Identity theft');
}

function shared(
  texts: readonly ReasonText[],
  part: (text: ReasonText) => string | undefined,
): string | undefined {
  const all = new Set(texts.map(part));
  return all.size === 1 ? [...all][0] : undefined;
}

export function openingOf(dispute: WritingCase, texts: readonly ReasonText[]): string {
  const subject = shared(texts, (text) => text.subject);
  const own = shared(texts, ({ opening }) => opening);
  if (own !== undefined && (!dispute.several || saysSeveral(subject ?? ''))) return own;
  return sentences(
    dispute.pick,
    'opening',
    dispute.several ? SEVERAL[dispute.recipient] : OPENINGS[dispute.recipient](dispute),
  );
}

const OPENINGS: Readonly<
  Record<WritingCase['recipient'], (dispute: WritingCase) => readonly Wordings[]>
> = {
  bureau: (dispute) => {
    const { item, report } = ownWords(dispute);
    return [
      [
        `I dispute ${item}.`,
        `I am writing to dispute ${item}.`,
        `This letter is my dispute of ${item}.`,
        `My dispute is about ${item}.`,
        `I am disputing ${item}.`,
        `Please look into ${item}, which I dispute.`,
        `I am writing about ${item}, and I dispute it.`,
        `This is my dispute of ${item}.`,
      ],
      [
        'I explain below what is wrong and what I ask for.',
        `It is on ${report}, and it is not right.`,
        'What is wrong with it is set out below.',
        'Please look into it and correct it.',
        `I found it on ${report}.`,
        'My reasons and my requests follow.',
        'Below you will find my reasons and what I ask.',
        `What ${report} says about it is not right.`,
      ],
    ];
  },
  furnisher: (dispute) => {
    const { item, report } = ownWords(dispute);
    return [
      [
        `I dispute what you report about ${item}.`,
        `I am writing to dispute your reporting of ${item}.`,
        `You report ${item} to the credit bureaus, and I dispute it.`,
        `My dispute is about ${item}.`,
        `Please look into ${item}, which I dispute.`,
        `This letter is my dispute of ${item}.`,
        `I am disputing the way you report ${item}.`,
        `I have a dispute with you about ${item}.`,
      ],
      [
        'What you tell the credit bureaus about it is not right.',
        `I found it on ${report}.`,
        'I explain below what is wrong and what I ask.',
        'Please look into it and correct what you report.',
        `What ${report} says about it is not right.`,
        'My reasons and my requests follow.',
        'What is wrong with it is set out below.',
        'The details are below.',
      ],
    ];
  },
  collector: (dispute) => {
    const { item, report } = ownWords(dispute);
    return [
      [
        `I dispute ${item} and what you report about it.`,
        `You report ${item} to the credit bureaus. I dispute it.`,
        `I am writing to dispute ${item} and your reporting of it.`,
        `My dispute is about ${item} that you report.`,
        `I am disputing ${item}, which you report to the credit bureaus.`,
        `This letter is my dispute of ${item}.`,
        `You put ${item} on my credit report. I dispute it.`,
        `Please look into ${item}, which I dispute.`,
      ],
      [
        'My reasons follow.',
        `I found your entry on ${report}.`,
        'I explain below what is wrong and what I ask.',
        `What ${report} says about it is not right.`,
        'What is wrong with it is set out below.',
        'The reason is given below.',
        'Below you will find my reasons.',
        'Here is why, and what I ask.',
      ],
    ];
  },
  inquirer: (dispute) => {
    const { item, report } = ownWords(dispute);
    return [
      [
        `I am writing about ${item}.`,
        `On my credit report I found ${item}.`,
        `My credit report shows ${item}.`,
        `I have a question about ${item}.`,
        `While reading ${report}, I saw ${item}.`,
        `This letter is about ${item}.`,
      ],
      [
        'I did not ask for it.',
        'I never asked for it.',
        'I had not asked for it.',
        'I did not request it.',
      ],
      [
        'What was it for?',
        'Please tell me what it was for.',
        'I would like to know its purpose.',
        'Please let me know its purpose.',
      ],
    ];
  },
};

/** Each item speaks for itself further down, so that this stays short. */
const SEVERAL: Readonly<Record<WritingCase['recipient'], readonly Wordings[]>> = {
  bureau: [
    [
      'I dispute several items on my report.',
      'I am disputing several items on my report.',
      'Several items on my report are not right.',
      'Several items on my report need correcting.',
      'I am writing to dispute several items.',
      'This is my dispute of several items.',
    ],
    [
      'Each is explained below.',
      'My reasons follow.',
      'Please look into each.',
      'The details are below.',
      'Here they are.',
    ],
  ],
  furnisher: [
    [
      'I dispute several items that you report.',
      'Several items that you report are not right.',
      'I am disputing several items you report.',
      'This is my dispute of several items.',
      'Please look into several items you report.',
    ],
    [
      'Each is explained below.',
      'My reasons follow.',
      'They are listed below.',
      'The details are below.',
      'Here they are.',
    ],
  ],
  collector: [
    [
      'I am writing about the debts below.',
      'This letter is about several debts.',
      'You report the debts that are listed below.',
      'My letter is about the debts below.',
      'You report several debts under my name.',
    ],
    [
      'My words on each follow.',
      'Each has its own part.',
      'I take them one by one.',
      'Here is each of them.',
    ],
  ],
  inquirer: [
    [
      'My credit report shows inquiries of yours.',
      'I found inquiries of yours on my credit report.',
      'I am writing about your inquiries.',
      'Several inquiries on my report are yours.',
    ],
    [
      'What were they for?',
      'I did not ask for them.',
      'Please explain them to me.',
      'I asked for none of them.',
    ],
  ],
};
