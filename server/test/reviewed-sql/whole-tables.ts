/** Functions that may read a growing table from end to end, and why that is right. */
export const WHOLE_TABLES: Readonly<Record<string, string>> = {
  'admin/exports/export-copy: copyCells': 'somebody of the staff exports all of them',
  'admin/exports/export-copy: copyLines': 'somebody of the staff exports all of them',
  'admin/sync/sync: mendSyncLog': 'once a month, and after a database was put back',
  'platform/vault/vault: countSealed': 'a change of keys looks at everything that is sealed',
};
