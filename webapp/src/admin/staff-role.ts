import type { StaffRole } from '@creditfix/shared/admin';
import { createContext, use } from 'react';

/** Of anyone who is signed in. The server refuses what is not theirs; this chooses what is offered at all. */
export const StaffRoleContext = createContext<StaffRole>('auditor');

export function useStaffRole(): StaffRole {
  return use(StaffRoleContext);
}

/** Auditors look, and change nothing. */
export function useMayHelp(): boolean {
  return useStaffRole() !== 'auditor';
}

/** What the search of users takes: who sees addresses cut short may not find them out letter by letter. */
export function useEmailSearchLabel(): string {
  return useMayHelp() ? 'Email begins with' : 'Whole email';
}
