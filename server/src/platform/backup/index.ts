export { BackupFault } from './backup-fault.ts';
export { readHead, restoreBackup, type RestoredBackup } from './restore-backup.ts';
export { SHORTEST_PASSPHRASE } from './sealed-keys.ts';
export { takeBackup, type Report, type TakenBackup } from './take-backup.ts';
