import type { StaffRole } from '@creditfix/shared/admin';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** What an administrator has said of an address on the screen. Its owner may never have signed in: the address is who they are. */
export const StaffMember = defineEntity({
  name: 'StaffMember',
  tableName: 'staff_members',
  properties: {
    email: p.text().primary(),
    /** Null where the settings of the server name somebody who was taken off the staff here. */
    role: p.text().$type<StaffRole>().nullable(),
    changedBy: p.uuid(),
    changedAt: p.datetime(),
  },
});
export type StaffMember = InferEntity<typeof StaffMember>;
