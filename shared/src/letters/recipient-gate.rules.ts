import { answerOf } from './fact-words.rules.ts';
import type { Refusal, RefusalWay } from './letter-document.ts';
import { isSpecial, type LetterPurpose } from './letter-purpose.ts';
import { LetterRecipient } from './letter-recipient.ts';
import type { DisputeCase } from './reason-rules.ts';
import { ruleFor } from './rule-table.ts';

/**
 * Letters that are never written to this recipient, and whom to write to instead. 12 CFR 1022.43(b) lists what a company need not
 * investigate when it is asked directly; the law on debt collection binds no original creditor.
 */
export function recipientRefusal(cases: readonly DisputeCase[]): Refusal | undefined {
  for (const dispute of cases) {
    const refusal = noSuchLetter(dispute) ?? excludedItem(dispute) ?? notACollector(dispute);
    if (!refusal) continue;
    return cases.length === 1
      ? refusal
      : { ...refusal, title: `Item ${dispute.number}: ${refusal.title}`, item: dispute.number };
  }
  return undefined;
}

const WAY_LABELS: Readonly<Record<LetterRecipient, string>> = {
  bureau: 'Write to a credit bureau',
  furnisher: 'Write to the company that reported it',
  collector: 'Write to the debt collector',
  inquirer: 'Write to the company that checked my credit',
};

function writeTo(recipient: LetterRecipient): RefusalWay {
  return { kind: 'switch_recipient', label: WAY_LABELS[recipient], recipient };
}

/** Recipients that a letter of this kind is written to. */
function recipientsOf(purpose: LetterPurpose): readonly LetterRecipient[] {
  return Object.values(LetterRecipient).filter((recipient) => ruleFor(purpose, recipient));
}

function noSuchLetter({ purpose, recipient }: DisputeCase): Refusal | undefined {
  if (ruleFor(purpose, recipient)) return undefined;
  const { title, text } = STRANGERS[purpose]?.[recipient] ?? DEFAULTS[recipient];
  return {
    code: 'recipient.no_such_letter',
    title,
    text,
    ways: recipientsOf(purpose).map(writeTo),
  };
}

type Words = Pick<Refusal, 'title' | 'text'>;

const DEFAULTS: Readonly<Record<LetterRecipient, Words>> = {
  bureau: {
    title: 'This letter does not go to a bureau',
    text: 'A credit bureau has no part in what this letter asks for. Write to the company itself.',
  },
  furnisher: {
    title: 'This letter does not go to this company',
    text: 'The law behind this letter does not bind the company that reported the item. Please choose who it is for.',
  },
  collector: {
    title: 'This letter does not go to a debt collector',
    text: 'The law behind this letter does not bind a debt collector. Please choose who it is for.',
  },
  inquirer: {
    title: 'This company only looked at your report',
    text: 'It reported nothing, so it has nothing to correct. You can ask it why it looked; anything else goes to a bureau or to the company that reported the item.',
  },
};

const STRANGERS: Readonly<
  Partial<Record<LetterPurpose, Partial<Readonly<Record<LetterRecipient, Words>>>>>
