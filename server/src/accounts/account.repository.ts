import type { EmailPreference, Plan } from '@creditfix/shared/accounts';
import type { Language } from '@creditfix/shared/kernel';
import { sql } from 'kysely';
import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import { Account } from './account.entity.ts';
import type { EmailChange } from './email-change/email-change.entity.ts';

type AccountTables = Tables<typeof Account | typeof EmailChange>;

/** Which plan an account has, as billing last worked it out; every feature reads it from here. */
interface PlanStatus {
  readonly plan: Plan;
  /**
   * Begin and end of the running period of Pro. The end is null where Pro was granted: its months are counted from the begin.
   * Both are null on the free plan, which goes by calendar months.
   */
  readonly from: Date | null;
  readonly periodEndsAt: Date | null;
  /** From then on the account is on the free plan, whatever `plan` says; null where Pro has no end. */
  readonly until: Date | null;
}

/** Whose account a proved address or passkey leads to. */
const FOUND = [
  'id',
  'email',
  'first_name as firstName',
  'last_name as lastName',
  'plan',
  'plan_until as planUntil',
  'created_at as createdAt',
] as const;

/** Notes a sign-in of that address; the first one makes its account. @returns nothing if the account is deleted */
export async function signInAddress(
  tx: EntityManager,
  first: Pick<
    Account,
    'id' | 'email' | 'plan' | 'createdAt' | 'mailboxKey' | 'invitedWith' | 'language'
  >,
) {
  // Two first sign-ins at once meet in one row, by one statement.
  return await tx
    .getKysely<AccountTables>()
    .insertInto('accounts')
    .values({
      id: first.id,
      email: first.email,
      plan: first.plan,
      created_at: first.createdAt,
      last_login_at: first.createdAt,
      mailbox_key: first.mailboxKey,
      invited_with: first.invitedWith,
      language: first.language,
    })
    .onConflict((known) =>
      known
        .column('email')
        .doUpdateSet(({ fn, ref }) => ({
          last_login_at: ref('excluded.last_login_at'),
          mailbox_key: fn.coalesce('accounts.mailbox_key', 'excluded.mailbox_key'),
        }))
        .where('accounts.deleted_at', 'is', null),
    )
    .returning(FOUND)
    .executeTakeFirst();
}

/** Notes a sign-in of an account. @returns nothing if it is gone */
export async function signInAccount(tx: EntityManager, accountId: string, at: Date) {
  return await tx
    .getKysely<AccountTables>()
    .updateTable('accounts')
    .set({ last_login_at: at })
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .returning(FOUND)
    .executeTakeFirst();
}

