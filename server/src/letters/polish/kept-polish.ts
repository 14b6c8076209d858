import { ownWords, type PolishedWords } from '@creditfix/shared/letters';
import { z } from 'zod';
import type { Vault } from '#server/platform/vault/index.ts';
import type { LetterDraft } from '../drafts/letter-draft.entity.ts';
import { letterPlaces } from '../letter-places.ts';
import type { LetterForm } from '../text/write-letter.ts';

const keptPolishSchema = z.object({
  /** The texts that passed, and what each one was made from: they count only while the person's words are still those. */
  words: z.array(z.object({ key: z.string(), plain: z.string(), polished: z.string() })),
  model: z.string(),
  promptVersion: z.string(),
  ruleTableVersion: z.string(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  attempts: z.number().int(),
  /** What the rules said of each text: `accepted`, `unchanged`, or why not. */
  verdicts: z.array(z.object({ key: z.string(), verdict: z.string() })),
  at: z.iso.datetime(),
  /** Of what the person saw and had sent; an older program showed nothing. */
  sentSha256: z.string().optional(),
});

/** What the language model made of a draft's words, and how that came about; it goes along with the letter. */
export type KeptPolish = z.output<typeof keptPolishSchema>;

export function sealPolish(vault: Vault, draftId: string, polish: KeptPolish): string {
  return vault.sealJson(polish, letterPlaces.polish(draftId));
}

/** What is kept with that draft; undefined if the model was never asked, or where an older program kept something else. */
export function keptPolish(
  vault: Vault,
  draft: Pick<LetterDraft, 'id' | 'sealedPolish'>,
): KeptPolish | undefined {
  if (!draft.sealedPolish) return undefined;
  const opened = vault.openJson(draft.sealedPolish, letterPlaces.polish(draft.id));
  return keptPolishSchema.safeParse(opened).data;
}

/** A person may have changed the sentences since; then what was made of them no longer counts. */
export function applicablePolish(
  form: LetterForm,
  polished: readonly PolishedWords[] = [],
): readonly PolishedWords[] {
  const words = new Map(ownWords(form.disputeDetails).map(({ key, text }) => [key, text]));
  return polished.filter(({ key, plain }) => words.get(key) === plain);
}