> = {
  statute_of_limitations: {
    furnisher: {
      title: 'How long an item stays is up to the bureau',
      text: 'The time limit for old items binds the credit bureaus and not the company that reported them. Ask a bureau to stop reporting it.',
    },
  },
  identity_theft: {
    inquirer: {
      title: 'The bureau can take this inquiry out',
      text: 'After identity theft the bureau has the duty to act on an inquiry. The company that made it has no such duty.',
    },
  },
  goodwill: {
    bureau: {
      title: 'A bureau cannot do you this favor',
      text: 'A goodwill letter asks for a favor, and only the company that reported the late payment can grant it. A bureau shows what the company reports.',
    },
    collector: {
      title: 'A goodwill letter goes to the lender',
      text: 'It asks the company that you paid late to take the mark back as a favor. A debt collector did not report that mark.',
    },
  },
  pay_for_delete: {
    bureau: {
      title: 'This offer goes to the collector',
      text: 'A bureau takes no payments and makes no such deals. Only the company that collects the debt can answer this offer.',
    },
    furnisher: {
      title: 'This offer goes to a debt collector',
      text: 'A lender that reports its own accounts rarely takes true entries back, and a letter should not suggest it. A debt collector sometimes does.',
    },
  },
  debt_validation: {
    bureau: {
      title: 'Validation is a duty of collectors',
      text: 'The law that makes someone show what a debt is made of binds debt collectors. A credit bureau has no duty under it.',
    },
    furnisher: {
      title: 'Validation is a duty of collectors',
      text: 'The law on debt collection does not bind the company that the account was with. You can dispute what it reports instead.',
    },
  },
  debt_verification: {
    bureau: {
      title: 'This letter is for a debt collector',
      text: 'It asks a collector what it has about a debt. A credit bureau has no such papers.',
    },
    furnisher: {
      title: 'This letter is for a debt collector',
      text: 'The law on debt collection does not bind the company that the account was with. You can dispute what it reports instead.',
    },
  },
  file_disclosure: {
    furnisher: {
      title: 'Only a bureau keeps this file',
      text: 'The right to see the whole file is a right against the credit bureaus. A company has only its own records.',
    },
    collector: {
      title: 'Only a bureau keeps this file',
      text: 'The right to see the whole file is a right against the credit bureaus. A collector has only its own records.',
    },
    inquirer: {
      title: 'Only a bureau keeps this file',
      text: 'The right to see the whole file is a right against the credit bureaus.',
    },
  },
};

const EXCLUDED: Readonly<Record<string, Words>> = {
  hard_inquiry: {
    title: 'An inquiry is disputed with the bureau',
    text: 'The rule on direct disputes leaves inquiries out, so a company may set such a letter aside. A bureau has to look into it.',
  },
  personal_information: {
    title: 'Personal details are corrected by the bureau',
    text: 'The rule on direct disputes leaves out names, addresses, birth dates and employers. The bureau that shows them has to look into it.',
  },
  bankruptcy: {
    title: 'A court record is disputed with the bureau',
    text: 'The rule on direct disputes leaves public records out, since the bureau got them from a court. The bureau has to look into it.',
  },
  judgment: {
    title: 'A court record is disputed with the bureau',
    text: 'The rule on direct disputes leaves public records out, since the bureau got them from a court. The bureau has to look into it.',
  },
};

/** 12 CFR 1022.43(b)(1). A question about the time to sue is no direct dispute and has its own answer for judgments. */
function excludedItem({ purpose, recipient, facts }: DisputeCase): Refusal | undefined {
  if (recipient !== 'furnisher' && recipient !== 'collector') return undefined;
  if (purpose === 'statute_of_limitations') return undefined;
  const itemType = answerOf(facts, 'itemType');
  const words = EXCLUDED[itemType];
  if (!words) return undefined;
  return {
    code: 'recipient.not_directly',
    ...words,
    ways: [
      ...(ruleFor(purpose, 'bureau') ? [writeTo('bureau')] : []),
      ...(itemType === 'hard_inquiry' && ruleFor(purpose, 'inquirer') ? [writeTo('inquirer')] : []),
      { kind: 'answer', label: 'Change the kind of item', questionKey: 'itemType' },
    ],
  };
}

/** 15 U.S.C. 1692a(6): who collects its own debts in its own name is no debt collector. */
function notACollector({ purpose, recipient, facts }: DisputeCase): Refusal | undefined {
  if (recipient !== 'collector' || answerOf(facts, 'collectorRole') !== 'original')
    return undefined;
  // A special letter has no other recipient; its own rules lead to the letter that fits.
  if (isSpecial(purpose)) return undefined;
  return {
    code: 'recipient.original_creditor',
    title: 'This company is no debt collector',
    text: 'The law on debt collection does not bind the company that the account was with, and a letter that says so would be set aside.',
    ways: [
      ...(ruleFor(purpose, 'furnisher') ? [writeTo('furnisher')] : []),
      ...(ruleFor(purpose, 'bureau') ? [writeTo('bureau')] : []),
      { kind: 'answer', label: 'Change my answer', questionKey: 'collectorRole' },
    ],
  };
}
