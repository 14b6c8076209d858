export { createStaffCheck } from './access.policy.ts';
export {
  staffRoles,
  type AdminParts,
  type OversightParts,
  type ClaimSettings,
  type Finding,
} from './admin.parts.ts';
export { checkAuditChain, noteLegalMode, watchAuditChain } from './audit/audit.ts';
export { adminLinkEmail, sendAdminLink, sendAdminLinkJob } from './sign-in/send-admin-link.job.ts';
export { adminAuthRoutes } from './sign-in/admin-auth.routes.ts';
export { addressBookRoutes } from './address-book.routes.ts';
export { adminRoutes } from './admin.routes.ts';
export { cellsToCopy } from './exports/export-row.repository.ts';
export { sealedExportFiles } from './exports/export-files.ts';
export { exportRoutes } from './exports/export.routes.ts';
export { makeExport, purgeExports } from './exports/make-export.ts';
export { makeExportJob, startWeeklyExports, weeklyExportsJob } from './exports/schedule-export.ts';
export { scheduledExportRoutes } from './exports/scheduled-exports.routes.ts';
export { syncRoutes } from './sync/sync.routes.ts';
export { exportFailedEmail, exportReadyEmail } from './exports/notify-export.ts';
export { cleanUpSyncLog } from './sync/sync-page.ts';
export { adminListRoutes, userRoutes } from './lists/lists.routes.ts';
export { deviceRoutes } from './sign-in/device.routes.ts';
export { factorKinds } from './sign-in/second-factor.repository.ts';
export { operatorRoutes } from './operator.routes.ts';
export { staffRoutes } from './staff/staff.routes.ts';
export { oversightRoutes } from './oversight.routes.ts';
export { countVisits } from './figures/count-visits.ts';
export { measureSite } from './figures/measure-site.ts';
export { findDashboard } from './lists/find-dashboard.ts';
export { findSystemState } from './system-state.ts';
export { manualMailQueueRoutes } from './manual-mail-queue.routes.ts';
export { adminEntities } from './admin.entities.ts';
export { createViewCheck, viewRoutes } from './view-as.ts';
export { viewedEmail } from './view-as.ts';
export { supportMessageRoutes } from './support-messages.routes.ts';
