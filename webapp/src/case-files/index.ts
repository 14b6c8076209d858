export { CaseFilePart } from './case-file-part.tsx';
