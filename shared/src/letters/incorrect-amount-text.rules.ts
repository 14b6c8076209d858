import { verificationRequest } from './collector-law.rules.ts';
import { answerOf, asSentence, dateWords, moneyWords, sentenceCase } from './fact-words.rules.ts';
import { amountKindWords, isAmountKind } from './incorrect-amount.questions.ts';
import { ownWords } from './own-words.rules.ts';
import type { ReasonText, WritingCase } from './reason-rules.ts';
import { lawFor } from './recipient-law.rules.ts';
import { isBureau, wordsFor } from './recipient-words.ts';
import { isVeteranCase, veteranLaw, veteranRequest } from './shared-law.rules.ts';
import { itemSentences, type Wordings } from './wording.rules.ts';

/** What a letter about a wrong figure says. */

export function amountText(dispute: WritingCase): ReasonText {
  return dispute.shortForm ? shortText(dispute) : fullText(dispute);
}

function shortText(dispute: WritingCase): ReasonText {
  const { report } = wordsFor(dispute);
  const { noun, pick } = dispute;
  return {
    rows: [{ label: 'What is wrong', value: 'The amount is incorrect' }],
    paragraphs: [
      {
        id: 'item-1-why',
        text: itemSentences(dispute, 'amount', [
          [
            `The amount that ${report} shows for this ${noun} is wrong.`,
            `${sentenceCase(report)} shows a wrong amount for this ${noun}.`,
            `For this ${noun} the amount on ${report} is wrong.`,
          ],
        ]),
      },
    ],
    ...lawFor(dispute, { scope: 'direct.terms', closer: 'the amount of', amount: true }),
    requests: [
      showRequest(dispute, 'the amount'),
      isBureau(dispute)
        ? pick('amount-short', [
            'Correct the amount, or take it out if it cannot be verified.',
            'Correct the amount. If it cannot be verified, take it out.',
          ])
        : pick('amount-short', [
            'Correct the amount at every credit bureau you report to. If you cannot confirm it, stop reporting it.',
            'If you cannot confirm the amount, stop reporting it. Correct it at every credit bureau you report to.',
          ]),
      ...verificationRequest(dispute),
    ],
  };
}

function showRequest(dispute: WritingCase, figure: string): string {
  return isBureau(dispute)
    ? dispute.pick('amount-show', [
        `Ask the company to show, item by item, how it gets to ${figure}.`,
        `Have the company show how it gets to ${figure}, item by item.`,
        `Ask the company what ${figure} is made up of, item by item.`,
      ])
    : dispute.pick('amount-show', [
        `Show me, item by item, how you get to ${figure}.`,
        `Let me see how you get to ${figure}, item by item.`,
        `Tell me, item by item, what ${figure} is made up of.`,
      ]);
}

/** 12 CFR 1022.43(a)(2) names the balance and the limit, (a)(3) the high balance and the payment status. */
const CONDUCT: readonly string[] = ['past_due', 'high_balance'];
const ITEMIZED: readonly string[] = ['balance', 'past_due', 'high_balance'];

interface Figures {
  readonly figure: string;
  readonly shown: string;
  readonly correct: string;
  readonly day: string;
}

