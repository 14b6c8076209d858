import {
  type ExhibitPlace,
  type Enclosure,
  type ExhibitMark,
  enclosureOfLine,
} from '../../documents/index.ts';
import type { CalendarDate, LegalMode } from '../../kernel/index.ts';
import type { LetterRecipient, TemplateSlug } from './letter-purpose.ts';
import type { Bureau } from './bureaus.ts';
import type { DisputeDetails, PersonalInfo } from './dispute-request.schema.ts';

/**
 * A wording of ours by its id, with what stands in its slots. The tables of the kinds say it in each language; the English is what is
 * signed.
 */
export interface Phrase {
  /** "not_mine.claim" */
  readonly id: string;
  readonly slots?: Readonly<Record<string, Slot>> | undefined;
}

/** Text is the same in every language: a name, a number, a sum, a citation, the person's own words. */
export type Slot = string | Phrase | { readonly date: string } | { readonly month: string };

/** A sentence of ours, or one that the person wrote. */
export type Sentence = Phrase | { readonly own: string };

/**
 * A finished letter as data: the one thing that is shown, hashed, signed, rendered and mailed. Plain text throughout; whoever
 * draws it escapes it.
 */
export interface LetterDocument {
  readonly version: 1;
  /** Printed on the letter and used to check that a PDF bears its own letter ("CF-7Q4M-2K9D"). */
  readonly reference: string;
  readonly date: CalendarDate;
  readonly sender: { readonly name: string; readonly lines: readonly string[] };
  readonly recipient: { readonly name: string; readonly lines: readonly string[] };
  readonly subject: string;
  /** What lets the agency find the file: date of birth, last four of the SSN, report number. */
  readonly identification: readonly LabelledValue[];
  readonly salutation: string;
  readonly blocks: readonly LetterBlock[];
  readonly closing: string;
  readonly enclosures: readonly string[];
  /** The enclosures that are bound into the packet, in order; the hash binds the signature to these very pages. */
  readonly exhibits?: readonly Exhibit[] | undefined;
  /** After the signature, only where the letter has no single recipient: where it can be mailed. */
  readonly mailingChoices: readonly { readonly name: string; readonly lines: readonly string[] }[];
  /** Version of the rule table that chose the law ("2026-11-21.1"). */
  readonly ruleTableVersion: string;
  /** What our own lines say, by their ids; the blocks and rows carry theirs. Letters of earlier versions have none. */
  readonly said?:
    | {
        readonly subject: Phrase;
        readonly salutation: Phrase;
        readonly closing: Phrase;
      }
    | undefined;
}

export interface LabelledValue {
  readonly label: string;
  readonly value: string;
  readonly said?: { readonly label: Phrase; readonly value: Slot } | undefined;
}

/** A copy that travels with the letter. */
export interface Exhibit {
  readonly documentId: string;
  /** "A", "B" … as printed on the enclosure and in the letter's list. */
  readonly label: string;
  /** What it is, as the letter lists it ("Copy of my proof of payment"). */
  readonly line: string;
  readonly pages: number;
  /** SHA-256 (hex) over the pages as they are printed. */
  readonly sha256: string;
  /** What the person marked on it: drawn on the exhibit, and named in the text. */
  readonly marks?: readonly ExhibitPlace[] | undefined;
}

interface BlockBase {
  /** Stable within a letter, so that an edit finds its paragraph again ("opening", "law", "item-1-facts"). */
  readonly id: string;
  readonly role: 'opening' | 'item' | 'narrative' | 'law' | 'request' | 'closing';
}

export type LetterBlock =
  | (BlockBase & {
      readonly kind: 'paragraph';
      readonly text: string;
      readonly citations: readonly Citation[];
      /** Absent where the person put the paragraph in their own words. */
      readonly said?: readonly Sentence[] | undefined;
    })
  | (BlockBase & {
      readonly kind: 'list';
      readonly items: readonly string[];
      readonly citations: readonly Citation[];
      /** The sentences of each point. */
      readonly said?: readonly (readonly Sentence[])[] | undefined;
    })
  /** The disputed item as labeled lines (creditor, account, what is reported, what is right). */
  | (BlockBase & {
      readonly kind: 'facts';
      readonly title: string;
      readonly rows: readonly LabelledValue[];
      readonly said?: Phrase | undefined;
    });

