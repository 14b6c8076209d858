import type { EntityManager } from '#server/platform/database/index.ts';
import { StaffMember } from './staff-member.entity.ts';

/** Who is on the staff, and who no longer, as the screen says. */

export async function findMember(em: EntityManager, email: string): Promise<StaffMember | null> {
  return await em.findOne(StaffMember, { email }, { disableIdentityMap: true });
}

export async function allMembers(em: EntityManager): Promise<StaffMember[]> {
  return await em.findAll(StaffMember, { orderBy: { email: 1 }, disableIdentityMap: true });
}

/** Lets one change at a time through, to the end of the transaction: two administrators must not remove each other at once. */
export async function lockMembers(tx: EntityManager): Promise<void> {
  // Raw: neither builder knows advisory locks.
  await tx.execute("select pg_advisory_xact_lock(hashtextextended('staff-members', 0))");
}

export async function setMember(tx: EntityManager, member: StaffMember): Promise<void> {
  await tx.upsert(StaffMember, member);
}

export async function removeMember(tx: EntityManager, email: string): Promise<void> {
  await tx.nativeDelete(StaffMember, { email });
}
