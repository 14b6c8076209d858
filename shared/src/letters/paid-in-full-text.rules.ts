import { verificationRequest } from './collector-law.rules.ts';
import {
  answerOf,
  asPhrase,
  dateWords,
  moneyWords,
  sentenceCase,
  shownWords,
} from './fact-words.rules.ts';
import { ownWords } from './own-words.rules.ts';
import { paidMethodWords } from './paid-in-full.questions.ts';
import type { ReasonText, WritingCase } from './reason-rules.ts';
import { lawFor } from './recipient-law.rules.ts';
import { isBureau, wordsFor } from './recipient-words.ts';
import { announcedPolicy, isVeteranCase, veteranLaw, veteranRequest } from './shared-law.rules.ts';
import { fromTable, itemSentences, type Wordings } from './wording.rules.ts';

/** What a letter about a debt says that was paid or settled. */

export function paidText(dispute: WritingCase): ReasonText {
  return dispute.shortForm ? shortText(dispute) : fullText(dispute);
}

const LAW = { scope: 'direct.conduct', closer: 'the payment of', amount: true } as const;

function checkRequest(dispute: WritingCase): string {
  return isBureau(dispute)
    ? dispute.pick('paid-check', [
        'Check the payment with the company that reported the item.',
        'Ask the company that reported the item about the payment.',
        'Have the company that reported the item look up the payment.',
      ])
    : dispute.pick('paid-check', [
        'Check the payment in your records.',
        'Look up the payment in your records.',
        'Find the payment in your records.',
      ]);
}

function updateRequest(dispute: WritingCase, status: string): string {
  return isBureau(dispute)
    ? dispute.pick('paid-update', [
        `Update the item to show it as ${status}, with a balance of $0.00.`,
        `Show the item as ${status}, with a balance of $0.00.`,
        `Change the item to ${status} and the balance to $0.00.`,
      ])
    : dispute.pick('paid-update', [
        `Update it to ${status}, with a balance of $0.00, at every credit bureau you report to.`,
        `Report it as ${status}, with a balance of $0.00, to every credit bureau you report to.`,
        `At every credit bureau you report to, show it as ${status} with a balance of $0.00.`,
      ]);
}

function shortText(dispute: WritingCase): ReasonText {
  return {
    rows: [{ label: 'What is wrong', value: 'This debt was paid in full' }],
    paragraphs: [
      {
        id: 'item-1-why',
        text: itemSentences(dispute, 'paid', [
          [
            'I paid this debt in full.',
            'This debt has been paid in full.',
            'This debt was paid in full.',
          ],
          notShown(dispute),
        ]),
      },
    ],
    ...lawFor(dispute, LAW),
    requests: [
      checkRequest(dispute),
      updateRequest(dispute, 'paid in full'),
      ...verificationRequest(dispute),
    ],
  };
}

function fullText(dispute: WritingCase): ReasonText {
  const { facts } = dispute;
  const settled = answerOf(facts, 'fullOrSettled') === 'settled';
  const byPolicy =
    isBureau(dispute) && answerOf(facts, 'itemType') === 'medical_collection' && !settled;
  const veteran = isVeteranCase(dispute);
  return {
    rows: [
      { label: 'The report shows', value: shownWords(answerOf(facts, 'shownNow')) },
      // A debt that is to leave the file altogether should not show as paid.
      ...(veteran
        ? []
        : [
            {
              label: 'It should show',
              value: settled ? 'Settled, balance $0.00' : 'Paid in full, balance $0.00',
            },
          ]),
    ],
    paragraphs: [{ id: 'item-1-why', text: whyPaid(dispute, settled) }],
    policy: byPolicy
      ? announcedPolicy(dispute, 'medical collections that have been paid')
      : undefined,
    ...lawFor(dispute, { ...LAW, own: veteranLaw(dispute) }),
    requests: [
      checkRequest(dispute),
      ...(veteran ? [] : [updateRequest(dispute, settled ? 'settled' : 'paid in full')]),
      ...(byPolicy ? ['Remove the item if it falls under that published policy.'] : []),
      ...(veteran ? [veteranRequest(dispute)] : []),
      ...verificationRequest(dispute),
    ],
  };
}

function whyPaid(dispute: WritingCase, settled: boolean): string {
  const { again: item } = ownWords(dispute);
  return itemSentences(dispute, 'paid', [
    settled
      ? [
          `${sentenceCase(item)} was settled.`,
          `${sentenceCase(item)} has been settled.`,
          `There was a settlement for ${item}.`,
        ]
      : [
          `${sentenceCase(item)} was paid in full.`,
          `${sentenceCase(item)} has been paid in full.`,
          `${sentenceCase(item)} is paid in full.`,
          `Please note that ${item} was paid in full.`,
          `${sentenceCase(item)} is fully paid.`,
          `${sentenceCase(item)} has been fully paid.`,
        ],
    settled ? SETTLED : undefined,
    paymentOf(dispute),
    notShown(dispute),
  ]);
}

const SETTLED: Wordings = [
  'Less than the full balance was accepted, and the debt was closed.',
  'A part of the balance was accepted, which closed the debt.',
  'It was closed for less than the full balance.',
  'A smaller sum was accepted and closed the debt.',
  'With less than the full balance it was closed.',
  'Less than all was accepted, and it was closed.',
];

function paymentOf({ facts }: WritingCase): Wordings {
  const amount = moneyWords(answerOf(facts, 'paidAmount'));
  const to = shownWords(answerOf(facts, 'paidTo'));
  const on = dateWords(answerOf(facts, 'paidDate'));
  const method = answerOf(facts, 'paidMethod');
  const confirmation = asPhrase(answerOf(facts, 'confirmationNumber'));
  const number = confirmation ? ` (confirmation: ${confirmation})` : '';
  if (method === 'insurance') {
    return [
      `My insurance made the last payment of ${amount} to ${to} on ${on}${number}.`,
      `On ${on} my insurance paid the last ${amount} to ${to}${number}.`,
      `The last payment, ${amount} on ${on}, went from my insurance to ${to}${number}.`,
      `My insurance paid ${to} the last ${amount} on ${on}${number}.`,
    ];
  }
  const way = fromTable(paidMethodWords, method) ?? '';
  return [
    `I made the last payment of ${amount} to ${to}${way} on ${on}${number}.`,
    `On ${on} I paid the last ${amount} to ${to}${way}${number}.`,
    `The last payment was ${amount}, made${way} to ${to} on ${on}${number}.`,
    `My last payment of ${amount} went to ${to}${way} on ${on}${number}.`,
    `I paid ${to} the last ${amount}${way} on ${on}${number}.`,
    `${to} got my last payment of ${amount}${way} on ${on}${number}.`,
  ];
}

function notShown(dispute: WritingCase): Wordings {
  const { report } = wordsFor(dispute);
  return [
    `${sentenceCase(report)} does not show this.`,
    `This is not on ${report}.`,
    `${sentenceCase(report)} does not say so.`,
    `You would not know it from ${report}.`,
    `${sentenceCase(report)} still shows something else.`,
    `None of this is on ${report}.`,
  ];
}
