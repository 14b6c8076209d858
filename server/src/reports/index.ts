export { forgetReports, gatherReports, purgeReports, reportedCompanies } from './kept-reports.ts';
export { reportsEntities } from './reports.entities.ts';
export { reportRoutes } from './reports.routes.ts';
