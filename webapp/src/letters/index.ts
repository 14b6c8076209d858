export { DraftsPart } from './drafts-part.tsx';
export { type DrawEnclosures, type MailingSlot } from './slots.tsx';
export { LetterList } from './letter-list.tsx';
export { SavedSignatureCard, SignatureStatus } from './signing/saved-signature.tsx';
export { StampedEnvelope } from './delivery/complete-step.tsx';

/** The generator and what takes the rule table come in files of their own: other pages show lists of letters only. */
export const loadGenerateLetterPage = async () =>
  (await import('./generate-letter.page.tsx')).GenerateLetterPage;

export const loadTemplateSample = async () =>
  (await import('./template-sample.tsx')).TemplateSample;

export const loadSheet = async () => (await import('./sheet/sheet.tsx')).Sheet;

export const loadSavedWords = async () => (await import('./wizard/saved-line.tsx')).SavedWords;
