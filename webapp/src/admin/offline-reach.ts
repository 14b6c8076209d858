import { useEffect, useEffectEvent, useState } from 'react';
import type { useAdminStatus } from './admin.queries.ts';
import { useReplicaStatus, useStaffShell, type StaffShell } from './staff-shell.ts';

/** No answer at all, or that of a proxy before a server that is down. */
const SILENT = new Set([0, 502, 503, 504]);

/**
 * Whether the copy has to stand on the screen in place of what the server would answer; the real screens come back by themselves.
 *
 * @returns the shell that has the copy
 */
export function useShellInstead({
  data,
  error,
  refetch,
}: ReturnType<typeof useAdminStatus>): StaffShell | undefined {
  const shell = useStaffShell();
  const standing = useReplicaStatus();
  const [silent, setSilent] = useState(false);
  const heard = error ? SILENT.has(error.problem.status) : data && false;
  // While it is asked again, what was heard last holds.
  if (heard !== undefined && heard !== silent) setSilent(heard);
  const askAgain = useEffectEvent(() => void refetch());
  const reachable = standing?.reachable ?? true;
  const lastSyncedAt = standing?.lastSyncedAt;
  // The program may not know yet what this page has seen.
  useEffect(() => {
    if (silent) void shell?.syncNow();
  }, [silent, shell]);
  // A sync that succeeded is the sign that there is somebody to ask again.
  useEffect(() => {
    if (silent && reachable) askAgain();
  }, [silent, reachable, lastSyncedAt]);
  if (!shell?.who || standing?.state === 'off') return undefined;
  return silent || !reachable ? shell : undefined;
}
