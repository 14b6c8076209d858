import { spoken } from '@creditfix/shared/kernel';
import { BillingProblems } from '@creditfix/shared/billing';
import { letterEndpoints } from '@creditfix/shared/letters';
import { personOf } from '#server/accounts/index.ts';
import { currentAllowance, mayMail } from '#server/billing/index.ts';
import { botChecked } from '#server/platform/captcha/index.ts';
import {
  FileReply,
  Reply,
  implement,
  type Call,
  type Guard,
  type Route,
} from '#server/platform/http/index.ts';
import { generateLetters } from './generate-letter.ts';
import { presentLetter, presentLetterSummary, presentMadeLetters } from './letter.presenter.ts';
import { findTrail } from './letter-event.repository.ts';
import { findLetters } from './letter.repository.ts';
import type { LettersParts } from './letters.parts.ts';
import { findLetter, readLetterPdf } from './read-letter-pdf.ts';
import type { Origin } from './record-event.ts';
import { words as en } from './letters.words.ts';
import { words as es } from './letters.words.es.ts';

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
        const text = spoken({ en, es }).ready(letters.length);
        return new Reply({ ...presentMadeLetters(vault, letters), allowance }, text);
      },
    ),

    implement(letterEndpoints.listLetters)([], async ({ query }, call) => {
      const person = personOf(call);
      const before = query.before ? new Date(query.before) : undefined;
      const rows = await findLetters(call.em, person.accountId, { limit: query.limit, before });
      const allowance = await currentAllowance(call.em, person.accountId, clock.now());
      return { letters: rows.map((row) => presentLetterSummary(vault, row)), allowance };
    }),

    implement(letterEndpoints.getLetter)([], async ({ params }, call) => {
      const { accountId } = personOf(call);
      const row = await findLetter(call.em, accountId, params.id);
      return presentLetter(vault, row, await findTrail(call.em, accountId, row.id));
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
function proForMail({ clock }: Pick<LettersParts, 'clock'>): Guard<{
  readonly body: { readonly deliveryMethod: 'download' | 'mail' };
}> {
  return async ({ body }, call) => {
    if (body.deliveryMethod !== 'mail') return;
    const verdict = await mayMail(call.em, personOf(call).accountId, clock.now());
    if (verdict === 'pro_needed') throw BillingProblems.raise('billing.pro_needed');
  };
}
