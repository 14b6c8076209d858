export { draftRoutes } from './drafts.routes.ts';
export { finishInterrupted } from './finish-letter.ts';
export { finishLetterJob, finishLetterLater } from './finish-letter.ts';
export { mostPages, purgePackets, sealedLetterFiles } from './letter-files.ts';
export { letterReadyEmail } from './letter-ready.email.ts';
export { LetterDraft } from './letter-draft.entity.ts';
export { Letter } from './letter.entity.ts';
export { countMadeLetters, countOwnLetters, findLetters } from './letter.repository.ts';
export { findSignedBefore, lockReference, referencesOf } from './mailed-letter.repository.ts';
export { presentLetterSummary } from './letter.presenter.ts';
export {
  findLetterToMail,
  lockLetterToMail,
  openMailFile,
  type LetterToMail,
} from './letter-to-mail.ts';
export { findLetterStory, readLetterText, type LetterStory } from './letter-story.ts';
export { createLetterWork } from './letter-work.ts';
export { letterRoutes, originOf } from './letters.routes.ts';
export type { LettersParts } from './letters.parts.ts';
export {
  returnLetter,
  noteMailing,
  recordTrail,
  takeLetterAgain,
  markTakenBack,
} from './note-mailing.ts';
export { generateLetters } from './generate-letter.ts';
export { renderLetterHtml } from './letter-html.ts';
export { letterTypeface } from './letter-html/letter-fonts.ts';
export { signatureRoutes } from './signature.routes.ts';
export { SavedSignature } from './saved-signature.entity.ts';
export { readSignature } from './signature.ts';
export { refuseBlockedWording, writeLetters, type WrittenLetter } from './write-letter.ts';
export { documentHash } from './document-hash.ts';
export { createOpenAiProsePolisher } from './openai-on-first-use.ts';
export type { PolishTiming } from './openai-prose-polisher.ts';
export { noPolisher } from './prose-polisher.port.ts';
export { forgetLetters, purgeLetters } from './forget-letters.ts';
export {
  gatherDrafts,
  gatherLetters,
  noteTakenAlong,
  openLetterFile,
  type OwnLetter,
} from './gather-letters.ts';
export type { Origin } from './record-event.ts';
export { createDraft } from './save-draft.ts';
export { lettersEntities } from './letters.entities.ts';
