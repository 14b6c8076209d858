import { answerOf, moneyCents, moneyWords } from './fact-words.rules.ts';
import { THANKS, enclosuresNamed } from './letter-closing.rules.ts';
import { ownWords } from './own-words.rules.ts';
import type { ReasonText, WritingCase } from './reason-rules.ts';
import { claimedRows } from './special-words.rules.ts';
import { sentences } from './wording.rules.ts';

/** What an offer to a collector says: the terms, the condition, and that it admits nothing. */

export function offerText(dispute: WritingCase): ReasonText {
  const { facts } = dispute;
  const offer = moneyWords(answerOf(facts, 'offerAmount'));
  const isFull =
    moneyCents(answerOf(facts, 'offerAmount')) === moneyCents(answerOf(facts, 'amountClaimed'));
  return {
    subject: 'Offer to settle a collection account',
    opening: openingOf(dispute),
    entry: { title: 'The account', nameLabel: 'Your company' },
    rows: [...claimedRows(dispute), { label: 'My offer', value: offer }],
    paragraphs: [
      { id: 'item-1-why', text: termsOf(dispute, offer, isFull) },
      { id: 'item-1-no-admission', text: reservation(dispute) },
    ],
    law: [],
    requestIntro: dispute.pick('offer-request', [
      'If you accept, please confirm in writing that you will:',
      'To accept, please write to me that you will:',
      'If you agree, please tell me in writing that you will:',
    ]),
    requests: requestsOf(dispute, offer, isFull),
    closing: closingWords(dispute),
  };
}

function openingOf(dispute: WritingCase): string {
  const { ending } = ownWords(dispute);
  const account = `the account${ending || ' below'}`;
  return sentences(dispute.pick, 'offer-opening', [
    [
      `I am writing with an offer to close ${account}.`,
      `I would like to settle ${account}.`,
      `This letter is an offer to close ${account}.`,
      `I have an offer that would close ${account}.`,
      `Here is an offer to settle ${account}.`,
      `My offer is meant to close ${account}.`,
    ],
    [
      'It has one condition: your agreement in writing first.',
      'Before I send anything, I need your agreement in writing.',
      'It depends on one thing, your agreement in writing.',
      'First I need your agreement in writing.',
      'The one condition is your agreement in writing before any payment.',
      'It holds only with your agreement in writing.',
    ],
  ]);
}

function requestsOf({ pick }: WritingCase, offer: string, isFull: boolean): readonly string[] {
  return [
    isFull
      ? pick('offer-take', [
          `Take ${offer} as payment in full and treat the account as closed.`,
          `Accept ${offer} as payment in full, and treat the account as closed.`,
        ])
      : pick('offer-take', [
          `Take ${offer} as full settlement, so that nothing is left to pay.`,
          `Accept ${offer} as full settlement, with nothing left to pay.`,
        ]),
    pick('offer-delete', [
      'Ask every credit bureau you report to, within 30 days of the payment, to delete this account from my file.',
      'Have this account deleted, no later than 30 days after the payment, at each credit bureau you report to.',
      'Tell each bureau that you report to, within 30 days of being paid, to take this account out of my file.',
    ]),
    pick('offer-keep', [
      'Not report this account again, and not sell it or pass it on.',
      'Leave it closed after that, with no new report, no sale and no transfer.',
      'Not sell this account or pass it on, and not report it again.',
    ]),
  ];
}

function termsOf(dispute: WritingCase, offer: string, isFull: boolean): string {
  const { facts, pick } = dispute;
  const { name } = ownWords(dispute);
  const days = answerOf(facts, 'payDays') || '________';
  const open = answerOf(facts, 'offerDays') || '________';
  return sentences(pick, 'offer-terms', [
    isFull
      ? [
          `I offer the full amount of ${offer} in one payment.`,
          `My offer is the full ${offer} in one payment.`,
          `I offer one payment of the full ${offer}.`,
          `My offer is one payment of ${offer}, the full amount.`,
          `In one payment I offer the full ${offer}.`,
        ]
      : [
          `In full settlement I offer one payment of ${offer}.`,
          `I offer ${offer} in one payment, as full settlement.`,
          `For full settlement, my offer is ${offer} in one payment.`,
          `My offer is one payment of ${offer} in full settlement.`,
          `I offer one payment of ${offer} to settle in full.`,
        ],
    [
      `I send it within ${days} days of your written agreement, nothing before.`,
      `Once you agree in writing, I send it within ${days} days.`,
      `I send it only once you agree in writing, within ${days} days.`,
      `It comes within ${days} days of your agreement in writing, not before.`,
      `You get it within ${days} days of your written agreement, not before.`,
      `It follows your agreement in writing within ${days} days.`,
    ],
    [
      'The agreement needs letterhead, name and signature.',
      'Please use letterhead, with name and signature.',
      'I ask for letterhead, name and signature.',
      'That agreement needs letterhead, name and signature.',
      'The agreement should have letterhead, name and signature.',
      'Please give it letterhead, name and signature.',
      'It should come on letterhead, signed and with a name.',
    ],
    [
      `My offer to ${name} ends ${open} days after receipt of this letter.`,
      `${name} has ${open} days from receipt of this letter to accept.`,
      `The offer to ${name} stays open for ${open} days after receipt of this letter.`,
      `My offer is open to ${name} for ${open} days from receipt of this letter.`,
    ],
  ]);
}

/** The words that keep an offer from being read as an acknowledgment. */
function reservation(dispute: WritingCase): string {
  const { pick } = dispute;
  const { name } = ownWords(dispute);
  return sentences(pick, 'offer-reservation', [
    [
      `Please read this only as an offer to settle with ${name}.`,
      `My letter is nothing more than an offer to settle with ${name}.`,
      `An offer to settle is all I send to ${name}.`,
      `I only offer to settle with ${name}.`,
      `All I do is offer to settle with ${name}.`,
      `This is nothing but an offer to settle with ${name}.`,
    ],
    [
      'It is not an admission of debt and no promise to pay.',
      'It is not an admission, and it is no promise to pay.',
      'It is no promise to pay, and it is not an admission.',
      'It is no promise to pay, and not an admission either.',
      'It is not an admission. Nor is it a promise to pay.',
    ],
  ]);
}

function closingWords(dispute: WritingCase): string {
  const { home } = ownWords(dispute);
  return sentences(dispute.pick, 'closing', [
    enclosuresNamed(dispute),
    [
      'You are free to say no.',
      'You are free to decline.',
      'I know you are free to decline.',
      'Of course you are free to say no.',
      'You are of course free to decline.',
    ],
    [
      `Please write to me at ${home} if only part is possible.`,
      `Please tell me in writing, at ${home}, if you agree to only part.`,
      `Please write to me at ${home} if only some is possible.`,
      `Please answer in writing, to ${home}, if only part is possible.`,
      `You can write to me at ${home} if you agree to only part.`,
    ],
    THANKS,
  ]);
}
