export { Bureau } from './bureau.ts';
export { bureaus } from './bureaus.ts';
export { composeLetter } from './compose-letter.rules.ts';
export { signingConsent } from './consent.ts';
export { DisputeReason, disputeReasonLabels } from './dispute-reason.ts';
export {
  bureauSchema,
  disputeLetterRequestSchema,
  letterLimits,
  type DisputeDetails,
  type DisputeLetterRequest,
  type PersonalInfo,
  type Signature,
} from './dispute-request.schema.ts';
export { applyEdits, blockText } from './edit.rules.ts';
export type { LetterInput } from './letter-input.ts';
export { letterReference } from './letter-reference.rules.ts';
export { factFaults, requiredFaults } from './fact-faults.rules.ts';
export { adviceFor, refusalFor } from './gate.rules.ts';
export { itemTypeLabels } from './item-types.ts';
export { lintLetter } from './lint-letter.rules.ts';
export { questionsFor, relevantFacts } from './reasons.rules.ts';
export { statuteMeaning } from './statutes.ts';
export type {
  Citation,
  LabelledValue,
  LetterBlock,
  LetterDocument,
  LetterEdit,
  LintFinding,
  Refusal,
  RefusalWay,
} from './letter-document.ts';
export { letterDocumentSchema } from './letter-document.schema.ts';
export { LetterEventKind, LetterStatus, letterStatusLabel } from './letter.status.ts';
export {
  draftContentSchema,
  letterEndpoints,
  type Draft,
  type DraftContent,
  type Letter,
  type LetterReview,
  type LetterSummary,
} from './letters.contract.ts';
export { LetterProblems } from './letters.problems.ts';
export type { Question } from './question.ts';
