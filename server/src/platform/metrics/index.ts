export { createMetrics, type Figure } from './metrics.ts';
