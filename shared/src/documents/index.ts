export { documentLimits } from './document.rules.ts';
export { documentEndpoints, type StoredDocument } from './documents.contract.ts';
export { DocumentProblems } from './documents.problems.ts';
export {
  enclosureInSpanish,
  enclosureLabel,
  enclosures,
  isEnclosure,
  type Enclosure,
} from './enclosures.ts';
