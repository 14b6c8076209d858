import { useEffect } from 'react';
import type { AnswerOnScreen } from '#webapp/kit/index.ts';
import type { AdminStatus } from './admin-status.ts';
import { useCopyStanding, useStaffShell, type StaffShell } from './staff-shell.ts';

/** No answer at all, or that of a proxy before a server that is down. */
const SILENT = new Set([0, 502, 503, 504]);

/**
 * Whether the copy has to stand on the screen in place of what the server would answer; the real screens come back by themselves.
 *
 * @returns the shell that has the copy
 */
export function useShellInstead({
  state,
  refresh,
}: Pick<AnswerOnScreen<AdminStatus>, 'state' | 'refresh'>): StaffShell | undefined {
  const shell = useStaffShell();
  const standing = useCopyStanding();
  const silent = state.kind === 'failed' && SILENT.has(state.problem.status);
  const reachable = standing?.reachable ?? true;
  const lastSyncedAt = standing?.lastSyncedAt;
  // The program may not know yet what this page has seen.
  useEffect(() => {
    if (silent) void shell?.syncNow();
  }, [silent, shell]);
  // A sync that succeeded is the sign that there is somebody to ask again.
  useEffect(() => {
    if (silent && reachable) refresh();
  }, [silent, reachable, lastSyncedAt, refresh]);
  if (!shell?.who || standing?.state === 'off') return undefined;
  return silent || !reachable ? shell : undefined;
}
