import { AddressSource } from './dispute-request.schema.ts';
import { answerOf, dateWords } from './fact-words.rules.ts';
import { answerDue, type AnswerDue } from './follow-up-clock.rules.ts';
import { disputedEarlier, earlierRows } from './follow-up-words.rules.ts';
import { correctionDuty } from './furnisher-law.rules.ts';
import type { ReasonText, WritingCase } from './reason-rules.ts';
import { cite, correctionLaw } from './shared-law.rules.ts';
import { sentences, type Wordings } from './wording.rules.ts';

/** What an overdue notice says: when the dispute arrived, how the days are counted, and what is still to come. */

export function overdueText(dispute: WritingCase): ReasonText {
  const { facts, pick, recipient } = dispute;
  const due = answerDue(facts, recipient);
  const delivered = dateWords(answerOf(facts, 'deliveredOn'));
  const isBureau = recipient === 'bureau';
  return {
    subject: isBureau
      ? 'No results yet: my dispute of an item on my credit report'
      : 'No result yet: my direct dispute of an account that you report',
    opening: sentences(pick, 'overdue-opening', [
      disputedEarlier(dispute),
      [
        `It was delivered to you on ${delivered}.`,
        `You have had that letter since ${delivered}.`,
        `The letter reached you on ${delivered}.`,
        `The mail delivered it to you on ${delivered}.`,
        `It arrived on ${delivered}.`,
      ],
      isBureau ? NO_RESULTS : NO_RESULT,
    ]),
    rows: [
      ...earlierRows(dispute),
      ...(due && isDayNamed(due) ? [{ label: 'Answer due by', value: dateWords(due.on) }] : []),
    ],
    paragraphs: due ? [{ id: 'item-1-why', text: countedDays(dispute, due) }] : [],
    law: isBureau ? bureauLaw(dispute, due) : furnisherLaw(dispute),
    requests: isBureau ? bureauRequests(dispute) : furnisherRequests(dispute),
  };
}

const NO_RESULTS: Wordings = [
  'I have had no results from you.',
  'No results have come.',
  'Since then I have had no results.',
  'I have not received the results.',
  'The results have not come.',
];

const NO_RESULT: Wordings = [
  'I have had no result from you.',
  'No result has come.',
  'Since then I have had no result.',
  'I have not received a result.',
  'The result has not come.',
];

/** Of the time that a free annual report gives an agency no letter speaks; that it is over holds for each time there is. */
function countedDays({ facts, pick }: WritingCase, { on, days, because }: AnswerDue): string {
  const end = dateWords(on);
  switch (because) {
    case 'annual':
    case 'not_sure':
      return sentences(pick, 'overdue-days', [TIME_OVER]);
    case 'added': {
      const added = dateWords(answerOf(facts, 'informationAddedOn'));
      return sentences(pick, 'overdue-days', [
        [
          `I sent you more information, which came on ${added}. It can give you up to 15 days more, and I have counted them.`,
          `More information from me came on ${added}. For that I have counted 15 more days.`,
          `On ${added} you got more information from me, so I count 15 more days.`,
        ],
        [
          `Counted from the delivery, the 30 days and the 15 more were over by ${end}.`,
          `By ${end} the 30 days since the delivery and the 15 more were over.`,
        ],
      ]);
    }
    case 'ordinary':
      return sentences(pick, 'overdue-days', [
        [
          `Counted from the delivery, the ${days} days were over by ${end}.`,
          `From the day of delivery, ${days} days were over by ${end}.`,
          `The ${days} days from the delivery ended no later than ${end}.`,
          `By ${end} the ${days} days since the delivery were over.`,
          `No later than ${end}, ${days} days had gone by since the delivery.`,
        ],
      ]);
  }
}

const TIME_OVER: Wordings = [
  'The time that the law gives for the results is over.',
  'By now the time that the law gives for the results is over.',
  'The law gives a time for the results, and it is over.',
];

