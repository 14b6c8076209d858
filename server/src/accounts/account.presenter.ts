import { Plan, type SignedInUser } from '@creditfix/shared/accounts';

/** The parts of an account that its owner's pages show. */
export function presentUser(account: {
  readonly email: string;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly plan: string;
}): SignedInUser {
  return {
    email: account.email,
    firstName: account.firstName ?? null,
    lastName: account.lastName ?? null,
    subscriptionTier: account.plan === Plan.pro ? Plan.pro : Plan.free,
  };
}