/** A piece of law that is in a block's text, to be underlined and explained. */
export interface Citation {
  /** Key in the statute table. */
  readonly statute: string;
  /** The words as they are in the text ("15 U.S.C. § 1681i(a)(1)(A)"). */
  readonly words: string;
}

/** A person's own wording for a block. It holds only while the composed text is still the one it replaced. */
export interface LetterEdit {
  readonly blockId: string;
  /** The composed text that the person changed (list items joined by line ends). */
  readonly replaced: string;
  /** The person's text; empty removes the block. */
  readonly text: string;
}

/** What a person can do about a finding: mean it, change the answer or the words, write another letter, or none. */
export const findingWays = ['keep', 'answer', 'words', 'kind', 'none'] as const;
export type FindingWay = (typeof findingWays)[number];

/** What the linter says about one place of a letter. */
export interface LintFinding {
  readonly code: string;
  /** `block` stops signing; `warn` only advises. */
  readonly severity: 'block' | 'warn';
  readonly blockId: string;
  /** UTF-16 offsets into the block's text (list items joined by line ends). */
  readonly start: number;
  readonly end: number;
  /** Why, in one sentence. */
  readonly message: string;
  readonly fix?: { readonly label: string; readonly replacement: string };
  /** Where the person's own words are in question. */
  readonly ways?: readonly FindingWay[];
  /** The question whose answer the words contradict. */
  readonly questionKey?: string;
}

/** Why no letter is written for this case, and what the person can do instead. */
export interface Refusal {
  readonly code: string;
  readonly title: string;
  readonly text: string;
  readonly ways: readonly RefusalWay[];
  /** The item it is about, from 1, where the letter has several. */
  readonly item?: number;
}

export type RefusalWay =
  | { readonly kind: 'switch_reason'; readonly label: string; readonly reason: string }
  /** Writes to someone else instead. */
  | {
      readonly kind: 'switch_recipient';
      readonly label: string;
      readonly recipient: LetterRecipient;
    }
  /** Starts another template. */
  | { readonly kind: 'switch_template'; readonly label: string; readonly template: TemplateSlug }
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  | { readonly kind: 'answer'; readonly label: string; readonly questionKey: string };

/** Everything a letter is written from; the same input gives the same letter, letter by letter. */
export interface LetterInput {
  readonly personalInfo: PersonalInfo;
  readonly disputeDetails: DisputeDetails;
  /** Absent if a downloaded letter leaves the bureau open. */
  readonly bureau: Bureau | undefined;
  /** The letter's date: the person's today. */
  readonly date: CalendarDate;
  readonly reference: string;
  /** Enclosures that are uploaded and will be bound into the packet, in order. */
  readonly attached?: readonly AttachedEnclosure[] | undefined;
  readonly edits?: readonly LetterEdit[];
  /** `self_help` if nothing is said. */
  readonly legalMode?: LegalMode | undefined;
}

/** A copy whose pages we hold: only such a copy counts where the law asks for a paper in the envelope. */
export interface AttachedEnclosure {
  readonly documentId: string;
  readonly kind: Enclosure;
  readonly pages: number;
  /** Of all its pages; the browser's preview does not know them. */
  readonly bytes?: number;
  readonly sha256: string;
  /** The places that the person marked on it. */
  readonly marks?: readonly ExhibitMark[] | undefined;
}

/** A friendly remark beside the questions; it never stops anyone. */
export interface Advice {
  readonly code: string;
  readonly text: string;
  readonly url?: string;
}

/** What the letter's list of enclosures says: the exhibits of the packet by their letter, then what the person adds by hand. */
export function enclosureList({
  exhibits = [],
  enclosures,
}: Pick<LetterDocument, 'exhibits' | 'enclosures'>): readonly string[] {
  const bound = exhibits.map(
    ({ label, line, pages }) =>
      `Exhibit ${label}: ${line} (${pages === 1 ? '1 page' : `${pages} pages`})`,
  );
  return [...bound, ...enclosures];
}

/**
 * Lines of the list that nothing stands behind: no file is bound into the packet, and the person has not said at the end that they put
 * the paper into the envelope. With one of them left a letter would call enclosed what nobody enclosed.
 */