/** The date alone would tell of the 45 days as well. */
function isDayNamed({ because }: AnswerDue): boolean {
  return because === 'ordinary' || because === 'added';
}

function bureauLaw(dispute: WritingCase, due: AnswerDue | undefined): readonly string[] {
  const { pick } = dispute;
  return [
    pick('law-overdue', [
      `The Fair Credit Reporting Act gives me the right to a free and reasonable investigation, normally within 30 days of the day you receive the dispute ${cite('cra.reinvestigate')}.`,
      `Under the Fair Credit Reporting Act, the investigation is free and is normally finished within 30 days of the day you receive the dispute ${cite('cra.reinvestigate')}.`,
    ]),
    ...extraTime(due),
    correctionLaw(dispute),
    pick('law-results', [
      `The results are to be sent to me in writing within five business days after you finish ${cite('cra.results')}.`,
      `You are to send me the results in writing, within five business days after you finish ${cite('cra.results')}.`,
    ]),
  ];
}

/** Why more than 30 days were counted. */
function extraTime(due: AnswerDue | undefined): readonly string[] {
  return due?.because === 'added'
    ? [`More information within the first 30 days can add up to 15 days ${cite('cra.extend15')}.`]
    : [];
}

function furnisherLaw(dispute: WritingCase): readonly string[] {
  const { pick } = dispute;
  return [
    pick('law-overdue', [
      `The Fair Credit Reporting Act requires you to investigate a direct dispute. You are to tell me the result within the time that a credit bureau would have ${cite('furn.directPeriod')}.`,
      `Under the Fair Credit Reporting Act you are to look into a direct dispute, and to report the result to me within the time that a credit bureau would have ${cite('furn.directPeriod')}.`,
    ]),
    pick('law-normal', [
      `That is normally 30 days from the day you receive it ${cite('direct.investigate')}.`,
      `Normally that means 30 days from the day it reaches you ${cite('direct.investigate')}.`,
    ]),
    ...sentTo(dispute),
    correctionDuty(dispute),
  ];
}

/** 12 CFR 1022.43(c): the time runs only for a dispute that went to the right address. */
function sentTo({ details }: WritingCase): readonly string[] {
  switch (details.recipientAddress?.source) {
    case AddressSource.report:
      return [
        `I sent my dispute to the address that my credit report shows for you ${cite('direct.address')}.`,
      ];
    case AddressSource.company:
      return [
        `I sent my dispute to the address you have named for disputes ${cite('direct.address')}.`,
      ];
    case AddressSource.business:
      return [
        `I knew of no address of yours for disputes, so I wrote to your business address ${cite('direct.address')}.`,
      ];
    default:
      return [];
  }
}

function bureauRequests({ pick }: WritingCase): readonly string[] {
  return [
    pick('overdue-finish', [
      'Finish the investigation of this item, if it is still open.',
      'If it is still open, finish the investigation of this item.',
    ]),
    pick('overdue-correct', [
      'Correct or delete what is inaccurate or incomplete, or what you cannot verify.',
      'Correct what is inaccurate or incomplete, and delete what you cannot verify.',
    ]),
    pick('overdue-send', [
      'Send me the results in writing.',
      'Tell me the results in writing.',
      'Let me have the results in writing.',
    ]),
  ];
}

function furnisherRequests({ pick }: WritingCase): readonly string[] {
  return [
    pick('overdue-finish', [
      'Finish looking into my dispute, if it is still open.',
      'If my dispute is still open, finish looking into it.',
    ]),
    pick('overdue-correct', [
      'If what you report is wrong or incomplete, correct it with every credit bureau that got it from you.',
      'Correct what is wrong or incomplete, with every credit bureau that got it from you.',
    ]),
    pick('overdue-send', [
      'Tell me the result in writing.',
      'Send me the result in writing.',
      'Let me have the result in writing.',
    ]),
  ];
}
