import { letterEndpoints } from '@creditfix/shared/letters';
import { personOf } from '#server/accounts/index.ts';
import { implement, type Route } from '#server/platform/http/index.ts';
import type { LettersParts } from './letters.parts.ts';
import { forgetSignature, savedSignature } from './signature.ts';

/** The signature that a person kept for the next letter. */
export function signatureRoutes(parts: LettersParts): Route[] {
  return [
    implement(letterEndpoints.getSavedSignature)([], async (_, call) => ({
      signature: await savedSignature(call.em, parts, personOf(call).accountId),
    })),

    implement(letterEndpoints.deleteSavedSignature)([], async (_, call) => {
      await forgetSignature(call.em, personOf(call).accountId);
      return { deleted: true };
    }),
  ];
}