export function unconfirmedEnclosures(
  { enclosures }: Pick<LetterDocument, 'enclosures'>,
  inEnvelope: readonly Enclosure[] = [],
): readonly string[] {
  const confirmed = new Set<string | undefined>(inEnvelope);
  return enclosures.filter((line) => !confirmed.has(enclosureOfLine(line)));
}

/** How a person's own wording is laid over a composed letter. */

/** The text of a block as it is edited and linted: list items and fact rows stand on lines of their own. */
export function blockText(block: LetterBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'list':
      return block.items.join('\n');
    case 'facts':
      return block.rows.map((row) => `${row.label}: ${row.value}`).join('\n');
  }
}

/**
 * An edit holds while the composed text is still the one it replaced; the others are handed back as `dropped`. The last
 * edit of a block wins. A facts block takes no edits: it is the person's answers, and changes with them.
 */
export function applyEdits(
  document: LetterDocument,
  edits: readonly LetterEdit[],
): { readonly document: LetterDocument; readonly dropped: readonly LetterEdit[] } {
  const blocks = new Map(document.blocks.map((block) => [block.id, block]));
  const winners = new Map<string, LetterEdit>();
  for (const edit of edits) {
    const block = blocks.get(edit.blockId);
    if (block && block.kind !== 'facts' && sameText(blockText(block), edit.replaced)) {
      winners.set(edit.blockId, edit);
    }
  }
  return {
    document: {
      ...document,
      blocks: document.blocks.flatMap((block) => {
        const edit = winners.get(block.id);
        return edit ? reworded(block, edit.text) : [block];
      }),
    },
    dropped: edits.filter((edit) => winners.get(edit.blockId) !== edit),
  };
}

function reworded(block: LetterBlock, wording: string): LetterBlock[] {
  const text = wording.trim();
  if (block.kind === 'facts' || text === '') return [];
  // What the person wrote is theirs: it has no ids, and no other language.
  const { said: _said, ...own } = block;
  const citations = own.citations.filter((citation) => text.includes(citation.words));
  if (own.kind === 'paragraph') return [{ ...own, text, citations }];
  const items = text
    .split('\n')
    .map((item) => item.trim())
    .filter((item) => item !== '');
  return [{ ...own, items, citations }];
}

/** Stored edits went through a form, which may have changed the kind of white space. */
function sameText(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** The short name printed on a letter: the first 40 bits of its id in Crockford base32, which has no I, L, O or U to misread. */

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export function letterReference(letterId: string): string {
  const hex = letterId.replace(/[^0-9a-fA-F]/g, '').slice(0, 10);
  if (hex.length < 10) throw new Error('a letter reference needs an id of at least 40 bits');
  const bits = BigInt(`0x${hex}`);
  let text = '';
  for (let shift = 35n; shift >= 0n; shift -= 5n) text += ALPHABET[Number((bits >> shift) & 31n)];
  return `CF-${text.slice(0, 4)}-${text.slice(4)}`;
}

/** A reference is 40 bits of the 128 of an id. */
const REFERENCE_CHARACTERS = 8;
const BITS_EACH = 5n;
const ID_BITS = 128n;

/** The first and the last id whose reference begins so; undefined if none can. "CF-" in front may be left out. */
export function idsOfReference(beginning: string): readonly [string, string] | undefined {
  const characters = beginning
    .toUpperCase()
    .replace(/^C$|^CF(?=$|[\s-])/, '')
    .replace(/[\s-]/g, '');
  if (characters.length > REFERENCE_CHARACTERS) return undefined;
  let number = 0n;
  for (const character of characters) {
    const value = ALPHABET.indexOf(ALIKE.get(character) ?? character);
    if (value < 0) return undefined;
    number = (number << BITS_EACH) | BigInt(value);
  }
  const open = ID_BITS - BITS_EACH * BigInt(characters.length);
  return [idOf(number << open), idOf(((number + 1n) << open) - 1n)];
}

/** Crockford's alphabet reads what looks alike as the same. */
const ALIKE: ReadonlyMap<string, string> = new Map([
  ['O', '0'],
  ['I', '1'],
  ['L', '1'],
]);

function idOf(number: bigint): string {
  const hex = number.toString(16).padStart(32, '0');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
