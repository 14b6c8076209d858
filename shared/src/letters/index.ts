export { Bureau } from './bureau.ts';
export { bureaus } from './bureaus.ts';
export { composeLetter } from './compose-letter.rules.ts';
export { signingConsent } from './consent.ts';
export { DisputeReason, disputeReasonLabel, disputeReasonLabels } from './dispute-reason.ts';
export {
  AddressSource,
  bureauSchema,
  disputeDetailsSchema,
  disputeLetterRequestSchema,
  editedTextLeft,
  letterLimits,
  signatureSchema,
  type DisputeDetails,
  type DisputeLetterRequest,
  type PersonalInfo,
  type RecipientAddress,
  type Signature,
} from './dispute-request.schema.ts';
export { applyEdits, blockText } from './edit.rules.ts';
export type { AttachedEnclosure, LetterInput } from './letter-input.ts';
export { letterReference } from './letter-reference.rules.ts';
export { idsOfReference } from './reference-search.rules.ts';
export { enclosureList } from './enclosure-list.rules.ts';
export {
  followUpDraft,
  type FollowUpDraftInput,
  type NextLetterKind,
} from './follow-up-draft.rules.ts';
export { answerExpectedBy } from './follow-up-clock.rules.ts';
export {
  FollowUp,
  followUpTitle,
  followUpWords,
  isFollowUp,
  type FollowedLetter,
} from './follow-up.ts';
export { birthDateFaults } from './birth-date.rules.ts';
export { factFaults, requiredFaults } from './fact-faults.rules.ts';
export { adviceFor, refusalFor } from './gate.rules.ts';
export { itemTypeLabels } from './item-types.ts';
export { lintLetter } from './lint-letter.rules.ts';
export { isInvented } from './invented.rules.ts';
export { isMisspelling } from './misspelling.rules.ts';
export { isOrdinaryWord } from './word-stem.rules.ts';
export { TOKEN as polishMark, hideIdentifiers } from './polish-hide.rules.ts';
export type { Vocabulary } from './polish-telling.rules.ts';
export { judgePolish } from './polish-judge.rules.ts';
export { ownWords, withPolished, type OwnWords } from './polish-own-words.rules.ts';
export {
  polishAnswerSchema,
  polishPrompt,
  polishPromptVersion,
  polishQuestion,
} from './polish-prompt.ts';
export { reportingWindow, type ReportingWindow } from './obsolescence.rules.ts';
export { citedLaw, isAllowedLaw } from './legal-citation.rules.ts';
export {
  disputeCases,
  questionsFor,
  relevantFacts,
  type QuestionsAbout,
} from './purposes.rules.ts';
export {
  SpecialPurpose,
  TemplateSlug,
  isSpecial,
  purposeOf,
  type LetterPurpose,
} from './letter-purpose.ts';
export { LetterRecipient, letterRecipientLabels } from './letter-recipient.ts';
export {
  REPEAT_DAYS,
  contradicts,
  itemIdentity,
  itemIdentityForAll,
  itemsOf,
  repeatsWithNothingNew,
  type SaidBefore,
} from './repeat.rules.ts';
export { letterTranslation } from './translation.ts';
export type { LetterTranslation } from './translation.rules.ts';
export type { TranslatedPart } from './translation-sentence.rules.ts';
export { readingGrade, wordCount } from './reading-level.rules.ts';
export { allowedStatutes, ruleFor, ruleTable, ruleTableVersion } from './rule-table.ts';
export { statuteMeaning, type StatuteKey } from './statutes.ts';
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
export { letterEndpoints } from './letters.contract.ts';
export {
  draftContentSchema,
  letterSummarySchema,
  type Draft,
  type DraftContent,
  type Letter,
  type LetterReview,
  type LetterSummary,
  type PolishEvent,
  type PolishPreview,
  type PolishedWords,
} from './letters.schema.ts';
export { LetterProblems } from './letters.problems.ts';
export type { Question } from './question.ts';
export { dataToInclude, letterTemplates } from './letter-templates.ts';
export type { LetterTemplate } from './letter-template.ts';
export { templateTitle } from './template-title.ts';
