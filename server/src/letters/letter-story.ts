import {
  bureauSchema,
  disputeDetailsSchema,
  disputeLetterRequestSchema,
  letterDocumentSchema,
  type StatuteKey,
} from '@creditfix/shared/letters';
import { z } from 'zod';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { letterPlaces } from './letter-places.ts';

const storySchema = z.object({
  personalInfo: disputeLetterRequestSchema.shape.personalInfo,
  disputeDetails: disputeDetailsSchema,
  bureau: bureauSchema.nullish(),
  /** Where letters that were signed before several bureaus could be chosen name theirs. */
  bureauType: bureauSchema.nullish(),
  documents: z.array(z.uuid()).optional(),
  timeZone: z.string().optional(),
});

/** What a signed letter was written from, for the rooms that follow what becomes of it. */
export interface LetterStory {
  readonly id: string;
  readonly accountId: string;
  readonly reference: string;
  /** The day that is printed on it. */
  readonly date: string;
  readonly personalInfo: z.output<typeof storySchema>['personalInfo'];
  readonly disputeDetails: z.output<typeof storySchema>['disputeDetails'];
  /** Null where it goes to a company, or leaves the bureau open. */
  readonly bureau: z.output<typeof bureauSchema> | null;
  readonly documents: readonly string[];
  readonly timeZone: string | undefined;
  /** True where its text names this law. */
  cites(statute: StatuteKey): boolean;
}

interface StoryRow {
  readonly account_id: string;
  readonly reference: string;
  readonly sealed_form: string;
  readonly sealed_document: string;
}

/** The story of a finished letter, as long as its account is there. */
export async function findLetterStory(
  em: EntityManager,
  vault: Vault,
  letterId: string,
): Promise<LetterStory | undefined> {
  const [row] = await em.execute<StoryRow[]>(
    `select l.account_id, l.reference, l.sealed_form, l.sealed_document from letters l
      join accounts a on a.id = l.account_id and a.deleted_at is null
      where l.id = ? and l.status <> 'preparing'`,
    [letterId],
  );
  if (!row) return undefined;
  const form = storySchema.parse(vault.openJson(row.sealed_form, letterPlaces.form(letterId)));
  const document = letterDocumentSchema.parse(
    vault.openJson(row.sealed_document, letterPlaces.document(letterId)),
  );
  const isToBureau = (form.disputeDetails.recipient ?? 'bureau') === 'bureau';
  const cited = new Set<string>(
    document.blocks.flatMap((block) =>
      block.kind === 'facts' ? [] : block.citations.map(({ statute }) => statute),
    ),
  );
  return {
    id: letterId,
    accountId: row.account_id,
    reference: row.reference,
    date: document.date,
    personalInfo: form.personalInfo,
    disputeDetails: form.disputeDetails,
    bureau: isToBureau ? (form.bureau ?? form.bureauType ?? null) : null,
    documents: form.documents ?? [],
    timeZone: form.timeZone,
    cites: (statute) => cited.has(statute),
  };
}
