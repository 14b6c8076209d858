export { draftRoutes } from './drafts/drafts.routes.ts';
export {
  finishInterrupted,
  finishLetterJob,
  finishLetterLater,
  followSigning,
  followSigningJob,
  openWaitingLetters,
  letterReadyEmail,
} from './finish-letter.ts';
export { nudgeEmailExamples, sendNudges } from './send-nudges.ts';
export { mostPages, purgePackets, sealedLetterFiles } from './letter-files.ts';
export { LetterDraft } from './drafts/letter-draft.entity.ts';
export { Letter } from './letter.entity.ts';
export {
  accountsWithLetters,
  countOwnLetters,
  findLetters,
  keepPackets,
  openDraftOf,
  openDrafts,
} from './letter.repository.ts';
export { findSignedBefore, lockReference, referencesOf } from './letter-record.repository.ts';
export { presentLetterSummary } from './letter.presenter.ts';
export {
  findLetterToMail,
  lockLetterToMail,
  openMailFile,
  type LetterToMail,
} from './letter-to-mail.ts';
export { findLetterStory, readLetterText, type LetterStory } from './letter-story.ts';
export { createLetterWork, type LetterWork } from './text/letter-work.ts';
export { letterRoutes, originOf, signatureRoutes } from './letters.routes.ts';
export type { LettersParts } from './letters.parts.ts';
export { noteMailing, recordTrail, type Origin } from './record-event.ts';
export { generateLetters } from './generate-letter.ts';
export { drawnSignature, renderLetterHtml } from './letter-html.ts';
export { letterTypeface } from './letter-html/letter-fonts.ts';
export { SavedSignature } from './signing/saved-signature.entity.ts';
export { readSignature } from './signing/signature.ts';
export {
  refuseBlockedWording,
  refuseUnconfirmedEnvelope,
  writeLetters,
  type WrittenLetter,
} from './text/write-letter.ts';
export { documentHash } from './signing/document-hash.ts';
export { createOpenAiLanguageModel } from './model/openai-on-first-use.ts';
export type { ModelTiming } from './model/openai-language-model.ts';
export { ModelFailure, noLanguageModel, type LanguageModel } from './model/language-model.port.ts';
export { forgetLetters, purgeLetters } from './forget-letters.ts';
export { findCaseLetters, openSignedFile, type CaseLetter } from './case-letter.ts';
export {
  gatherDrafts,
  gatherLetters,
  noteCaseFile,
  noteTakenAlong,
  openLetterFile,
  type OwnLetter,
} from './gather-letters.ts';
export { findAddressBook, findEntryVersions, saveEntry } from './companies/address-book.ts';
export type { AddressBookVersion } from './companies/address-book-version.entity.ts';
export { companyRoutes, writtenAddresses } from './companies/offered-companies.ts';
export { openDraftContent } from './drafts/draft.presenter.ts';
export { createDraft } from './drafts/save-draft.ts';
export { lettersEntities } from './letters.entities.ts';
