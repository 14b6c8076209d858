export {
  checkKeys,
  addNewKey,
  findEncryptionKeys,
  keepEncryptionKeys,
  loadEncryptionKeys,
} from './load-keys.ts';
export { rotateKeys, type SealedFiles } from './rotate-keys.ts';
export { findSealedColumns, type SealedColumn } from './vault.repository.ts';
export { Vault, VaultError, newEncryptionKeys, sealingKeyId, type Place } from './vault.ts';
export { vaultEntities } from './vault.entities.ts';
export { removeStrays } from './remove-strays.ts';
