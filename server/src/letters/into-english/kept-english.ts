import { foreignTexts, longTexts, EDIT_KEY } from '@creditfix/shared/letters';
import { z } from 'zod';
import type { Vault } from '#server/platform/vault/index.ts';
import type { LetterDraft } from '../drafts/letter-draft.entity.ts';
import { letterPlaces } from '../letter-places.ts';
import type { LetterForm } from '../text/write-letter.ts';

const madeSchema = z.object({
  model: z.string(),
  promptVersion: z.string(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  at: z.iso.datetime(),
  /** Of what the person saw and had sent. */
  sentSha256: z.string(),
});

const keptEnglishSchema = z.object({
  /** What the model made last, and of what; shown to the person, and in no letter. */
  made: madeSchema.extend({
    texts: z.array(
      z.object({
        key: z.string(),
        original: z.string(),
        english: z.string(),
        names: z.array(z.string()),
      }),
    ),
  }),
  /** What the person read and said yes to; one for each text, the newest. */
  confirmed: z.array(
    madeSchema.extend({
      key: z.string(),
      original: z.string(),
      /** As the model wrote it, and as the person confirmed it. */
      made: z.string(),
      english: z.string(),
      /** Facts of which the person was told that they differ. */
      differing: z.object({ missing: z.array(z.string()), added: z.array(z.string()) }),
      confirmedAt: z.iso.datetime(),
    }),
  ),
});

/** What a language model made in English of a draft's words, and what became of it; it goes along with the letter. */
export type KeptEnglish = z.output<typeof keptEnglishSchema>;

export function sealEnglish(vault: Vault, draftId: string, english: KeptEnglish): string {
  return vault.sealJson(english, letterPlaces.english(draftId));
}

/** Undefined if no model was ever asked. */
export function keptEnglish(
  vault: Vault,
  draft: Pick<LetterDraft, 'id' | 'sealedEnglish'>,
): KeptEnglish | undefined {
  if (!draft.sealedEnglish) return undefined;
  const opened = vault.openJson(draft.sealedEnglish, letterPlaces.english(draft.id));
  return keptEnglishSchema.safeParse(opened).data;
}

/** What the letter's words owe to a language model: each text that it put into English and that is still in the letter. */
export function englishInLetter({ disputeDetails, edits = [] }: LetterForm, kept?: KeptEnglish) {
  const answers = longTexts(disputeDetails).map(({ key, text }) => [key, text] as const);
  const reworded = edits.map(({ blockId, text }) => [EDIT_KEY + blockId, text] as const);
  const words = new Map([...answers, ...reworded]);
  const foreign = new Set(
    foreignTexts({ disputeDetails, edits: [...edits] }).map(({ key }) => key),
  );
  return (kept?.confirmed ?? []).flatMap((text) => {
    const now = words.get(text.key)?.trim();
    // Whoever took it out again, or put their own words back, owes it nothing.
    if (!now || foreign.has(text.key)) return [];
    return [{ ...text, changedAfterwards: now !== text.english }];
  });
}
