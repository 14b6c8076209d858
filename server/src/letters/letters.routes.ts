import { BillingProblems } from '@creditfix/shared/billing';
import { spoken, spokenDate } from '@creditfix/shared/kernel';
import {
  letterEndpoints,
  LetterEventKind,
  LetterProblems,
  LetterStatus,
} from '@creditfix/shared/letters';
import { createHash } from 'node:crypto';
import { personOf } from '#server/accounts/index.ts';
import { currentAllowance, mayMail, presentHold, serviceHold } from '#server/billing/index.ts';
import { botChecked } from '#server/platform/captcha/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import {
  type Call,
  FileReply,
  type Guard,
  implement,
  Reply,
  type Route,
} from '#server/platform/http/index.ts';
import { generateLetters } from './generate-letter.ts';
import { findTrail } from './letter-record.repository.ts';
import { letterPlaces } from './letter-places.ts';
import { presentLetter, presentLetterSummary, presentMadeLetters } from './letter.presenter.ts';
import { findLetters, findWholeLetter, type WholeLetterRow } from './letter.repository.ts';
import type { LettersParts } from './letters.parts.ts';
import * as es from './messages.es.ts';
import * as en from './messages.ts';
import { type Origin, recordEvent } from './record-event.ts';
import { savedSignature } from './signing/signature.ts';
import { forgetSavedSignature } from './signing/signing.repository.ts';

const GENERATE_PER_ACCOUNT = { name: 'generate', hits: 120, minutes: 60 };

/** Signed letters: making them, listing them, reading them, fetching their PDF. */
export function letterRoutes(parts: LettersParts): Route[] {
  const { vault, captcha, limiter, clock } = parts;
  return [
    implement(letterEndpoints.generateLetter)(
      [
        (_, call) => limiter.hit(GENERATE_PER_ACCOUNT, personOf(call).accountId),
        botChecked(captcha),
        proForMail(parts),
      ],
      async ({ body }, call) => {
        const { accountId } = personOf(call);
        const {
          recaptchaToken: _,
          signature,
          draftId,
          documentSha256,
          saveSignature,
          ...form
        } = body;
        const extras = { signature, draftId, documentSha256, saveSignature };
        const request = { accountId, form, ...extras, origin: originOf(call) };
        const { letters, allowance } = await generateLetters(call.em, parts, request);
        const { ready, signedAndWaits } = spoken({
          en: en.lettersMessages,
          es: es.lettersMessages,
        });
        const waits = letters.some(({ status }) => status === LetterStatus.preparing);
        const held = waits && (await serviceHold(call.em, { accountId, now: clock.now() }));
        const hold = presentHold(held || undefined);
        const text = hold
          ? signedAndWaits(letters.length, spokenDate(hold.lastDay))
          : ready(letters.length);
        const made = presentMadeLetters(vault, letters);
        return new Reply({ ...made, allowance, ...(hold && { hold }) }, text);
      },
    ),

    implement(letterEndpoints.listLetters)([], async ({ query }, call) => {
      const person = personOf(call);
      const before = query.before ? new Date(query.before) : undefined;
      const rows = await findLetters(call.em, person.accountId, { limit: query.limit, before });
      const now = clock.now();
      const allowance = await currentAllowance(call.em, person.accountId, now);
      const hold = await serviceHold(call.em, { accountId: person.accountId, now });
      return {
        letters: rows.map((row) => presentLetterSummary(vault, row, hold)),
        allowance,
        ...(hold && { hold: presentHold(hold) }),
      };
    }),

    implement(letterEndpoints.getLetter)([], async ({ params }, call) => {
      const { accountId } = personOf(call);
      const row = await findLetter(call.em, accountId, params.id);
      const trail = await findTrail(call.em, accountId, row.id);
      const hold = await serviceHold(call.em, { accountId, now: clock.now() });
      return presentLetter(vault, row, { trail, hold });
    }),

    implement(letterEndpoints.getLetterPdf)([], async ({ params, query }, call) => {
      const request = {
        accountId: personOf(call).accountId,
        letterId: params.id,
        part: query.part,
        origin: originOf(call),
      };
      const { bytes, sha256, fileName } = await readLetterPdf(call.em, parts, request);
      return new FileReply({ bytes, fileName, disposition: query.disposition, etag: sha256 });
    }),
  ];
}

