import { useEffect, useState } from 'react';
import { askAdminStatus } from './admin-status.ts';
import type { AdminTab } from './admin-tabs.tsx';
import { useFlagDeeds } from './flagged-count.atoms.ts';

/** How many users are flagged, for the tab; asked again whenever another tab is opened, and after each deed with a flag. */
export function useFlaggedCount(tab: AdminTab): Partial<Record<AdminTab, number>> {
  const [flagged, setFlagged] = useState(0);
  const deeds = useFlagDeeds();
  useEffect(() => {
    const abort = new AbortController();
    askAdminStatus(abort.signal).then(
      (answer) => answer.ok && setFlagged(answer.data.flagged ?? 0),
      () => undefined,
    );
    return () => abort.abort();
  }, [tab, deeds]);
  return { flagged };
}
