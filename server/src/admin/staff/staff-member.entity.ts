import type { StaffRole } from '@creditfix/shared/admin';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** Somebody whom an administrator has taken into the staff on the screen. They may never have signed in: the address is who they are. */
export const StaffMember = defineEntity({
  name: 'StaffMember',
  tableName: 'staff_members',
  properties: {
    email: p.text().primary(),
    role: p.text().$type<StaffRole>(),
    changedBy: p.uuid(),
    changedAt: p.datetime(),
  },
});
export type StaffMember = InferEntity<typeof StaffMember>;
