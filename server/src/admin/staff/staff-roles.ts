import type { StaffRole } from '@creditfix/shared/admin';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { AdminSettings } from '../admin.parts.ts';
import { allMembers, findMember } from './staff-member.repository.ts';

/**
 * The role of an address, asked on every call, so that a change counts with the next one. What was said of it on the screen counts; the
 * settings of the server are the way in for an address of which nothing was said there.
 */
export async function roleOf(
  em: EntityManager,
  { named }: AdminSettings,
  email: string,
): Promise<StaffRole | undefined> {
  const member = await findMember(em, email);
  return member ? (member.role ?? undefined) : named.get(email);
}

/** Everybody of the staff, by address. */
export async function wholeStaff(
  em: EntityManager,
  { named }: AdminSettings,
): Promise<ReadonlyMap<string, StaffRole>> {
  const members = await allMembers(em);
  const staff = new Map(named);
  for (const { email, role } of members) {
    if (role) staff.set(email, role);
    else staff.delete(email);
  }
  return staff;
}
