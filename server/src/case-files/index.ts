export { caseFileRoutes } from './case-files.routes.ts';
