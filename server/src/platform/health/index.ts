export { healthChecks } from './health-checks.ts';
export { createServiceWatch, type Ended, type ServiceWatch, type Told } from './service-watch.ts';
