export type { StartNotice } from './pictures/photograph-part.tsx';
export { CheckReportPage } from './check-report.page.tsx';
export { ReadReports } from './read-reports.tsx';
export type { StartReinsertion } from './findings-part.tsx';
export { type StartLetter, type DrawReportPages } from './letters-part.tsx';
export type { DrawScan } from './pictures/read-picture.ts';
