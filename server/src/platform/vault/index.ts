export { checkKeys } from './check-keys.ts';
export { addNewKey, loadEncryptionKeys } from './load-keys.ts';
export { rotateKeys } from './rotate-keys.ts';
export type { SealedFiles } from './rotation.ts';
export { findSealedColumns, type SealedColumn } from './sealed-column.repository.ts';
export { Vault, VaultError, newEncryptionKeys, sealingKeyId, type Place } from './vault.ts';
export { vaultEntities } from './vault.entities.ts';
