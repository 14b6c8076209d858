export { createAccessCheck } from './access.policy.ts';
export { adminLinkEmail } from './admin-link.email.ts';
export { adminAuthRoutes, type AdminParts } from './admin-auth.routes.ts';
export { sendAdminLink, sendAdminLinkJob } from './send-admin-link.job.ts';
export { adminRoutes } from './admin.routes.ts';
export { printQueueRoutes } from './print-queue.routes.ts';
