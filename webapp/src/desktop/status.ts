import type { DesktopBridge, SyncStatus } from '@creditfix/shared/desktop';

type Status = SyncStatus & { readonly reachable: boolean };

/** The shell's news of its replica as one value that can be asked for at any time, and that changes only when something did. */
export function followStatus(bridge: DesktopBridge, first: SyncStatus) {
  let status: Status = { ...first, reachable: first.state !== 'offline' };
  const listeners = new Set<() => void>();
  const hear = (news: SyncStatus): void => {
    const next = { ...news, reachable: reachableAfter(status.reachable, news) };
    if (isSame(status, next)) return;
    status = next;
    for (const listener of listeners) listener();
  };
  bridge.onSync(hear);
  return {
    hear,
    replica: () => status,
    onReplica(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function reachableAfter(before: boolean, { state }: SyncStatus): boolean {
  return state === 'syncing' ? before : state !== 'offline';
}

function isSame(one: Status, other: Status): boolean {
  return (Object.keys(one) as (keyof Status)[]).every((name) => one[name] === other[name]);
}
