import type { StaffRole } from '@creditfix/shared/admin';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { AdminSettings } from '../admin.parts.ts';
import { allMembers, findMember } from './staff-member.repository.ts';

/**
 * The role of an address, asked on every call, so that a change counts with the next one. Whom the settings of the server name is what
 * they say: so there is a way in for whoever runs it, whatever was clicked.
 */
export async function roleOf(
  em: EntityManager,
  { named }: AdminSettings,
  email: string,
): Promise<StaffRole | undefined> {
  return named.get(email) ?? (await findMember(em, email))?.role;
}

/** Everybody of the staff, by address. */
export async function wholeStaff(
  em: EntityManager,
  { named }: AdminSettings,
): Promise<ReadonlyMap<string, StaffRole>> {
  const members = await allMembers(em);
  // Of two entries the later one stands.
  return new Map([...members.map(({ email, role }) => [email, role] as const), ...named]);
}
