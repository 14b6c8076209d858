import type { DataOf } from '@creditfix/shared/kernel';
import { PrivacyProblems, privacyEndpoints } from '@creditfix/shared/privacy';
import {
  clearSessionCookies,
  findConsents,
  ownFetchOnly,
  personOf,
  recentlySignedIn,
} from '#server/accounts/index.ts';
import { countPayments } from '#server/billing/index.ts';
import { countReady } from '#server/documents/index.ts';
import { countOwnLetters } from '#server/letters/index.ts';
import { ConcurrencyLimit } from '#server/platform/concurrency/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { StreamReply, implement, type Call, type Route } from '#server/platform/http/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { deleteAccount } from './delete-account.ts';
import { packOwnData } from './pack-own-data.ts';
import type { PrivacyParts } from './privacy.parts.ts';

const DOWNLOADS_PER_ACCOUNT = { name: 'download-data', hits: 20, minutes: 60 };
const DELETIONS_PER_ACCOUNT = { name: 'delete-account', hits: 20, minutes: 60 };

/** One of a person in this process: each reads everything there is. */
const downloads = new ConcurrencyLimit({
  atOnce: Infinity,
  atOnceOfOne: 1,
  refusal: () => PrivacyProblems.raise('privacy.download_busy', { retryAfterSeconds: 30 }),
});

/** Taking one's data along, and deleting the account. */
export function privacyRoutes(parts: PrivacyParts): Route[] {
  const { clock, limiter } = parts;
  return [
    implement(privacyEndpoints.whatIsKept)([], (_, call) =>
      whatIsKept(call.em, parts.vault, personOf(call).accountId),
    ),

    implement(privacyEndpoints.downloadMyData)(
      [
        // A link on another site must not put everything on whichever computer it is opened at, nor write into the trails.
        ownFetchOnly,
        recentlySignedIn(clock),
        (_, call) => limiter.hit(DOWNLOADS_PER_ACCOUNT, personOf(call).accountId),
      ],
      async (_, call) => {
        const { accountId, email } = personOf(call);
        const ended = await downloads.begin(accountId);
        const bytes = packOwnData(call.em, parts, { accountId, email, origin: originOf(call) });
        const day = clock.now().toISOString().slice(0, 10);
        return new StreamReply({ bytes, fileName: `credit-fix-my-data-${day}.zip`, ended });
      },
    ),

    implement(privacyEndpoints.deleteMyAccount)(
      [
        recentlySignedIn(clock),
        (_, call) => limiter.hit(DELETIONS_PER_ACCOUNT, personOf(call).accountId),
      ],
      async ({ body }, call) => {
        const { accountId, email } = personOf(call);
        await deleteAccount(call.em, parts, { accountId, email, confirmEmail: body.confirmEmail });
        clearSessionCookies(call.cookies);
        return { deleted: true };
      },
    ),
  ];
}

function originOf({ ip, userAgent }: Call) {
  return { ip, userAgent };
}

/** What is kept of a person, in counts, and what they agreed to. */
async function whatIsKept(
  em: EntityManager,
  vault: Vault,
  accountId: string,
): Promise<DataOf<typeof privacyEndpoints.whatIsKept>> {
  const { readyLetters, drafts } = await countOwnLetters(em, accountId);
  const { payments } = await countPayments(em, accountId);
  const consents = await findConsents(em, vault, accountId);
  return {
    letters: readyLetters,
    drafts: drafts ?? 0,
    copies: await countReady(em, accountId),
    payments,
    consents: consents.map(({ kind, version, at }) => ({ kind, version, at })),
  };
}
