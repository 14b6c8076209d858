import { verificationRequest } from './collector-law.rules.ts';
import {
  answerOf,
  asSentence,
  dateWords,
  maskedAccount,
  moneyCents,
  moneyWords,
  sentenceCase,
  shownWords,
} from './fact-words.rules.ts';
import { ownWords } from './own-words.rules.ts';
import type { ReasonText, WritingCase } from './reason-rules.ts';
import { lawFor } from './recipient-law.rules.ts';
import { isBureau, wordsFor } from './recipient-words.ts';
import { itemSentences, fromTable, type Wordings } from './wording.rules.ts';

/** What a letter about one debt says that is reported twice. */

export function duplicateText(dispute: WritingCase): ReasonText {
  return dispute.shortForm ? shortText(dispute) : fullText(dispute);
}

const LAW = { scope: 'direct.other' } as const;

function shortText(dispute: WritingCase): ReasonText {
  const { report, records } = wordsFor(dispute);
  const { noun, pick } = dispute;
  return {
    rows: [{ label: 'What is wrong', value: 'This is a duplicate entry' }],
    paragraphs: [
      {
        id: 'item-1-why',
        text: itemSentences(dispute, 'duplicate', [
          [
            `This ${noun} is on ${report} more than once.`,
            `${sentenceCase(report)} shows this ${noun} more than once.`,
            `You will find this ${noun} more than once on ${report}.`,
          ],
          ['It is one and the same.', 'There is only one.', 'It is the same one each time.'],
        ]),
      },
    ],
    ...lawFor(dispute, LAW),
    requests: [
      pick('duplicate-compare', [
        `Compare the entries with ${records}.`,
        `Check the entries against ${records}.`,
      ]),
      isBureau(dispute)
        ? pick('duplicate-keep', [
            'Keep one entry and remove the other.',
            'Let one entry stay and remove the other.',
          ])
        : pick('duplicate-keep', [
            'If you report it twice, take one entry back from every credit bureau.',
            'Take one entry back from every credit bureau if you report it twice.',
          ]),
      ...verificationRequest(dispute),
    ],
  };
}

function fullText(dispute: WritingCase): ReasonText {
  const { facts } = dispute;
  const relation = answerOf(facts, 'entriesRelation');
  const opened = (key: string) => {
    const date = answerOf(facts, key);
    return date ? [{ label: 'Date opened', value: dateWords(date) }] : [];
  };
  return {
    ...(isBureau(dispute) ? { subject: 'Dispute of a duplicate entry on my credit report' } : {}),
    rows: [
      { label: 'Balance shown', value: moneyWords(answerOf(facts, 'thisBalance')) },
      ...opened('thisOpened'),
    ],
    secondEntry: {
      title: 'Second entry for the same debt',
      rows: [
        { label: 'Listed as', value: shownWords(answerOf(facts, 'otherCreditor')) },
        {
          label: 'Account number',
          value: maskedAccount(shownWords(answerOf(facts, 'otherAccountNumber'))),
        },
        { label: 'Balance shown', value: moneyWords(answerOf(facts, 'otherBalance')) },
        ...opened('otherOpened'),
      ],
    },
    paragraphs: [{ id: 'item-1-why', text: whyTwice(dispute, relation) }],
    ...lawFor(dispute, LAW),
    requests: [
      ...(isBureau(dispute)
        ? bureauRequests(dispute, relation)
        : companyRequests(dispute, relation)),
      ...verificationRequest(dispute),
    ],
  };
}

function whyTwice(dispute: WritingCase, relation: string): string {
  const { facts } = dispute;
  const both = ['thisBalance', 'otherBalance'].every(
    (key) => (moneyCents(answerOf(facts, key)) ?? 0) > 0,
  );
  return itemSentences(dispute, 'duplicate', [
    twice(dispute),
    relation === 'same_company' && !isBureau(dispute)
      ? ['Both entries come from you.', 'You report both of them.', 'Both are yours.']
      : fromTable(RELATIONS, relation),
    relation === 'original_and_collector' && both
      ? [
          'Both entries show a balance.',
          'A balance is shown for both.',
          'Each of them shows a balance.',
        ]
      : undefined,
    [
      'Here is why I know it is one debt:',
      'This is how I know it is one debt:',
      'How I know that it is one debt:',
      'Why it is one debt:',
      'It is one debt, and here is why:',
      'That it is one debt, I know from this:',
    ],
    [asSentence(answerOf(facts, 'sameDebtWhy'))],
  ]);
}

function twice(dispute: WritingCase): Wordings {
  const { facts } = dispute;
  const { report } = wordsFor(dispute);
  const [name, other] = entryNames(dispute);
  const [first, second] = ['thisBalance', 'otherBalance'].map((key) =>
    moneyWords(answerOf(facts, key)),
  );
  const Report = sentenceCase(report);
  return [
    `The same debt is on ${report} twice: as ${name} with ${first} and as ${other} with ${second}.`,
    `${Report} shows one debt twice, as ${name} (${first}) and as ${other} (${second}).`,
    `${sentenceCase(name)} with ${first} and ${other} with ${second} are the same debt on ${report}.`,
    `${Report} lists ${name} with ${first} and ${other} with ${second}. This is one debt.`,
    `One debt is on ${report} twice: ${name} with ${first}, ${other} with ${second}.`,
    `${Report} has one debt two times, ${name} with ${first} and ${other} with ${second}.`,
  ];
}

