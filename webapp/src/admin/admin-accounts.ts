import type { adminEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';

export type FoundAccounts = DataOf<typeof adminEndpoints.findAccounts>;
export type AdminAccount = FoundAccounts['accounts'][number];
export type AccountFlag = AdminAccount['flags'][number];
