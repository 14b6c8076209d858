export {
  CASE_FILE_FORMAT,
  CASE_FILE_LIST,
  CaseFileChoice,
  faultsOfList,
  sealCaseFile,
  type CaseFile,
  type CaseFileAbsence,
  type CaseFileEntry,
  type CaseFileKind,
  type CaseFilePart,
  type CaseFileRecord,
} from './case-file.schema.ts';
export { caseFileEndpoints, type CaseFileContents } from './case-files.contract.ts';
export { CaseFileProblems } from './case-files.problems.ts';
export { withoutNumbers, type PersonalNumbers } from './without-numbers.rules.ts';
