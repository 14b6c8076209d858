export {
  HistoryMark,
  tradelineFields,
  valueOf,
  type CreditReport,
  type Fact,
  type HistoryMonth,
  type Tradeline,
  type SourceLine,
  type TradelineField,
} from './contract/report.ts';
export type { TextPage, TextRun } from './contract/source.ts';
export {
  besideEachOther,
  compareWithLast,
  type ReportChanges,
  type SideBySide,
} from './findings/compare-reports.ts';
export { type RuleId, findLikelyErrors, type Finding } from './findings/likely-errors.table.ts';
export { letterStart, startFacts, StartField, type StartFact } from './letter-start.ts';
export { findingMessages, notReadMessages } from './messages.ts';
export { readReportFile } from './reading/read-report-file.ts';
export { pagesOf } from './reading/pdf-pages.ts';
export { readAnnualReport } from './reading/read-annual-report.ts';
export { NotRead, recognizePdf, reportLimits } from './reading/recognize.ts';
