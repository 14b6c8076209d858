import { type Enclosure, enclosures } from '../../documents/index.ts';
import { UsStates, monthNames } from '../../kernel/index.ts';
import { bureaus } from '../contract/bureaus.ts';
import type { LetterBlock, LintFinding, LetterInput } from '../contract/letter-document.ts';
import { allMatches } from '../facts/text-reading.rules.ts';
import { ticked } from '../facts/fact-words.rules.ts';
import type { DisputeCase } from '../facts/reason-rules.ts';
import { sentenceAt } from './lint-fix.rules.ts';
import { foldText } from './lint-characters.rules.ts';
import { type Place, overlaps, findingWords } from './lint-law.rules.ts';
import { isOrdinaryWord, namesIn } from './words.rules.ts';

/** Names and papers that a text brings in although no answer knows them. */

/** Names that any letter may use: authorities, places, days and the words of the law. */
const COMMON = new Set(
  [
    'fair credit reporting act debt collection practices federal trade commission consumer financial protection bureau social',
    'security ftc cfpb fcra fdcpa va annualcreditreport identitytheft com gov united states america usa us usps postal service',
    'certified mail code congress regulation act id ssn dob pdf usc cfr po box internet english spanish american god ok tv atm irs',
    'dmv hr er faq asap item exhibit mr mrs ms dr jr sr ii iii iv vs am pm monday tuesday wednesday thursday friday saturday',
    'sunday christmas easter thanksgiving covid medicare medicaid hmo google zelle paypal venmo visa mastercard',
  ]
    .join(' ')
    .split(' '),
);
for (const word of [...monthNames, ...Object.values(bureaus).map(({ name }) => name)]) {
  COMMON.add(word.toLowerCase());
}

/** Every word of the person's answers, small. */
export function knownWords({
  personalInfo,
  disputeDetails: details,
  attached = [],
}: LetterInput): ReadonlySet<string> {
  const items = [details, ...(details.moreItems ?? [])];
  const texts = [
    ...Object.values(personalInfo),
    ...Object.values(details.recipientAddress ?? {}),
    ...items.flatMap(({ creditorName, accountNumber, customDetails, facts = {} }) => [
      creditorName,
      accountNumber,
      customDetails,
      ...Object.values(facts),
    ]),
    ...attached.map(({ kind }) => enclosures[kind].line),
    Object.entries(UsStates).find(
      ([code]) => code === personalInfo.state.trim().toUpperCase(),
    )?.[1],
  ];
  return new Set(texts.flatMap((text) => partsOf(text ?? '')));
}

function partsOf(text: string): readonly string[] {
  return (
    foldText(text)
      .text.toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? []
  );
}

export function nameFindings(
  block: LetterBlock,
  text: string,
  known: ReadonlySet<string>,
  laws: readonly Place[],
): readonly LintFinding[] {
  if (block.kind === 'facts') return [];
  return namesIn(text)
    .filter((place) => !place.isWeak && !overlaps(place, laws))
    .filter(({ start, end }) =>
      partsOf(text.slice(start, end)).some(
        (part) => part.length > 1 && !known.has(part) && !COMMON.has(part) && !isOrdinaryWord(part),
      ),
    )
    .map(({ start, end }) => ({
      code: 'fact.unknown_name',
      severity: 'warn',
      blockId: block.id,
      start,
      end,
      message: findingWords().unknownName,
    }));
}

