import { Plan, flagTexts } from '@creditfix/shared/accounts';
import {
  StaffRole,
  UserStatus,
  maskedEmail,
  maskedName,
  type UserFilter,
  type adminListEndpoints,
} from '@creditfix/shared/admin';
import { businessMonth, type DataOf } from '@creditfix/shared/kernel';
import { openFlagsOf } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { namesOfChoices, sumKeptTotals } from './kept-total.repository.ts';
import { cutPage, placeOf, type PageRequest } from './list-page.ts';
import {
  pageOfFlagged,
  pageOfUsers,
  type EmailSearch,
  type ListedUser,
} from './staff-list.repository.ts';

/** The lists of users, as the staff see them. */

type UserList = DataOf<typeof adminListEndpoints.adminUsers>;
type FlaggedList = DataOf<typeof adminListEndpoints.flaggedUsers>;
type PresentedUser = UserList['users'][number];
export type FlaggedUser = FlaggedList['users'][number];
type Flag = Awaited<ReturnType<typeof openFlagsOf>>[number];

/** For whom, and when. */
export interface UserView {
  readonly masked: boolean;
  readonly now: Date;
}

/** Who sees masked addresses must not find them out letter by letter. */
export function emailSearchOf(role: StaffRole): EmailSearch {
  return role === StaffRole.auditor ? 'whole' : 'beginning';
}

/** One page, and how many there are in all, which nobody knows without counting where an address or days are asked for. */
export async function findUsers(
  em: EntityManager,
  filter: UserFilter,
  request: PageRequest,
  view: UserView & { readonly emailSearch: EmailSearch },
): Promise<UserList> {
  const { emailSearch } = view;
  const found = await pageOfUsers(em, { filter, emailSearch }, placeOf(request, 'users'));
  const { rows, next } = cutPage(found, request, 'users');
  return {
    users: rows.map((row) => presentUser(row, view)),
    next,
    total: await keptUserCount(em, filter),
  };
}

/** Users with flags that nobody has cleared, a page at a time; of a user's open flags, the newest decides the order. */
export async function findFlaggedUsers(
  em: EntityManager,
  request: PageRequest,
  view: UserView,
): Promise<FlaggedList> {
  const found = await pageOfFlagged(em, placeOf(request, 'flagged'));
  const { rows, next } = cutPage(found, request, 'flagged');
  const flags = await openFlagsOf(
    em,
    rows.map(({ id }) => id),
  );
  const flagsOf = Map.groupBy(flags, ({ accountId }) => accountId);
  return {
    users: rows.map((row) => presentFlagged(row, flagsOf.get(row.id) ?? [], view)),
    next,
    total: await keptUserCount(em, { flagged: 'yes' }),
  };
}

/** Null if only counting would tell. */
export async function keptUserCount(
  em: EntityManager,
  { search, plan, status, flagged, from, to }: UserFilter,
): Promise<number | null> {
  if (search || from || to) return null;
  const flags = { yes: ['flagged'], no: ['clear'], both: ['flagged', 'clear'] };
  return await sumKeptTotals(
    em,
    namesOfChoices('users', [
      plan ? [plan] : Object.values(Plan),
      status ? [status] : Object.values(UserStatus),
      flags[flagged ?? 'both'],
    ]),
  );
}

export function presentFlagged(
  user: ListedUser,
  flags: readonly Flag[],
  view: UserView,
): FlaggedUser {
  return {
    ...presentUser(user, view),
    flaggedReasons: flags.map(({ rule }) => flagTexts[rule].tag),
    flags: flags.map(presentFlag),
  };
}

export function presentFlag({ id, rule, detail, raisedAt }: Flag) {
  return { id, rule, detail, raisedAt: raisedAt.toISOString() };
}

function presentUser(user: ListedUser, { masked, now }: UserView): PresentedUser {
  const name = (text: string | null) => (masked && text !== null ? maskedName(text) : text);
  return {
    id: user.id,
    email: masked ? maskedEmail(user.email) : user.email,
    firstName: name(user.firstName),
    lastName: name(user.lastName),
    subscriptionTier: user.plan,
    subscriptionStatus: user.status,
    monthlyLetters: user.lettersMonth === businessMonth(now) ? user.lettersInMonth : 0,
    totalLetters: user.letters,
    revenueGenerated: user.revenueCents / 100,
    createdAt: user.createdAt.toISOString(),
  };
}
