export { BackupFault } from './backup-fault.ts';
export { openBackupFolder, type BackupFolder } from './backup-folder.ts';
export { readHead, restoreBackup, type RestoredBackup } from './restore-backup.ts';
export { SHORTEST_PASSPHRASE } from './sealed-keys.ts';
export { takeBackup, type BackupParts, type Report, type TakenBackup } from './take-backup.ts';
