/** Why no backup can be made or put back, in words that say what to do. */
export class BackupFault extends Error {
  override readonly name = 'BackupFault';
}
