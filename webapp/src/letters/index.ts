export { DraftsPart } from './drafts-part.tsx';
export type { DrawEnclosures } from './enclosure-slot.tsx';
export { GenerateLetterPage } from './generate-letter.page.tsx';
export { LetterList } from './letter-list.tsx';
export type { MailingSlot } from './mailing-slot.tsx';
export { SavedSignatureCard } from './saved-signature-card.tsx';
export { SignatureStatus } from './signature-status.tsx';
export { TemplateSample } from './template-sample.tsx';
