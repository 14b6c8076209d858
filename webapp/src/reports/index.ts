export { CheckReportPage } from './check-report.page.tsx';
export type { StartLetter } from './write-letter.tsx';
