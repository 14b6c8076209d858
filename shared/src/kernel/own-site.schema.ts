import { z } from 'zod';
import { ClaimId } from './claims.table.ts';
import { emailAddress } from './email-address.schema.ts';

const words = z.strictObject({ en: z.string().min(1).max(500), es: z.string().min(1).max(500) });
const line = z.string().trim().min(1).max(200);

/** `site` in the settings file: the company behind the site, where it is reached, and what it says of itself. */
export const ownSiteSchema = z.strictObject({
  company: z
    .strictObject({
      legalName: line.exactOptional(),
      addressLines: z.array(line).min(1).max(4).exactOptional(),
      state: line.exactOptional(),
      foundedYear: z.int().min(1900).max(2100).exactOptional(),
    })
    .exactOptional(),
  mailboxes: z
    .strictObject({
      support: emailAddress.exactOptional(),
      accessibility: emailAddress.exactOptional(),
    })
    .exactOptional(),
  /** One text stands for both languages. */
  designCredit: z
    .union([words, line.transform((text) => ({ en: text, es: text }))])
    .exactOptional(),
  claims: z
    .partialRecord(
      z.enum(ClaimId),
      z.strictObject({
        shown: z.boolean().exactOptional(),
        figure: z.string().trim().min(1).max(20).exactOptional(),
        text: words.exactOptional(),
      }),
    )
    .exactOptional(),
  testimonials: z
    .array(
      z.strictObject({
        source: z.enum(['claimed', 'measured']),
        shown: z.boolean(),
        name: line,
        improvement: words,
        text: words,
      }),
    )
    .max(12)
    .exactOptional(),
});
