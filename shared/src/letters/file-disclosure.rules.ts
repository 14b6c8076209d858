import { bureaus } from './bureaus.ts';
import { answerOf, isEnclosed } from './fact-words.rules.ts';
import { fileDisclosureQuestions } from './file-disclosure.questions.ts';
import { advice } from './gate-words.ts';
import { THANKS, enclosuresNamed } from './letter-closing.rules.ts';
import type { Advice } from './letter-input.ts';
import { ownWords } from './own-words.rules.ts';
import type { DisputeCase, ReasonRules, ReasonText, WritingCase } from './reason-rules.ts';
import { cite } from './shared-law.rules.ts';
import { sentences, type Wordings } from './wording.rules.ts';

/**
 * What a "609 letter" really is: a request to see the file, 15 U.S.C. 1681g(a). It asks for no deletion, no contract and no
 * signature, and it says that it is no dispute.
 */
export const fileDisclosureRules: ReasonRules = {
  questions: fileDisclosureQuestions,
  refusal: () => undefined,
  advice: disclosureAdvice,
  write: disclosureText,
};

function disclosureAdvice({ facts }: DisputeCase): readonly Advice[] {
  return [
    ...(answerOf(facts, 'freeReportSeen') === 'yes'
      ? []
      : [{ ...advice('file_disclosure.free_report'), url: 'https://www.annualcreditreport.com/' }]),
    advice('file_disclosure.no_deletion'),
    ...(isEnclosed(facts, 'photo_id', 'identity_proof') && isEnclosed(facts, 'proof_of_address')
      ? []
      : [advice('file_disclosure.identification')]),
  ];
}

function disclosureText(dispute: WritingCase): ReasonText {
  const { facts, pick, bureau } = dispute;
  const { name } = ownWords(dispute);
  return {
    subject: 'Request to see the information in my credit file',
    salutation: bureau ? `To ${bureaus[bureau].name}:` : 'To whom it may concern:',
    opening: sentences(pick, 'disclosure-opening', OPENING),
    entry: { title: 'The entry I would like to understand', nameLabel: 'Listed as' },
    rows: [],
    paragraphs: [
      {
        id: 'item-1-why',
        text: sentences(pick, 'disclosure-entry', entryWords(name)),
      },
    ],
    law: [
      `The Fair Credit Reporting Act gives me the right to see the information in my file, where it came from, and who has received my report ${cite('file.disclose')}.`,
    ],
    requests: [
      pick('disclosure-all', [
        'Send me all the information in my file as of today.',
        'Let me see everything that is in my file now.',
        'Show me all that my file contains at this time.',
      ]),
      pick('disclosure-sources', [
        'Name the sources of that information.',
        'Tell me where each piece of it came from.',
      ]),
      pick('disclosure-recipients', [
        'Name everyone who got my report: for employment in the past two years, and for any other purpose in the past year.',
        'List who has received my report in the past year, and for employment also in the year before that.',
      ]),
      ...(answerOf(facts, 'hideSsn') === 'yes'
        ? ['Print only the last four digits of my Social Security number.']
        : []),
    ],
    closing: closingWords(dispute),
  };
}

const OPENING: readonly Wordings[] = [
  [
    'Please send me my credit file.',
    'I would like to see my file.',
    'Please let me see my credit file.',
    'I ask to see my credit file.',
    'Please show me my credit file.',
  ],
  [
    'This is not a dispute.',
    'I dispute nothing here.',
    'This letter disputes nothing.',
    'It is not a dispute.',
    'I am not disputing anything.',
  ],
];

function entryWords(name: string): readonly Wordings[] {
  return [
    [
      `I am writing because of the entry listed as ${name}.`,
      `The reason for this letter is the entry listed as ${name}.`,
      `What I would like to understand is the entry of ${name}.`,
      `My question is about the entry listed as ${name}.`,
      `I do not understand the entry listed as ${name}.`,
    ],
    [
      'What do you hold about it, and where is it from?',
      'Please show me what you hold about it and from whom.',
      'I would like to know where it comes from.',
      'Please show me what my file says about it.',
      'I want to see what you have on it.',
    ],
  ];
}

function closingWords(dispute: WritingCase): string {
  const { home } = ownWords(dispute);
  return sentences(dispute.pick, 'closing', [
    enclosuresNamed(dispute),
    [
      `Please send the information in writing to ${home}.`,
      `Please answer in writing, to ${home}.`,
      `Please write to me at ${home}.`,
      `Please send me the information in writing at ${home}.`,
      `Please mail it in writing to ${home}.`,
    ],
    [
      'Please tell me beforehand of any fee.',
      'Please name any fee beforehand.',
      'Please ask before you charge a fee.',
      'If this costs anything, tell me first.',
      'Please tell me first about any fee.',
    ],
    THANKS,
  ]);
}
