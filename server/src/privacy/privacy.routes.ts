import { PrivacyProblems, privacyEndpoints } from '@creditfix/shared/privacy';
import {
  clearSessionCookies,
  ownFetchOnly,
  personOf,
  recentlySignedIn,
} from '#server/accounts/index.ts';
import { ConcurrencyLimit } from '#server/platform/concurrency/index.ts';
import { StreamReply, implement, type Call, type Route } from '#server/platform/http/index.ts';
import { deleteAccount } from './delete-account.ts';
import { packOwnData } from './pack-own-data.ts';
import type { PrivacyParts } from './privacy.parts.ts';
import { whatIsKept } from './what-is-kept.ts';

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
