export type { DrawEnclosures } from './enclosure-slot.tsx';
export { GenerateLetterPage } from './generate-letter.page.tsx';
export { LettersPanel } from './letters-panel.tsx';
export { SavedSignatureCard } from './saved-signature-card.tsx';
export { TemplateSample } from './template-sample.tsx';
