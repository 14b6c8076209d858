/** Functions that may read a growing table from end to end, and why that is right. */
export const WHOLE_TABLES: Readonly<Record<string, string>> = {
  'accounts/flags/account-flag: purgeSightings':
    'once an hour; a sighting is kept for days, and few are made',
  'accounts/email-change/email-change: purgeChanges':
    'once an hour; a change is kept for days, and few are made',
  'admin/exports/export-copy: copyCells': 'somebody of the staff exports all of them',
  'admin/exports/export-copy: copyLines': 'somebody of the staff exports all of them',
  'admin/sync/sync: mendSyncLog': 'once a month, and after a database was put back',
  'billing/plans/customer: accountsWithNewEmail':
    'once an hour: compares every address with what the provider knows',
  'billing/plans/subscription: purgeSubscriptions':
    'once an hour; one row for each person who ever paid',
  'disputes/dispute: countAnswers': 'figures of the site, now and then and for no request',
  'documents/document: markOutdated': 'once an hour: whether anybody still needs a document',
  'letters/letter: countMadeLetters': 'figures of the site, now and then and for no request',
  'platform/vault/vault: countSealed': 'a change of keys looks at everything that is sealed',
};
