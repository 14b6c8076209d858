export { adminAuthEndpoints, adminEndpoints } from './admin.contract.ts';
export { AdminProblems } from './admin.problems.ts';
