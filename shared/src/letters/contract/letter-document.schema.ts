import { z } from 'zod';
import { exhibitPlaceSchema } from '../../documents/index.ts';
import { calendarDate } from '../../kernel/index.ts';
import {
  findingWays,
  type LetterDocument,
  type LintFinding,
  type Phrase,
  type Sentence,
  type Slot,
} from './letter-document.ts';

/** Phrases stand in phrases, never deeper than this: "part of the {account listed as {name}} that I name above". */
const DEEPEST = 4;

/** Checked by hand, for each reading of a letter checks them: as unions of unions they take twice the time of all the rest. */
function isSlot(value: unknown, depth = DEEPEST): value is Slot {
  if (typeof value === 'string') return true;
  if (typeof value !== 'object' || value === null) return false;
  const { date, month } = value as Record<string, unknown>;
  return typeof date === 'string' || typeof month === 'string' || isPhrase(value, depth - 1);
}

function isPhrase(value: unknown, depth = DEEPEST): value is Phrase {
  if (depth < 0 || typeof value !== 'object' || value === null) return false;
  const { id, slots = {} } = value as Record<string, unknown>;
  if (typeof id !== 'string' || typeof slots !== 'object' || slots === null) return false;
  return Object.values(slots).every((slot) => isSlot(slot, depth));
}

const isOwn = (value: unknown) =>
  typeof value === 'object' && value !== null && 'own' in value && typeof value.own === 'string';

const slot = z.custom<Slot>((value) => isSlot(value));
const phrase = z.custom<Phrase>((value) => isPhrase(value));
const sentence = z.custom<Sentence>((value) => isPhrase(value) || isOwn(value));
const labelled = z.object({
  label: z.string(),
  value: z.string(),
  said: z.object({ label: phrase, value: slot }).exactOptional(),
});
const party = z.object({ name: z.string(), lines: z.array(z.string()) });
const block = {
  id: z.string(),
  role: z.enum(['opening', 'item', 'narrative', 'law', 'request', 'closing']),
};
const citations = z.array(z.object({ statute: z.string(), words: z.string() }));

export const letterDocumentSchema: z.ZodType<LetterDocument> = z.object({
  version: z.literal(1),
  reference: z.string(),
  date: calendarDate,
  sender: party,
  recipient: party,
  subject: z.string(),
  identification: z.array(labelled),
  salutation: z.string(),
  blocks: z.array(
    z.discriminatedUnion('kind', [
      z.object({
        ...block,
        kind: z.literal('paragraph'),
        text: z.string(),
        citations,
        said: z.array(sentence).exactOptional(),
      }),
      z.object({
        ...block,
        kind: z.literal('list'),
        items: z.array(z.string()),
        citations,
        said: z.array(z.array(sentence)).exactOptional(),
      }),
      z.object({
        ...block,
        kind: z.literal('facts'),
        title: z.string(),
        rows: z.array(labelled),
        said: phrase.exactOptional(),
      }),
    ]),
  ),
  closing: z.string(),
  enclosures: z.array(z.string()),
  exhibits: z
    .array(
      z.object({
        documentId: z.uuid(),
        label: z.string(),
        line: z.string(),
        pages: z.number().int(),
        sha256: z.string(),
        marks: z.array(exhibitPlaceSchema).exactOptional(),
      }),
    )
    .exactOptional(),
  mailingChoices: z.array(party),
  ruleTableVersion: z.string(),
  said: z.object({ subject: phrase, salutation: phrase, closing: phrase }).exactOptional(),
});

export const lintFindingSchema = z.object({
  code: z.string(),
  severity: z.enum(['block', 'warn']),
  blockId: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  message: z.string(),
  fix: z.object({ label: z.string(), replacement: z.string() }).exactOptional(),
  ways: z.array(z.enum(findingWays)).readonly().exactOptional(),
  questionKey: z.string().exactOptional(),
}) satisfies z.ZodType<LintFinding>;
