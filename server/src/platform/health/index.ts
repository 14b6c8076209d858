export { healthChecks } from './health-checks.ts';
