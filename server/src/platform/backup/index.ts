import type { S3Place } from '#server/platform/config/index.ts';
import { adapterOnFirstUse } from '#server/platform/loading/index.ts';
import type { BackupMirror } from './backup-folder.ts';

export { BackupFault } from './backup-fault.ts';
export { openBackupFolder, type BackupFolder, type BackupMirror } from './backup-folder.ts';
export { readHead, restoreBackup, type RestoredBackup } from './restore-backup.ts';
export { SHORTEST_PASSPHRASE } from './sealed-keys.ts';
export { takeBackup, type BackupParts, type Report, type TakenBackup } from './take-backup.ts';

/**
 * Backups in a bucket, whose client is loaded with the first call.
 *
 * @param partBytes how large the parts of an archive are that is sent in parts, if not as they should be
 */
export function openBackupMirror(place: S3Place, partBytes?: number): BackupMirror {
  return adapterOnFirstUse('keeping backups in S3', {}, async () => {
    const { createS3Mirror } = await import('./s3-mirror.ts');
    return await createS3Mirror(place, partBytes);
  });
}