/** What a sentence calls a paper, and the enclosures that it may mean. */
const PAPERS: readonly (readonly [RegExp, readonly Enclosure[]])[] = [
  [
    /\b(?:FTC|identity theft) (?:identity theft )?(?:report|affidavit)\b/giu,
    ['ftc_report', 'police_report'],
  ],
  [/\bpolice report\b/giu, ['police_report']],
  [
    /\b(?:photo ID|driver'?s? licen[sc]e|passport|state ID|government(?:-issued)? ID)\b/giu,
    ['photo_id', 'identity_proof'],
  ],
  [
    /\b(?:birth certificate|proof of (?:my |who I am|identity))/giu,
    ['identity_proof', 'photo_id', 'name_proof'],
  ],
  [/\b(?:utility bill|proof of (?:my )?address)\b/giu, ['proof_of_address']],
  [
    /\b(?:receipts?|proof of (?:my |the )?payment|cancell?ed checks?|money order)\b/giu,
    ['payment_proof', 'statement'],
  ],
  [/\bbank (?:records?|statements?)\b/giu, ['payment_proof', 'statement', 'proof_of_address']],
  [
    /\b(?:account|card|loan|monthly|billing) statements?\b/giu,
    ['statement', 'payment_proof', 'insurance_statement', 'proof_of_address'],
  ],
  [
    /\b(?:payoff|settlement|release|paid-in-full) letter\b/giu,
    ['payoff_letter', 'settlement_letter', 'creditor_letter'],
  ],
  [
    /\b(?:letter|email) from\b/giu,
    ['creditor_letter', 'settlement_letter', 'payoff_letter', 'sale_letter'],
  ],
  [/\b(?:contract|(?:card|cardholder|loan) agreement|lease)\b/giu, ['contract']],
  [/\b1099-?C\b/giu, ['cancellation_form']],
  [
    /\b(?:marriage certificate|court order|divorce (?:decree|papers))\b/giu,
    ['name_proof', 'family_papers'],
  ],
  [/\b(?:explanation of benefits|insurance statement)\b/giu, ['insurance_statement']],
  [/\bdischarge (?:papers|order)\b/giu, ['bankruptcy_papers']],
  [
    /\b(?:credit )?report page\b|\bpage of my (?:credit )?report\b/giu,
    ['marked_report_page', 'second_report_page', 'older_report'],
  ],
  // Papers that no box names: only "other papers" covers them.
  [
    /\b(?:(?:notarized |sworn )?(?:affidavit|declaration|testimony)|(?:witness|notarized|sworn) statements?|photos?(?! ID\b)|photographs?|screenshots?|recordings?|invoices?|medical records?)\b/giu,
    [],
  ],
  [/\b(?:copy|copies|papers|documents|paperwork)\b/giu, Object.keys(enclosures) as Enclosure[]],
];
const ENCLOSING =
  /(?<!\b(?:not|n't|never) )\b(?:enclos(?:e|ed|ing)|attach(?:ed|ing)?|(?:am|'m) (?:sending|including|enclosing|attaching)|(?:is|are) included|in this envelope|with this letter)\b/iu;

/** Says that it comes with this letter; what went with an earlier one is only asked about. */
const ENCLOSING_NOW =
  /\bI (?:also |now |hereby )?(?:enclose|attach)\b|\b(?:am|'m) (?:sending|including|enclosing|attaching)\b|\b(?:is|are) (?:enclosed|attached|included)\b|\b(?:enclosed|attached) (?:is|are|please|you will)\b|\bin this envelope\b|\bwith this letter\b/iu;
const EARLIER =
  /\b(?:earlier|before|last (?:time|letter|week|month|year)|first (?:letter|dispute)|previous(?:ly)?|already|ago|back (?:in|then))\b/iu;

export function enclosedKinds(cases: readonly DisputeCase[]): ReadonlySet<string> {
  return new Set(
    cases.flatMap(({ facts, attached }) => [...ticked(facts, 'enclosures'), ...attached]),
  );
}

/** "I enclose the receipt", and there is none in the envelope. */
export function paperFindings(
  block: LetterBlock,
  text: string,
  enclosed: ReadonlySet<string>,
): readonly LintFinding[] {
  if (block.kind === 'facts' || !ENCLOSING.test(text)) return [];
  const found: LintFinding[] = [];
  /** Starts of the sentences that enclose nothing, or of which one paper is told already. */
  const done = new Set<number>();
  for (const [pattern, kinds] of PAPERS) {
    if ([...kinds, 'other_papers'].some((kind) => enclosed.has(kind))) continue;
    for (const match of allMatches(text, pattern)) {
      const place = { start: match.index, end: match.index + match[0].length };
      const sentence = sentenceAt(text, place);
      if (done.has(sentence.start)) continue;
      done.add(sentence.start);
      const words = text.slice(sentence.start, sentence.end);
      if (!ENCLOSING.test(words)) continue;
      found.push({
        code: 'fact.unknown_document',
        severity: ENCLOSING_NOW.test(words) && !EARLIER.test(words) ? 'block' : 'warn',
        blockId: block.id,
        ...place,
        message: findingWords().unknownPaper,
      });
    }
  }
  return found;
}

/** True if the text names a date, sum, name or paper that the person never gave. */
export function isInvented({ code }: Pick<LintFinding, 'code'>): boolean {
  return code.startsWith('fact.unknown_');
}
