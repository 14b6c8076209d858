export { adminAuthEndpoints, adminEndpoints } from './admin.contract.ts';
export { AdminProblems } from './admin.problems.ts';
export { printQueueEndpoints } from './print-queue.contract.ts';
export { pieceIdOfBarcode } from './postal-number.rules.ts';
