import { Document } from './document.entity.ts';

/** The tables of this feature. No other feature's SQL names them. */
export const documentsEntities = [Document] as const;
