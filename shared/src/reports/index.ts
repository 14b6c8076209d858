export {
  HistoryMark,
  NOT_REPORTED,
  tradelineFields,
  valueOf,
  type CreditReport,
  type Fact,
  type HistoryMonth,
  type Inquiry,
  type PublicRecord,
  type ReportDate,
  type SourceLine,
  type Tradeline,
  type TradelineField,
} from './contract/report.ts';
export type { MarkupElement, ReportSource, TextPage, TextRun } from './contract/source.ts';
export { pagesOf } from './reading/pdf-pages.ts';
export { readAnnualReport } from './reading/read-annual-report.ts';
export { NotRead, annualLayouts, recognizePdf } from './reading/recognize.ts';
