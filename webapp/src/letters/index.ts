export { GenerateLetterPage } from './generate-letter.page.tsx';
export { LettersPanel } from './letters-panel.tsx';
