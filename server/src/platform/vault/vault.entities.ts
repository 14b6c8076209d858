import { KeyRotation } from './key-rotation.entity.ts';
import { VaultCheck } from './vault-check.entity.ts';

/** The tables of this feature. No other feature's SQL names them. */
export const vaultEntities = [KeyRotation, VaultCheck] as const;