export function originOf(call: Call): Origin {
  return { ip: call.ip, userAgent: call.userAgent };
}

/** A letter that is to be mailed is made like any other and mailed by the feature above; who may not mail hears it before signing. */
function proForMail(parts: Pick<LettersParts, 'clock'>): Guard<{
  readonly body: { readonly deliveryMethod: 'download' | 'mail' };
}> {
  return async ({ body }, call) => {
    if (body.deliveryMethod !== 'mail') return;
    const verdict = await mayMail(call.em, parts, personOf(call).accountId);
    if (verdict === 'pro_needed') throw BillingProblems.raise('billing.pro_needed');
  };
}

/**
 * One letter of that person, also one whose PDF is still being made. Another person's letter answers as if it did not exist.
 *
 * @throws Problem `letters.not_found`
 */
async function findLetter(
  em: EntityManager,
  accountId: string,
  id: string,
): Promise<WholeLetterRow> {
  const letter = await findWholeLetter(em, accountId, id);
  if (!letter) throw LetterProblems.raise('letters.not_found');
  return letter;
}

/**
 * The stored PDF of a person's letter, with its enclosures as long as these are kept: opened, compared with its hash, and noted in the trail as downloaded.
 *
 * @throws Problem `letters.not_found` or `letters.pdf_not_ready`; Error if the stored bytes are not the signed ones
 */
async function readLetterPdf(
  em: EntityManager,
  parts: Pick<LettersParts, 'files' | 'vault' | 'clock'>,
  request: {
    readonly accountId: string;
    readonly letterId: string;
    readonly part: 'packet' | 'letter';
    readonly origin: Origin;
  },
): Promise<{ bytes: Uint8Array; sha256: string; fileName: string }> {
  const { files, vault, clock } = parts;
  const letter = await findLetter(em, request.accountId, request.letterId);
  if (letter.status === LetterStatus.preparing) {
    await refuseWaiting(em, parts, request.accountId);
    throw LetterProblems.raise('letters.pdf_not_ready', { retryAfterSeconds: 30 });
  }
  const isPacket = request.part === 'packet' && letter.packetKey !== null;
  const key = isPacket ? letter.packetKey : letter.pdfKey;
  const sealed = key ? await files.get(key) : undefined;
  if (!sealed) throw LetterProblems.raise('letters.not_found');
  const place = isPacket ? letterPlaces.packet(letter.id) : letterPlaces.pdf(letter.id);
  const bytes = vault.openBytes(sealed, place);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (sha256 !== (isPacket ? letter.packetSha256 : letter.pdfSha256))
    throw new Error(`the stored PDF of letter ${letter.id} is not the one that was signed`);
  recordEvent(em, vault, {
    accountId: request.accountId,
    letterId: letter.id,
    kind: LetterEventKind.downloaded,
    at: clock.now(),
    documentSha256: letter.documentSha256,
    origin: request.origin,
  });
  await em.flush();
  return { bytes, sha256, fileName: `dispute-letter-${letter.reference}.pdf` };
}

/** @throws Problem `billing.service_waits` that names the day */
async function refuseWaiting(
  em: EntityManager,
  parts: Pick<LettersParts, 'clock'>,
  accountId: string,
): Promise<void> {
  const hold = await serviceHold(em, { accountId, now: parts.clock.now() });
  if (!hold) return;
  const { signedAndWaits } = spoken({ en: en.lettersMessages, es: es.lettersMessages });
  const text = signedAndWaits(1, spokenDate(hold.lastDay));
  throw BillingProblems.raise('billing.service_waits', { text });
}

/** The signature that a person kept for the next letter. */
export function signatureRoutes(parts: LettersParts): Route[] {
  return [
    implement(letterEndpoints.getSavedSignature)([], async (_, call) => ({
      signature: await savedSignature(call.em, parts, personOf(call).accountId),
    })),

    implement(letterEndpoints.deleteSavedSignature)([], async (_, call) => {
      await forgetSavedSignature(call.em, personOf(call).accountId);
      return { deleted: true };
    }),
  ];
}
