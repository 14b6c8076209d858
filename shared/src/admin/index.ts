export { adminAuthEndpoints, adminEndpoints } from './admin.contract.ts';
export { addressBookEndpoints, type AddressBookContent } from './address-book.contract.ts';
export { AdminProblems } from './admin.problems.ts';
export { statedReason } from './stated-reason.schema.ts';
export { AuditAction } from './audit-action.ts';
export { deviceEndpoints } from './device.contract.ts';
export { exportEndpoints } from './export.contract.ts';
export { figureEndpoints, FunnelStep, LetterAge } from './figures.contract.ts';
export { csvHead, csvRow, exportFileName, maskedEmail, maskedName } from './export-rows.rules.ts';
export {
  ExportFormat,
  ExportKind,
  UserStatus,
  exportColumns,
  typedColumns,
  letterFilter,
  userFilter,
  type LetterExportRow,
  type LetterFilter,
  type UserExportRow,
  type UserFilter,
} from './export.schema.ts';
export { adminListEndpoints } from './lists.contract.ts';
export { operatorEndpoints } from './operator.contract.ts';
export { oversightEndpoints } from './oversight.contract.ts';
export { manualMailQueueEndpoints } from './manual-mail-queue.contract.ts';
export { mailpieceIdOfBarcode, postalNumber } from './postal-number.rules.ts';
export { VIEW_COOKIE, VIEW_MINUTES, viewEndpoints } from './view.contract.ts';
export { staffEndpoints } from './staff.contract.ts';
export { StaffRole } from './staff-role.ts';
export { supportMessageEndpoints } from './support-message.contract.ts';
export { answerDueAt, fillReply, messageFileLimits, replyFields } from './support-message.rules.ts';
