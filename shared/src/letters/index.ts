export {
  Agency,
  agencies,
  agencyName,
  needsNamedBureau,
  postalAddressOf,
  printedAddress,
  printedBureauAddress,
  type PostalAddress,
} from './contract/agencies.ts';
export { Bureau } from './contract/bureaus.ts';
export { bureaus } from './contract/bureaus.ts';
export {
  AddressPurpose,
  CompanyKind,
  companyKindOf,
  offeredCompanySchema,
  type OfferedCompany,
  BegunFrom,
  draftContentSchema,
  letterSummarySchema,
  type Draft,
  type DraftContent,
  type Letter,
  type LetterReview,
  type LetterSummary,
  type ModelPreview,
  type PolishEvent,
  type PolishedWords,
  type IntoEnglishEvent,
  type SecondReadingEvent,
  type TranslatedText,
} from './contract/letters.schema.ts';
export {
  LetterEventKind,
  LetterStatus,
  letterStatusLabel,
  penConsent,
  signingConsent,
} from './contract/letter.status.ts';
export { composeLetter } from './compose/compose-letter.rules.ts';
export {
  DisputeReason,
  disputeReasonLabel,
  disputeReasonLabels,
  guideFor,
  GuideSlug,
  guidePath,
} from './contract/letter-purpose.ts';
export {
  AddressSource,
  bureauSchema,
  departmentFaults,
  disputeDetailsSchema,
  disputeLetterRequestSchema,
  editedTextLeft,
  isForPen,
  letterLimits,
  recipientAddressSchema,
  signatureSchema,
  type DisputeDetails,
  type DisputeLetterRequest,
  type PersonalInfo,
  type RecipientAddress,
  type Signature,
} from './contract/dispute-request.schema.ts';
export {
  applyEdits,
  blockText,
  type AttachedEnclosure,
  type LetterInput,
  type Citation,
  type LabelledValue,
  type LetterBlock,
  type LetterDocument,
  type LetterEdit,
  type FindingWay,
  type LintFinding,
  type Refusal,
  type RefusalWay,
  enclosureList,
  unconfirmedEnclosures,
  letterReference,
  idsOfReference,
} from './contract/letter-document.ts';
export {
  followUpDraft,
  type FollowUpDraftInput,
  type NextLetterKind,
} from './kinds/follow-up-draft.rules.ts';
export { isConcrete } from './kinds/other.ts';
export { answerExpectedBy } from './law/follow-up-clock.rules.ts';
export {
  FollowUp,
  followUpTitle,
  followUpWords,
  isFollowUp,
  type FollowedLetter,
} from './contract/letter-purpose.ts';
export { evidenceFor, type PaperAdvice } from './evidence/evidence.table.ts';
export {
  isNameInLatin,
  senderDoubts,
  senderFaults,
  signatureNotPrinted,
} from './gates/sender.rules.ts';
export { companyAddressFaults, factFaults, requiredFaults } from './gates/fact-faults.rules.ts';
export { adviceFor, refusalFor } from './gates/gate.rules.ts';
export { ItemType, itemTypeLabels } from './facts/item-types.ts';
export {
  claimInSignature,
  readLetter,
  scoreBeside,
  traitsBeside,
} from './judge/judge-words.rules.ts';
export {
  learnedWeights,
  LEAST_WEIGHT,
  sensesByWord,
  type Topic,
  topics,
  TRAIT_NUMBERS,
  WEIGHT_LETTERS,
  type Weights,
} from './judge/traits.rules.ts';
export { isInvented } from './lint/lint-facts.rules.ts';
export { isMisspelling, isOrdinaryWord, readingGrade, wordCount } from './lint/words.rules.ts';
export { TOKEN as polishMark, hideIdentifiers } from './polish/polish-hide.rules.ts';
export type { Vocabulary } from './polish/polish-telling.rules.ts';
export { judgePolish } from './polish/polish-judge.rules.ts';
export {
  longTexts,
  ownWords,
  withPolished,
  polishAnswerSchema,
  polishPrompt,
  polishPromptVersion,
  polishQuestion,
} from './polish/polish-own-words.rules.ts';
export {
  secondQuestions,
  type SecondReadingAnswer,
  secondReadingAnswerSchema,
  secondReadingQuestion,
  wordsToRead,
  secondReadingPrompt,
} from './second-reading/second-reading.rules.ts';
export {
  differingFacts,
  EDIT_KEY,
  foreignTexts,
  intoEnglishAnswerSchema,
  intoEnglishPrompt,
  intoEnglishPromptVersion,
  type TextsToTranslate,
  textsToTranslate,
  translatedTexts,
} from './into-english/into-english.rules.ts';
export { reportingWindow, type ReportingWindow } from './law/obsolescence.rules.ts';
export { citedLaw, isAllowedLaw } from './law/legal-citation.rules.ts';
export {
  disputeCases,
  questionsFor,
  relevantFacts,
  type QuestionsAbout,
} from './kinds/purposes.rules.ts';
export {
  SpecialPurpose,
  TemplateSlug,
  isAboutFile,
  isForNationwide,
  isSpecial,
  purposeOf,
  wholeFile,
  type LetterPurpose,
} from './contract/letter-purpose.ts';
export { LetterRecipient, letterRecipientLabels } from './contract/letter-purpose.ts';
export {
  REPEAT_DAYS,
  contradicts,
  itemIdentity,
  itemIdentityForAll,
  itemsOf,
  repeatMakesSenseOn,
  repeatsWithNothingNew,
  type SaidBefore,
} from './gates/repeat.rules.ts';
export { letterTranslation } from './compose/translation.ts';
export type { LetterTranslation } from './compose/translation.ts';
export type { TranslatedPart } from './compose/translation.ts';
export { allowedStatutes, ruleFor, ruleTable, ruleTableVersion } from './law/rule-table.ts';
export { statuteMeaning, type StatuteKey } from './law/statutes.ts';
export { letterDocumentSchema } from './contract/letter-document.schema.ts';
export { letterEndpoints, LetterProblems } from './contract/letters.contract.ts';
export type { Question } from './contract/question.ts';
export { dataToInclude } from './templates/data-to-include.ts';
export { letterTemplates } from './templates/letter-templates.ts';
export type { LetterTemplate } from './templates/letter-templates.ts';
export { templateTitle } from './templates/letter-templates.ts';
