import type { DesktopBridge, SyncStatus } from '@creditfix/shared/desktop';

type Standing = SyncStatus & { readonly reachable: boolean };

/** The shell's news of its copy as one value that can be asked for at any time, and that changes only when something did. */
export function followStanding(bridge: DesktopBridge, first: SyncStatus) {
  let standing: Standing = { ...first, reachable: first.state !== 'offline' };
  const listeners = new Set<() => void>();
  const hear = (status: SyncStatus): void => {
    const next = { ...status, reachable: reachableAfter(standing.reachable, status) };
    if (isSame(standing, next)) return;
    standing = next;
    for (const listener of listeners) listener();
  };
  bridge.onSync(hear);
  return {
    hear,
    copy: () => standing,
    onCopy(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function reachableAfter(before: boolean, { state }: SyncStatus): boolean {
  return state === 'syncing' ? before : state !== 'offline';
}

function isSame(one: Standing, other: Standing): boolean {
  return (Object.keys(one) as (keyof Standing)[]).every((name) => one[name] === other[name]);
}
