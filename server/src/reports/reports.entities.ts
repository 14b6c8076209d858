import { KeptReport } from './kept-report.entity.ts';

/** The tables of this feature. No other feature's SQL names them. */
export const reportsEntities = [KeptReport] as const;
