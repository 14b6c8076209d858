import { spoken } from '@creditfix/shared/kernel';
import {
  bureauSchema,
  type DisputeDetails,
  disputeDetailsSchema,
  disputeLetterRequestSchema,
  type LetterBlock,
  letterDocumentSchema,
  LetterProblems,
  LetterStatus,
  type StatuteKey,
} from '@creditfix/shared/letters';
import { z } from 'zod';
import { findRecipient } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { letterPlaces } from './letter-places.ts';
import { findLetterContent } from './letter.repository.ts';
import * as es from './messages.es.ts';
import * as en from './messages.ts';

const storySchema = z.object({
  personalInfo: disputeLetterRequestSchema.shape.personalInfo,
  disputeDetails: disputeDetailsSchema,
  bureau: bureauSchema.nullish(),
  /** Where letters that were signed before several bureaus could be chosen name theirs. */
  bureauType: bureauSchema.nullish(),
  documents: z.array(z.uuid()).optional(),
  timeZone: z.string().optional(),
});

/** What a signed letter was written from, for the features that follow what becomes of it. */
export interface LetterStory {
  readonly id: string;
  readonly accountId: string;
  readonly reference: string;
  /** The day that is printed on it. */
  readonly date: string;
  readonly personalInfo: z.output<typeof storySchema>['personalInfo'];
  readonly disputeDetails: z.output<typeof storySchema>['disputeDetails'];
  /** Null if it goes to a company, or leaves the bureau open. */
  readonly bureau: z.output<typeof bureauSchema> | null;
  readonly documents: readonly string[];
  readonly timeZone: string | undefined;
  /** True if its text names this law. */
  cites(statute: StatuteKey): boolean;
}

/** The story of a finished letter, as long as its account is there. */
export async function findLetterStory(
  em: EntityManager,
  vault: Vault,
  letterId: string,
): Promise<LetterStory | undefined> {
  const letter = await findLivingContent(em, letterId);
  if (!letter || letter.status === LetterStatus.preparing) return undefined;
  const form = storySchema.parse(vault.openJson(letter.sealedForm, letterPlaces.form(letterId)));
  const document = letterDocumentSchema.parse(
    vault.openJson(letter.sealedDocument, letterPlaces.document(letterId)),
  );
  const isToBureau = (form.disputeDetails.recipient ?? 'bureau') === 'bureau';
  const cited = new Set<string>(
    document.blocks.flatMap((block) =>
      block.kind === 'facts' ? [] : block.citations.map(({ statute }) => statute),
    ),
  );
  return {
    id: letterId,
    accountId: letter.accountId,
    reference: letter.reference,
    date: document.date,
    personalInfo: form.personalInfo,
    disputeDetails: form.disputeDetails,
    bureau: isToBureau ? (form.bureau ?? form.bureauType ?? null) : null,
    documents: form.documents ?? [],
    timeZone: form.timeZone,
    cites: (statute) => cited.has(statute),
  };
}

/** What a signed letter says, without its sender's and recipient's addresses and without what lets the bureau find the file. */
export interface LetterText {
  readonly accountId: string;
  readonly reference: string;
  readonly paragraphs: string[];
}

/** @returns undefined if there is no such letter, or its account was deleted */
export async function readLetterText(
  em: EntityManager,
  vault: Vault,
  letterId: string,
): Promise<LetterText | undefined> {
  const letter = await findLivingContent(em, letterId);
  if (!letter) return undefined;
  const place = letterPlaces.document(letterId);
  const document = letterDocumentSchema.parse(vault.openJson(letter.sealedDocument, place));
  const { subject, salutation, blocks, closing } = document;
  return {
    accountId: letter.accountId,
    reference: letter.reference,
    paragraphs: [subject, salutation, ...blocks.flatMap(textsOf), closing],
  };
}

/** As long as its account is there. */
async function findLivingContent(em: EntityManager, letterId: string) {
  const letter = await findLetterContent(em, letterId);
  return letter && (await findRecipient(em, letter.accountId)) ? letter : undefined;
}

function textsOf(block: LetterBlock): readonly string[] {
  if (block.kind === 'paragraph') return [block.text];
  if (block.kind === 'list') return block.items;
  return [block.title, ...block.rows.map(({ label, value }) => `${label}: ${value}`)];
}

/**
 * A follow-up follows a letter of the same person. One about a block follows a letter that asked for it: no person's word opens
 * 15 U.S.C. 1681c-2 without the report that the earlier letter held.
 *
 * @throws Problem `letters.not_found` or `letters.refused`
 */
export async function refuseWrongFollowUp(
  em: EntityManager,
  vault: Vault,
  { accountId, details }: { readonly accountId: string; readonly details: DisputeDetails },
): Promise<void> {
  const { followUp } = details;
  if (!followUp) return;
  const earlier = await findLetterStory(em, vault, followUp.letterId);
  if (earlier?.accountId !== accountId) throw LetterProblems.raise('letters.not_found');
  if (followUp.kind !== 'block_declined') return;
  if (earlier.cites('idt.block') || earlier.cites('idt.declineNotice')) return;
  throw LetterProblems.raise('letters.refused', {
    text: spoken({ en: en.lettersMessages, es: es.lettersMessages }).noBlockAsked,
  });
}
