export { createOfflineCopy } from './offline-copy.ts';
