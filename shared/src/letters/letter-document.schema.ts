import { z } from 'zod';
import { calendarDate } from '../kernel/index.ts';
import type { LetterDocument, LintFinding } from './letter-document.ts';

const labelled = z.object({ label: z.string(), value: z.string() });
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
      z.object({ ...block, kind: z.literal('paragraph'), text: z.string(), citations }),
      z.object({ ...block, kind: z.literal('list'), items: z.array(z.string()), citations }),
      z.object({ ...block, kind: z.literal('facts'), title: z.string(), rows: z.array(labelled) }),
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
      }),
    )
    .exactOptional(),
  mailingChoices: z.array(party),
  ruleTableVersion: z.string(),
});

export const lintFindingSchema = z.object({
  code: z.string(),
  severity: z.enum(['block', 'warn']),
  blockId: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  message: z.string(),
  fix: z.object({ label: z.string(), replacement: z.string() }).exactOptional(),
}) satisfies z.ZodType<LintFinding>;
