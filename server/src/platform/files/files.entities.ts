import { RemovedFile } from './removed-file.entity.ts';

/** The tables of this feature. No other feature's SQL names them. */
export const filesEntities = [RemovedFile] as const;
