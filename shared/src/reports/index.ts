export { shownNumber } from './shown-number.ts';
export {
  AnswerSays,
  type BureauAnswer,
  type DisputedItem,
  type ItemAnswer,
} from './answers/answer.ts';
export { answersInReport, findDisputed } from './answers/answers-in-report.ts';
export { readAnswer } from './answers/read-answer.ts';
export { readAnswerFile, type AnswerNotRead } from './answers/read-answer-file.ts';
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
  newestOfEach,
  type ReportChanges,
  type SideBySide,
} from './findings/compare-reports.ts';
export {
  type RuleId,
  findLikelyErrors,
  personEntries,
  type Finding,
  type FindingContext,
  type Forbearance,
  type OwnDispute,
  type ReportAnswers,
} from './findings/likely-errors.table.ts';
export { exhibitPage, exhibitPages, type DrawnReportPage } from './exhibit-page.ts';
export { accountsAllMissing, isOtherName, personOf } from './findings/same-person.ts';
export { mayHurt } from './findings/tradeline-view.ts';
export { narrativesIn } from './layouts/equifax.table.ts';
export { labelSample } from './label-sample.ts';
export { knownItem, letterStart, reportFacts, type StartFact } from './letter-start.ts';
export { lettersOf } from './letters-of.ts';
export { findingMessages, notReadMessages } from './messages.ts';
export {
  readReportFile,
  type FileOptions,
  type ReportOpeners,
} from './reading/read-report-file.ts';
export { pagesOf } from './reading/pdf-pages.ts';
export { readAnnualReport } from './reading/read-annual-report.ts';
export { NotRead, recognizePdf, reportLimits } from './reading/recognize.ts';
export { companiesOnReport } from './companies-on-report.ts';
export { keptReportLimits } from './contract/report.ts';
export { keptFacts, reportFromKept, type KeptFacts } from './kept-report.ts';
export { reportChoicesSchema, type ReportChoices } from './report-choices.ts';
export { reportEndpoints, type KeptReport } from './reports.contract.ts';
export { ReportProblems } from './reports.problems.ts';
export { NoticeField, readNotice, type NoticeFact } from './pictures/notice-facts.ts';
export { noticeStart } from './pictures/notice-start.ts';
export { reportPageStart } from './pictures/report-page-facts.ts';
export { readPicturePage, type PictureRead } from './pictures/read-picture-page.ts';
export { readLetters, type LetterReader } from './pictures/read-letters.ts';
export { READING_SIDE, straightened } from './pictures/straighten.ts';