function fullText(dispute: WritingCase): ReasonText {
  const { facts } = dispute;
  const kind = answerOf(facts, 'amountKind');
  const figures: Figures = {
    figure: isAmountKind(kind) ? amountKindWords[kind] : 'amount',
    shown: moneyWords(answerOf(facts, 'amountShown')),
    correct: moneyWords(answerOf(facts, 'amountCorrect')),
    day: dateWords(answerOf(facts, 'asOfDate')),
  };
  const { figure, shown, correct, day } = figures;
  // A debt that is to be deleted is not to be corrected as well (15 U.S.C. 1681i(g)).
  const veteran = isVeteranCase(dispute);
  return {
    rows: [
      { label: 'The report shows', value: `${sentenceCase(figure)} ${shown}` },
      ...(veteran
        ? []
        : [{ label: 'It should show', value: `${sentenceCase(figure)} ${correct}, as of ${day}` }]),
    ],
    paragraphs: [{ id: 'item-1-why', text: whyWrong(dispute, figures) }],
    ...lawFor(dispute, {
      scope: CONDUCT.includes(kind) ? 'direct.conduct' : 'direct.terms',
      closer: `the ${figure} of`,
      amount: true,
      own: veteranLaw(dispute),
    }),
    requests: [
      ITEMIZED.includes(kind)
        ? showRequest(dispute, shown)
        : dispute.pick('amount-check', [
            `Check the ${figure} against ${wordsFor(dispute).records}.`,
            `Compare the ${figure} with ${wordsFor(dispute).records}.`,
            `Look up the ${figure} in ${wordsFor(dispute).records}.`,
          ]),
      veteran ? veteranRequest(dispute) : correctRequest(dispute, figures),
      ...verificationRequest(dispute),
    ],
  };
}

function whyWrong(dispute: WritingCase, { figure, shown, correct, day }: Figures): string {
  const { facts } = dispute;
  const { again } = ownWords(dispute);
  const { report } = wordsFor(dispute);
  const Report = sentenceCase(report);
  return itemSentences(dispute, 'amount', [
    [
      `The ${figure} of ${again} is wrong.`,
      `There is a mistake in the ${figure} of ${again}.`,
      `${sentenceCase(again)} has the wrong ${figure}.`,
      `For ${again} the ${figure} is not right.`,
      `Something is wrong with the ${figure} of ${again}.`,
      `The ${figure} of ${again} needs to be corrected.`,
    ],
    [
      `${Report} shows ${shown}.`,
      `It stands at ${shown} on ${report}.`,
      `${Report} gives it as ${shown}.`,
      `You can read ${shown} on ${report}.`,
      `On ${report} it is ${shown}.`,
      `${shown} is what ${report} says.`,
    ],
    rightFigure(dispute, correct, day),
    [
      'Here is how I arrive at that figure:',
      'This is how I get there:',
      'I get to that figure like this:',
      'How I know:',
      'I arrive at it like this:',
      'This is what my figure rests on:',
    ],
    [asSentence(answerOf(facts, 'howComputed'))],
  ]);
}

/** A figure in a letter to a collector is what a record shows, never what is owed. */
function rightFigure({ recipient }: WritingCase, correct: string, day: string): Wordings {
  return recipient === 'collector'
    ? [
        `On ${day} my records show ${correct}.`,
        `My records show ${correct} for ${day}.`,
        `As of ${day} my records show ${correct}.`,
        `In my records I find ${correct} as of ${day}.`,
      ]
    : [
        `On ${day} the right figure was ${correct}.`,
        `The right figure was ${correct} on ${day}.`,
        `In fact it was ${correct} on ${day}.`,
        `As of ${day} it should be ${correct}.`,
        `What is right is ${correct}, as of ${day}.`,
        `It should be ${correct} as of ${day}.`,
      ];
}

function correctRequest(dispute: WritingCase, { figure, correct, day }: Figures): string {
  return isBureau(dispute)
    ? dispute.pick('amount-correct', [
        `Correct the ${figure} to ${correct}, as of ${day}, or take the figure out if it cannot be verified.`,
        `Change the ${figure} to ${correct}, as of ${day}. If it cannot be verified, take the figure out.`,
        `Make the ${figure} ${correct}, as of ${day}, or take the figure out if it cannot be verified.`,
      ])
    : dispute.pick('amount-correct', [
        `Correct the ${figure} to ${correct}, as of ${day}, at every credit bureau you report to. If you cannot confirm a figure, stop reporting it.`,
        `At every credit bureau you report to, correct the ${figure} to ${correct}, as of ${day}. Stop reporting a figure that you cannot confirm.`,
        `Stop reporting any figure you cannot confirm. Correct the ${figure} to ${correct}, as of ${day}, at every credit bureau you report to.`,
      ]);
}
