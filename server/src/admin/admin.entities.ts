import { AccountStatusRow } from './lists/account-status-row.entity.ts';
import { AccountTotal } from './lists/account-total.entity.ts';
import { AdminPasskey } from './sign-in/admin-passkey.entity.ts';
import { AuditHead } from './audit/audit-head.entity.ts';
import { AuditLine } from './audit/audit-line.entity.ts';
import { DayCount } from './figures/day-count.entity.ts';
import { ExportFile } from './exports/export-file.entity.ts';
import { KeptTotal } from './lists/kept-total.entity.ts';
import { OfflineExport } from './exports/offline-export.entity.ts';
import { SavedReply } from './saved-reply.entity.ts';
import { StaffFilter } from './staff-filter.entity.ts';
import { StaffMember } from './staff/staff-member.entity.ts';
import { SyncChange } from './sync/sync-change.entity.ts';
import { SyncReplica } from './sync/sync-replica.entity.ts';
import { SyncState } from './sync/sync-state.entity.ts';
import { TotpFactor } from './sign-in/totp-factor.entity.ts';
import { WeeklyExport } from './exports/weekly-export.entity.ts';

/** The tables of this feature. No other feature's SQL names them. */
export const adminEntities = [
  AccountStatusRow,
  AccountTotal,
  AdminPasskey,
  AuditHead,
  AuditLine,
  DayCount,
  ExportFile,
  KeptTotal,
  OfflineExport,
  SavedReply,
  StaffFilter,
  StaffMember,
  SyncChange,
  SyncReplica,
  SyncState,
  TotpFactor,
  WeeklyExport,
] as const;
