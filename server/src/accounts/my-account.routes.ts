import {
  canonicalMailbox,
  myAccountEndpoints,
  AccountProblems,
  EmailPreference,
  emailPreferencesOf,
} from '@creditfix/shared/accounts';
import { spoken, type BodyOf, type DataOf } from '@creditfix/shared/kernel';
import type { EntityManager } from '#server/platform/database/index.ts';
import { readStopToken } from '#server/platform/email/index.ts';
import { Reply, implement, type Call, type Route } from '#server/platform/http/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { isFresh, personOf, recentlySignedIn } from './access.policy.ts';
import { choosePreferences, findOwnAccount } from './account.repository.ts';
import type { AccountsParts } from './accounts.routes.ts';
import * as es from './messages.es.ts';
import * as en from './messages.ts';
import { confirmEmailChange, requestEmailChange } from './email-change/change-email.ts';
import { dropEmailChange } from './email-change/email-change.repository.ts';
import { clearSessionCookies, endSession, listSessions } from './sessions/sessions.ts';
import { saveProfile, openProfile } from './profile.ts';
import { endOtherSessions } from './sessions/session.repository.ts';

type MyAccount = Omit<DataOf<(typeof myAccountEndpoints)['getMyAccount']>, 'fresh'>;

const accountsMessages = () => spoken({ en: en.accountsMessages, es: es.accountsMessages });

const SAVES_PER_ACCOUNT = { name: 'my-account', hits: 200, minutes: 60, tokenBatch: 20 };
const CHANGES_PER_ACCOUNT = { name: 'email-change', hits: 5, minutes: 60 };
/** Nobody's mailbox is filled through this form, by however many accounts. */
const CHANGES_PER_MAILBOX = { name: 'email-change-to', hits: 3, minutes: 60 };
/** One press in a mail program is one call; a provider makes those of all its readers. */
const STOPS_PER_ADDRESS = { name: 'stop-emails-ip', hits: 3_000, minutes: 15, tokenBatch: 20 };
const CONFIRMS_PER_ADDRESS = { name: 'email-confirm-ip', hits: 100, minutes: 15 };

/** My Account: profile, emails, change of address, sessions. */
export function myAccountRoutes(parts: AccountsParts): Route[] {
  return [
    ...profileRoutes(parts),
    ...stopRoutes(parts),
    ...emailChangeRoutes(parts),
    ...sessionRoutes(parts),
  ];
}

function profileRoutes({ clock, vault, limiter }: AccountsParts): Route[] {
  return [
    implement(myAccountEndpoints.getMyAccount)([], async (_, call) => {
      const person = personOf(call);
      const now = clock.now();
      const account = await findMyAccount(call.em, vault, person.accountId, now);
      return { ...account, fresh: isFresh(person, now) };
    }),

    implement(myAccountEndpoints.saveProfile)(
      [(_, call) => limiter.hit(SAVES_PER_ACCOUNT, personOf(call).accountId)],
      async ({ body }, call) => {
        await saveProfile(call.em, vault, personOf(call).accountId, body);
        return new Reply(body, accountsMessages().profileSaved);
      },
    ),

    implement(myAccountEndpoints.saveEmailPreferences)(
      [(_, call) => limiter.hit(SAVES_PER_ACCOUNT, personOf(call).accountId)],
      async ({ body }, call) => await saveEmailPreferences(call.em, personOf(call).accountId, body),
    ),
  ];
}

