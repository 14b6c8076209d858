export { forgetReports, gatherReports, purgeReports } from './kept-reports.ts';
export { reportsEntities } from './reports.entities.ts';
export { reportRoutes } from './reports.routes.ts';
