import { adminListEndpoints } from '@creditfix/shared/admin';
import { useEffect, useState } from 'react';
import { callApi } from '#webapp/kit/index.ts';
import type { AdminTab } from './admin-tabs.tsx';

/** How many users are flagged, for the tab; asked again whenever another tab is opened. */
export function useFlaggedCount(tab: AdminTab): Partial<Record<AdminTab, number>> {
  const [flagged, setFlagged] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    callApi(adminListEndpoints.adminDashboard, { signal: abort.signal }).then(
      (answer) => answer.ok && setFlagged(answer.data.users.flagged),
      () => undefined,
    );
    return () => abort.abort();
  }, [tab]);
  return { flagged };
}