/** Switches a kind of email off, or on again, for whoever holds a link from such an email. */
function stopRoutes({ vault, limiter }: AccountsParts): Route[] {
  const choose = async <Wanted extends boolean>(call: Call, token: string, wanted: Wanted) => {
    const link = readStopToken(vault, token);
    const preference = Object.values(EmailPreference).find((one) => one === link?.preference);
    if (!link || !preference) throw AccountProblems.raise('accounts.stop_link_invalid');
    const emails = { [preference]: wanted };
    const kept = await choosePreferences(call.em, link.accountId, { emails });
    // Of an account that is deleted: it gets no email anymore.
    if (!kept && wanted) throw AccountProblems.raise('accounts.stop_link_invalid');
    return { preference, wanted };
  };
  return [
    implement(myAccountEndpoints.stopEmails)(
      [(_, call) => limiter.hit(STOPS_PER_ADDRESS, call.ip)],
      async ({ query: { token } }, call) => await choose(call, token, false),
    ),

    implement(myAccountEndpoints.chooseEmails)(
      [(_, call) => limiter.hit(STOPS_PER_ADDRESS, call.ip)],
      async ({ body: { token, wanted } }, call) => await choose(call, token, wanted),
    ),
  ];
}

function emailChangeRoutes(parts: AccountsParts): Route[] {
  const { clock, limiter } = parts;
  return [
    implement(myAccountEndpoints.requestEmailChange)(
      [
        recentlySignedIn(clock),
        (_, call) => limiter.hit(CHANGES_PER_ACCOUNT, personOf(call).accountId),
        ({ body }) => limiter.hit(CHANGES_PER_MAILBOX, canonicalMailbox(body.email)),
      ],
      async ({ body }, call) => {
        const { accountId, sessionId } = personOf(call);
        const { email: newEmail } = body;
        const request = { accountId, sessionId, newEmail, origin: call.origin };
        await requestEmailChange(call.em, parts, request);
        return new Reply({ newEmail }, accountsMessages().bothLinksSent);
      },
    ),

    implement(myAccountEndpoints.cancelEmailChange)([], async (_, call) => ({
      dropped: await dropEmailChange(call.em, personOf(call).accountId, clock.now()),
    })),

    implement(myAccountEndpoints.confirmEmailChange)(
      [(_, call) => limiter.hit(CONFIRMS_PER_ADDRESS, call.ip)],
      async ({ body }, call) => await confirmEmailChange(call.em, parts, body.token),
    ),
  ];
}

function sessionRoutes({ clock, vault }: AccountsParts): Route[] {
  return [
    implement(myAccountEndpoints.listSessions)([], async (_, call) => ({
      sessions: await listSessions(call.em, vault, personOf(call), clock.now()),
    })),

    implement(myAccountEndpoints.endSession)([], async ({ params: { id } }, call) => {
      const { accountId, sessionId } = personOf(call);
      await endSession(call.em, { accountId, id }, clock.now());
      if (id === sessionId) clearSessionCookies(call.cookies);
      return { ended: true };
    }),

    implement(myAccountEndpoints.endOtherSessions)([], async (_, call) => ({
      ended: await endOtherSessions(call.em, personOf(call), clock.now()),
    })),
  ];
}

/** All that My Account shows of somebody, with the change of address that is still open. */
async function findMyAccount(
  em: EntityManager,
  vault: Vault,
  accountId: string,
  now: Date,
): Promise<MyAccount> {
  const account = await findOwnAccount(em, accountId, now);
  if (!account) throw AccountProblems.raise('accounts.sign_in_needed');
  const { newEmail, oldConfirmedAt, newConfirmedAt } = account;
  return {
    email: account.email,
    createdAt: account.createdAt.toISOString(),
    profile: openProfile(vault, account),
    emails: emailPreferencesOf(account.emailPreferences),
    language: account.language,
    emailChange:
      newEmail === null
        ? null
        : {
            newEmail,
            oldConfirmed: oldConfirmedAt !== null,
            newConfirmed: newConfirmedAt !== null,
          },
  };
}

/** Keeps what the person chose; what they did not name stays as it was. */
async function saveEmailPreferences(
  em: EntityManager,
  accountId: string,
  chosen: BodyOf<(typeof myAccountEndpoints)['saveEmailPreferences']>,
): Promise<Pick<MyAccount, 'emails' | 'language'>> {
  const kept = await choosePreferences(em, accountId, chosen);
  if (!kept) throw AccountProblems.raise('accounts.sign_in_needed');
  return { emails: emailPreferencesOf(kept.emailPreferences), language: kept.language };
}
