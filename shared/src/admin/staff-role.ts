/** What somebody of the staff may do; the settings say who is which. */
export const StaffRole = {
  /** Everything. ADMIN_EMAILS. */
  administrator: 'administrator',
  /** Helps people: sees accounts and statuses; a letter's text only after saying why. SUPPORT_STAFF_EMAILS. */
  support: 'support',
  /** Looks and changes nothing: figures, lists, the audit log; never a letter's text. AUDITOR_EMAILS. */
  auditor: 'auditor',
} as const;

export type StaffRole = keyof typeof StaffRole;
