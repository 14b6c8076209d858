export { loadEncryptionKeys } from './load-keys.ts';
export { Vault, newEncryptionKeys, type Place } from './vault.ts';
