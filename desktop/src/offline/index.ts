export { createOfflineReplica } from './offline-replica.ts';