/** Two entries under one name are told apart by their numbers. */
function entryNames(dispute: WritingCase): readonly [string, string] {
  const { name, ending } = ownWords(dispute);
  const other = shownWords(answerOf(dispute.facts, 'otherCreditor'));
  if (name.toLowerCase() !== other.toLowerCase()) return [name, other];
  const number = maskedAccount(shownWords(answerOf(dispute.facts, 'otherAccountNumber')));
  return ending !== '' && number.startsWith('ending in ') && ending.trim() !== number
    ? [`the account${ending}`, `the account ${number}`]
    : ['the first entry', 'the second entry'];
}

const RELATIONS: Readonly<Record<string, Wordings>> = {
  same_company: [
    'Both entries come from the same company.',
    'One company reports both.',
    'The same company reports it two times.',
    'Behind both entries is the same company.',
  ],
  two_collectors: [
    'Two collectors report it.',
    'The entries come from two collectors.',
    'It is reported by two collectors.',
    'Each entry comes from a different collector.',
  ],
  original_and_collector: [
    'One entry is from the original creditor, the other from a collector.',
    'The original creditor reports it, and so does a collector.',
    'It comes once from the original creditor and once from a collector.',
    'A collector reports it beside the original creditor.',
  ],
};

/** Each company answers for its own entry only. */
function companyRequests(
  { facts, recipient, pick }: WritingCase,
  relation: string,
): readonly string[] {
  if (relation === 'same_company') {
    return [
      pick('duplicate-compare', [
        'Compare both entries with your records.',
        'Check both entries against your records.',
        'Look up both entries in your records.',
      ]),
      pick('duplicate-keep', [
        'Keep one entry for this debt. Take the other back from every credit bureau you report to.',
        'Report this debt once. Take the second entry back from every credit bureau you report to.',
        'Leave one entry for this debt, and take the other back from every credit bureau you report to.',
      ]),
    ];
  }
  if (relation === 'two_collectors') {
    return [
      pick('duplicate-hold', [
        'Check if you still hold or collect this debt.',
        'Find out if this debt is still one you hold or collect.',
        'Look up if you still hold or collect this debt.',
      ]),
      pick('duplicate-correct', [
        'If you do not, correct your entry at every credit bureau you report to. It should show no balance owed to you.',
        'If you do not, your entry should show no balance owed to you. Correct it at every credit bureau you report to.',
      ]),
    ];
  }
  return recipient === 'furnisher'
    ? [
        pick('duplicate-sold', [
          'Check if you sold this debt or handed it on.',
          'Find out if this debt was sold or handed on.',
          'Look up if you have sold this debt or handed it on.',
        ]),
        pick('duplicate-transferred', [
          'If you sold it, correct your entry at every credit bureau you report to. It should show a balance of $0.00 and that the debt was transferred.',
          'If you sold it, your entry should show a balance of $0.00 and that the debt was transferred. Correct it at every credit bureau you report to.',
        ]),
      ]
    : [
        pick('duplicate-own', [
          'Tell me if you own this debt or collect it for someone.',
          'Let me know if this debt is your own or if you collect it for someone.',
        ]),
        pick('duplicate-back', [
          `If neither is so, take your entry of ${moneyWords(answerOf(facts, 'thisBalance'))} back from every credit bureau you report to.`,
          `Take your entry of ${moneyWords(answerOf(facts, 'thisBalance'))} back from every credit bureau you report to, if neither is so.`,
        ]),
      ];
}

function bureauRequests({ pick }: WritingCase, relation: string): readonly string[] {
  switch (relation) {
    case 'same_company':
      return [
        pick('duplicate-compare', [
          "Compare both entries with the company's records.",
          "Check both entries against the company's records.",
          'Ask the company to look up both entries in its records.',
        ]),
        pick('duplicate-keep', [
          'Keep one entry for this debt and remove the other.',
          'Leave one entry for this debt, and remove the second.',
          'Show this debt once, and remove the other entry.',
        ]),
      ];
    case 'two_collectors':
      return [
        pick('duplicate-hold', [
          'Find out which of the two companies holds the debt now.',
          'Ask both companies which of them holds the debt now.',
          'Check which one of the two companies has the debt now.',
        ]),
        pick('duplicate-keep', [
          'Keep the entry of that company and remove the other one. Remove what cannot be verified.',
          'Keep the entry of the one that holds it, and remove the other. Remove what cannot be verified.',
          'Keep the entry of that company. Remove the other one, and whatever cannot be verified.',
        ]),
      ];
    case 'original_and_collector':
      return [
        pick('duplicate-owner', [
          'Find out which company the debt belongs to now.',
          'Check to which company the debt belongs now.',
          'Ask the companies to which of them the debt belongs now.',
        ]),
        pick('duplicate-once', [
          'Show the balance only once. A debt that was sold should show $0.00 at the original creditor. It should also show there that it was transferred.',
          'Let the balance show only once. If the debt was sold, the original creditor should show $0.00 and that it was transferred.',
        ]),
      ];
    default:
      return [];
  }
}
