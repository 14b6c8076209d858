import { DocumentUse } from './document-use.entity.ts';
import { Document } from './document.entity.ts';

/** The tables of this feature. No other feature's SQL names them. */
export const documentsEntities = [Document, DocumentUse] as const;
