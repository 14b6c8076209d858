import { AccountStanding } from './account-standing.entity.ts';
import { AccountTotal } from './account-total.entity.ts';
import { AdminPasskey } from './admin-passkey.entity.ts';
import { AuditHead } from './audit-head.entity.ts';
import { AuditLine } from './audit-line.entity.ts';
import { ExportFile } from './export-file.entity.ts';
import { KeptTotal } from './kept-total.entity.ts';
import { OfflineExport } from './offline-export.entity.ts';
import { StaffFilter } from './staff-filter.entity.ts';
import { SyncChange } from './sync-change.entity.ts';
import { SyncReplica } from './sync-replica.entity.ts';
import { SyncState } from './sync-state.entity.ts';
import { TotpFactor } from './totp-factor.entity.ts';
import { WeeklyExport } from './weekly-export.entity.ts';

/** The tables of this feature. No other feature's SQL names them. */
export const adminEntities = [
  AccountStanding,
  AccountTotal,
  AdminPasskey,
  AuditHead,
  AuditLine,
  ExportFile,
  KeptTotal,
  OfflineExport,
  StaffFilter,
  SyncChange,
  SyncReplica,
  SyncState,
  TotpFactor,
  WeeklyExport,
] as const;
