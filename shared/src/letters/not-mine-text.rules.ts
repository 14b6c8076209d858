import { verificationRequest } from './collector-law.rules.ts';
import { answerOf, asSentence, sentenceCase } from './fact-words.rules.ts';
import type { LabelledValue } from './letter-document.ts';
import { ownWords } from './own-words.rules.ts';
import type { ReasonText, WritingCase } from './reason-rules.ts';
import { lawFor } from './recipient-law.rules.ts';
import { isBureau, wordsFor } from './recipient-words.ts';
import { itemSentences, fromTable, type Wordings } from './wording.rules.ts';

/** What a letter about an account says that is not the person's. */

export function accountText(dispute: WritingCase): ReasonText {
  const held = ['authorized_user', 'former_spouse'].includes(answerOf(dispute.facts, 'howKnown'));
  return {
    rows: notMineRows(dispute),
    paragraphs: [{ id: 'item-1-why', text: whyNotMine(dispute) }],
    ...lawFor(dispute, { scope: 'direct.liability' }),
    requests: [
      ...(isBureau(dispute) ? bureauRequests(dispute, held) : companyRequests(dispute, held)),
      ...verificationRequest(dispute),
    ],
  };
}

function bureauRequests({ pick }: WritingCase, held: boolean): readonly string[] {
  return held
    ? [
        pick('held-check', [
          'Check with the company in what role I am listed. Ask if I ever agreed to pay.',
          'Ask the company in what role it lists me, and if I ever agreed to pay.',
          'Find out from the company how I am tied to the account. Ask if I agreed to pay it.',
        ]),
        pick('held-remove', [
          'If it cannot be verified as my responsibility, remove it from my file.',
          'Remove it from my file if it cannot be verified as my responsibility.',
          'Take it off my file, unless it can be verified as my responsibility.',
        ]),
      ]
    : [
        pick('mine-compare', COMPARED),
        pick('mine-remove', [
          'Remove it from my file if it cannot be verified as mine.',
          'If it cannot be verified as mine, remove it from my file.',
          'Take it off my file, unless it can be verified as mine.',
        ]),
      ];
}

const COMPARED: Wordings = [
  'Compare the name and address on the account with mine. Do the same with the date of birth and Social Security number.',
  'Check the name, the address, the date of birth and the Social Security number on the account against mine.',
  'Look at the name and address on the account, the date of birth and the Social Security number. Compare each with mine.',
];

/** A collector gets no more identifiers than it needs: the letter to it carries neither birth date nor number. */
const COMPARED_BY_COLLECTOR: Wordings = [
  'Compare the name and address in your file with mine.',
  'Check the name and the address in your file against mine.',
  'Look at the name and address in your file, and compare them with mine.',
];

function companyRequests({ recipient, pick }: WritingCase, held: boolean): readonly string[] {
  return [
    held
      ? pick('held-check', [
          'Check in what role your records list me, and if I agreed to pay.',
          'Look up how your records list me, and if I ever agreed to pay.',
          'See in your records what my role was and if I agreed to pay.',
        ])
      : pick('mine-compare', recipient === 'collector' ? COMPARED_BY_COLLECTOR : COMPARED),
    held
      ? pick('held-stop', [
          'If they do not show that I did, stop reporting it as mine. Tell every credit bureau you reported it to.',
          'If I did not, stop reporting it as mine, and tell every credit bureau that got it from you.',
          'Unless they show that I did, stop reporting it as mine. Tell each credit bureau that got it from you.',
        ])
      : pick('mine-stop', [
          'If you cannot confirm it as mine, stop reporting it under my name. Tell every credit bureau you reported it to.',
          'Stop reporting it under my name if you cannot confirm it as mine, and tell every credit bureau that got it from you.',
          'Unless you can confirm it as mine, stop reporting it under my name. Tell each credit bureau that got it from you.',
        ]),
  ];
}

const HOW_KNOWN_ROWS: Readonly<Record<string, string>> = {
  never_had: 'I never had an account with this company',
  similar_name: 'It belongs to someone with a name like mine',
  relative: 'It belongs to a relative of mine',
  authorized_user: 'I was only an authorized user',
  former_spouse: 'It belongs to my former spouse',
};

function notMineRows(dispute: WritingCase): readonly LabelledValue[] {
  const known = answerOf(dispute.facts, 'howKnown');
  const plain =
    dispute.recipient === 'collector' ? 'This debt is not mine' : 'This account is not mine';
  const value =
    known === 'never_had' && !isBureau(dispute) ? undefined : fromTable(HOW_KNOWN_ROWS, known);
  return [{ label: 'What is wrong', value: value ?? plain }];
}

function whyNotMine(dispute: WritingCase): string {
  const { facts } = dispute;
  const known = answerOf(facts, 'howKnown');
  const details = answerOf(facts, 'mixUpDetails') || answerOf(facts, 'howKnownDetails');
  return itemSentences(dispute, 'not-mine', [
    startOf(dispute),
    fromTable(OWNERS, known),
    fromTable(OWNERS, known) ? mixedOrHeld(dispute, known) : undefined,
    known === 'never_had' ? neverHad(dispute) : undefined,
    details ? [sentenceCase(asSentence(details))] : undefined,
    dealt(dispute),
  ]);
}