/** Everybody else who wants to change this account, or add to it, waits until the transaction ends. */
export async function lockLiveAccount(
  tx: EntityManager,
  accountId: string,
): Promise<Pick<Account, 'email' | 'language'> | undefined> {
  return await tx
    .getKysely<AccountTables>()
    .selectFrom('accounts')
    .select(['email', 'language'])
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** The same for the account of an address, if there is one; what only refers to it need not wait. */
export async function lockAccountOf(tx: EntityManager, email: string): Promise<void> {
  await tx
    .getKysely<AccountTables>()
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .forNoKeyUpdate()
    .execute();
}

/** Two accounts that move to one mailbox in the same moment must see each other: the second waits for the first. */
export async function lockMailbox(tx: EntityManager, mailboxKey: string): Promise<void> {
  // Raw: neither builder knows advisory locks.
  await tx.execute('select pg_advisory_xact_lock(hashtextextended(:mailboxKey, 0))', {
    mailboxKey,
  });
}

/**
 * Whether another account has, or before it was deleted had, this address or another address of its mailbox. The free letter of a
 * month belongs to a mailbox: could accounts be moved to one mailbox one after the other, the mailbox that they leave would
 * begin a free month each time.
 */
export async function isAddressTaken(
  em: EntityManager,
  address: { readonly email: string; readonly mailboxKey: string; readonly accountId: string },
): Promise<boolean> {
  const { email, mailboxKey, accountId } = address;
  const other = await em.findOne(
    Account,
    { $or: [{ email }, { mailboxKey }], id: { $ne: accountId } },
    { fields: ['id'], disableIdentityMap: true },
  );
  return other !== null;
}

export async function moveAccount(
  tx: EntityManager,
  id: string,
  { email, mailboxKey }: { readonly email: string; readonly mailboxKey: string },
): Promise<void> {
  await tx.nativeUpdate(Account, { id }, { email, mailboxKey });
}

/** The account of an address. */
export async function findAccountOf(em: EntityManager, email: string) {
  return await em.findOne(
    Account,
    { email },
    { fields: ['id', 'language'], disableIdentityMap: true },
  );
}

/** In which an account is written to. */
export async function languageOfAccount(em: EntityManager, id: string) {
  const account = await em.findOne(
    Account,
    { id },
    { fields: ['language'], disableIdentityMap: true },
  );
  return account?.language;
}

/** The address of each of these accounts that is there, deleted or not: of a deleted one it names nobody. */
export async function addressesOf(
  em: EntityManager,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const accounts = await em.find(
    Account,
    { id: { $in: [...new Set(accountIds)] } },
    { fields: ['id', 'email'], disableIdentityMap: true },
  );
  return new Map(accounts.map(({ id, email }) => [id, email]));
}

/** Those of these accounts that are not deleted, newest first, with their names and plans. */
export async function liveAccounts(em: EntityManager, accountIds: readonly string[]) {
  return await em.find(
    Account,
    { id: { $in: [...accountIds] }, deletedAt: null },
    {
      fields: ['id', 'email', 'firstName', 'lastName', 'plan', 'planUntil', 'createdAt'],
      orderBy: { createdAt: -1, id: -1 },
      disableIdentityMap: true,
    },
  );
}

/** The accounts that have one of these addresses, with their plans as they were last written down. */
export async function plansOfAddresses(em: EntityManager, emails: readonly string[]) {
  return await em.find(
    Account,
    { email: { $in: [...new Set(emails)] }, deletedAt: null },
    { fields: ['id', 'email', 'plan', 'planUntil'], disableIdentityMap: true },
  );
}

/** Where news about an account goes, and which its owner wants; nothing if it is deleted. */
export async function findRecipient(em: EntityManager, accountId: string) {
  return await em
    .getKysely<AccountTables>()
    .selectFrom('accounts')
    .select(['email', 'email_preferences as emailPreferences'])
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** All that is kept of an account, deleted or not. */
export async function findAccount(em: EntityManager, accountId: string): Promise<Account | null> {
  return await em.findOne(Account, { id: accountId }, { disableIdentityMap: true });
}

/** What My Account shows, with the change of address that is still open. */
export async function findOwnAccount(em: EntityManager, accountId: string, now: Date) {
  return await em
    .getKysely<AccountTables>()
    .selectFrom('accounts as a')
    .leftJoin('email_changes as c', (change) =>
      change
        .onRef('c.account_id', '=', 'a.id')
        .on('c.ended_at', 'is', null)
        .on('c.expires_at', '>', now),
    )
    .select([
      'a.id',
      'a.email',
      'a.created_at as createdAt',
      'a.first_name as firstName',
      'a.last_name as lastName',
      'a.sealed_profile as sealedProfile',
      'a.email_preferences as emailPreferences',
      'a.language',
      'c.new_email as newEmail',
      'c.old_confirmed_at as oldConfirmedAt',
      'c.new_confirmed_at as newConfirmedAt',
    ])
    .where('a.id', '=', accountId)
    .where('a.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** What the profile of an account is opened from. */
export async function findHome(em: EntityManager, accountId: string) {
  return await em.findOne(
    Account,
    { id: accountId, deletedAt: null },
    {
      fields: ['id', 'firstName', 'lastName', 'sealedProfile', 'mailboxKey'],
      disableIdentityMap: true,
    },
  );
}

/** @returns false if the account is gone */
export async function setProfile(
  em: EntityManager,
  accountId: string,
  profile: Pick<Account, 'firstName' | 'lastName' | 'sealedProfile'>,
): Promise<boolean> {
  return (await em.nativeUpdate(Account, { id: accountId, deletedAt: null }, profile)) === 1;
}

/** Sets what was chosen; what was not named stays as it was. @returns what holds now */
export async function choosePreferences(
  em: EntityManager,
  accountId: string,
  chosen: {
    readonly emails: Readonly<Partial<Record<EmailPreference, boolean>>>;
    readonly language?: Language | undefined;
  },
) {
  return await em
    .getKysely<AccountTables>()
    .updateTable('accounts')
    .set({
      email_preferences: sql`email_preferences || ${JSON.stringify(chosen.emails)}::jsonb`,
      ...(chosen.language && { language: chosen.language }),
    })
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .returning(['email_preferences as emailPreferences', 'language'])
    .executeTakeFirst();
}

/** Writes which plan an account has. Only billing calls this. */
export async function setPlanStatus(
  tx: EntityManager,
  accountId: string,
  { plan, from, periodEndsAt, until }: PlanStatus,
): Promise<void> {
  await tx.nativeUpdate(
    Account,
    { id: accountId },
    { plan, planFrom: from, periodEndsAt, planUntil: until },
  );
}

/** Takes everything personal out of the row, which stays under that address. */
export async function emptyAccount(
  tx: EntityManager,
  id: string,
  { email, deletedAt }: { readonly email: string; readonly deletedAt: Date },
): Promise<void> {
  await tx.nativeUpdate(
    Account,
    { id },
    {
      email,
      firstName: null,
      lastName: null,
      sealedProfile: null,
      emailPreferences: {},
      invitedWith: null,
      deletedAt,
    },
  );
}

/** The next deleted accounts after this one, by their ids, locked: nothing can be hung on them until the transaction ends. */
export async function lockDeletedAccounts(
  tx: EntityManager,
  page: { readonly after: string | null; readonly limit: number },
): Promise<readonly string[]> {
  const { after, limit } = page;
  const accounts = await tx
    .getKysely<AccountTables>()
    .selectFrom('accounts')
    .select('id')
    .where('deleted_at', 'is not', null)
    .$if(after !== null, (later) => later.where('id', '>', after))
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute();
  return accounts.map(({ id }) => id);
}

/** Forgets accounts for good. What refers to them goes along, so that who calls this asks each feature first what is to be kept. */
export async function removeAccounts(tx: EntityManager, ids: readonly string[]): Promise<void> {
  await tx.nativeDelete(Account, { id: { $in: [...ids] } });
}

/** How many of these accounts are not of this account's mailbox. */
export async function countOtherMailboxes(
  em: EntityManager,
  accountId: string,
  accounts: readonly string[],
): Promise<number> {
  const others = accounts.filter((id) => id !== accountId);
  if (others.length === 0) return 0;
  const { count } = await em
    .getKysely<AccountTables>()
    .selectFrom('accounts as other')
    .innerJoin('accounts as me', (join) => join.on('me.id', '=', accountId))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('other.id', 'in', others)
    .where(sql<boolean>`(other.mailbox_key <> me.mailbox_key) is not false`)
    .executeTakeFirstOrThrow();
  return count;
}

/** Of that mailbox, deleted ones too. */
export async function accountsOfMailbox(em: EntityManager, mailboxKey: string): Promise<string[]> {
  const rows = await em.find(Account, { mailboxKey }, { fields: ['id'], disableIdentityMap: true });
  return rows.map(({ id }) => id);
}

/** Those whose plan has ended by now, whatever `plan` says; those first that ended first. */
export async function accountsWhosePlanEnded(em: EntityManager, now: Date, limit: number) {
  return await em.find(
    Account,
    { planUntil: { $lte: now } },
    { fields: ['id', 'planUntil'], orderBy: { planUntil: 1 }, limit, disableIdentityMap: true },
  );
}

/**
 * Makes other changes of the same account wait until the transaction ends: what is counted under the lock stays true. Whatever changes
 * an account's money takes this lock first, so that two of them never wait for each other; what only refers to an account (a flag, an
 * email, an invitation) does not wait for it, unless the lock is `for update`. With `for key share` the account is only kept from being deleted.
 *
 * @returns undefined if there is no such account; a deleted one has its `deletedAt`
 */
export async function lockAccount(
  tx: EntityManager,
  accountId: string | null,
  strength: 'for no key update' | 'for update' | 'for key share' = 'for no key update',
) {
  const account = tx
    .getKysely<AccountTables>()
    .selectFrom('accounts')
    .select(['id', 'deleted_at as deletedAt'])
    .where('id', '=', accountId);
  const locked = {
    'for no key update': () => account.forNoKeyUpdate(),
    'for update': () => account.forUpdate(),
    'for key share': () => account.forKeyShare(),
  };
  return await locked[strength]().executeTakeFirst();
}
