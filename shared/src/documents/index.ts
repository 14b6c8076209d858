export { documentLimits } from './document.rules.ts';
export {
  documentEndpoints,
  enclosureKindSchema,
  type StoredDocument,
} from './documents.contract.ts';
export {
  exhibitMarkSchema,
  exhibitPlaceSchema,
  MARK_SCALE,
  type ExhibitMark,
  type ExhibitPlace,
  type MarkFrame,
} from './exhibit-mark.rules.ts';
export {
  placedLines,
  proposedBlackouts,
  wholeFrame,
  type Blackout,
  type BlackoutReason,
  type PlacedText,
} from './redaction.rules.ts';
export { evenLight, grayOf, skewOf, type GrayPicture } from './skew.ts';
export { DocumentProblems } from './documents.problems.ts';
export {
  enclosureInSpanish,
  enclosureLabel,
  enclosureOfLine,
  enclosures,
  isEnclosure,
  type Enclosure,
} from './enclosures.ts';