function startOf(dispute: WritingCase): Wordings {
  const { recipient, noun } = dispute;
  const { name } = ownWords(dispute);
  if (recipient === 'bureau') {
    return [
      `The ${noun} that my report lists as ${name} is not mine.`,
      `This ${noun} is not mine, though my report lists ${name} under my name.`,
      `My report shows ${name}, but this ${noun} is not mine.`,
      `This ${noun}, listed as ${name}, does not belong to me.`,
      `${name} is on my report, but this ${noun} is not mine.`,
      `What my report lists as ${name} is not mine.`,
      `My report should not list ${name}, since this ${noun} is not mine.`,
      `The ${noun} from ${name} is not mine.`,
    ];
  }
  return [
    `This ${noun} is not mine.`,
    `This ${noun} does not belong to me.`,
    `You report this ${noun} under my name, but it is not mine.`,
    `You connect me with this ${noun}, but it is not mine.`,
    `My name is on this ${noun} by mistake. It is not mine.`,
    `You have me down for this ${noun}, but it is not mine.`,
  ];
}

const OWNERS: Readonly<Record<string, Wordings>> = {
  similar_name: [
    'It belongs to someone whose name is like mine.',
    'It belongs to another person with a similar name.',
    'Someone else with a similar name has it.',
    'The person it belongs to has a name like mine.',
    'Another person has it, with a name like mine.',
    'It should be under someone else, whose name is like mine.',
  ],
  relative: [
    'It belongs to a relative of mine.',
    'A relative of mine has it, and I do not.',
    'The person it belongs to is a relative of mine.',
    'It should be under a relative of mine.',
    'It belongs not to me but to a relative.',
    'One of my relatives has it.',
  ],
  authorized_user: [
    'I was only an authorized user.',
    'I was an authorized user on it and no more.',
    'All I ever was is an authorized user.',
    'My only part in it was as an authorized user.',
    'I could use it, but only as an authorized user.',
    'On it I was an authorized user, nothing else.',
  ],
  former_spouse: [
    'It belongs to my former spouse.',
    'My former spouse has it, and I do not.',
    'The person it belongs to is my former spouse.',
    'It should be under my former spouse alone.',
    'It belongs not to me but to my former spouse.',
  ],
};

function mixedOrHeld({ recipient }: WritingCase, known: string): Wordings {
  if (known === 'authorized_user' || known === 'former_spouse') {
    return [
      'I did not sign for the account. I did not agree to pay it.',
      'I never signed for the account or agreed to pay it.',
      'I neither signed for the account nor agreed to pay it.',
      'I never signed for it, and I never agreed to pay it.',
      'I signed nothing for it, and I did not agree to pay.',
      'I did not agree to pay it, and I signed nothing.',
    ];
  }
  return recipient === 'bureau'
    ? [
        'Our files may have been mixed.',
        'It seems that our two files were mixed.',
        'The two files may have become one.',
        'I think that our files have been mixed up.',
        'Perhaps the two files were taken for one.',
        'The two of us may share a file by mistake.',
      ]
    : [
        'The two of us may have been mixed up.',
        'I think that you have mixed us up.',
        'It seems that we were taken for one person.',
        'Perhaps our records were mixed up.',
        'We may have been taken for the same person.',
        'It looks as if one of us was taken for the other.',
      ];
}

/** Both at once where there never was any business either, so that nothing is said twice. */
function neverHad(dispute: WritingCase): Wordings {
  const { company, itself } = wordsFor(dispute);
  return answerOf(dispute.facts, 'dealtWithCompany') === 'never'
    ? [
        `I never had an account with ${company}. I have never done business with ${itself}.`,
        `I have had neither an account nor any other business with ${company}.`,
        `I have never done business with ${company}, and I never had an account.`,
        `There was never an account of mine with ${company}, nor any other business.`,
        `With ${company} I never had an account or any other business.`,
        `No account of mine was ever with ${company}. We have never done business.`,
      ]
    : [
        `I never had an account with ${company}.`,
        `There was never an account of mine with ${company}.`,
        `At no time did I have an account with ${company}.`,
        `With ${company} I never had an account.`,
        `I have not had an account with ${company} at any time.`,
        `No account of mine was ever with ${company}.`,
      ];
}

function dealt(dispute: WritingCase): Wordings | undefined {
  const { company } = wordsFor(dispute);
  switch (answerOf(dispute.facts, 'dealtWithCompany')) {
    case 'never':
      return answerOf(dispute.facts, 'howKnown') === 'never_had'
        ? undefined
        : [
            `I have never done business with ${company}.`,
            `I never had any business with ${company}.`,
            `With ${company} I have never done business.`,
            `I have had no business with ${company} at any time.`,
          ];
    case 'other_account':
      return [
        `I had a different account with ${company}.`,
        `With ${company} I had a different account.`,
        `My account with ${company} was a different one.`,
        `I do know ${company}, from a different account.`,
      ];
    default:
      return undefined;
  }
}
