export { checkKeys } from './check-keys.ts';
export { loadEncryptionKeys } from './load-keys.ts';
export { Vault, VaultError, newEncryptionKeys, type Place } from './vault.ts';
