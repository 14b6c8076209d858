import { itemWordings } from '../facts/item-types.ts';
import { ownWordings } from '../facts/own-words.rules.ts';
import type { Wordings } from '../facts/sentence.ts';
import { closingWordings } from '../kinds/closing.ts';
import { followUpWordings } from '../kinds/follow-up-words.rules.ts';
import { protectionWordings } from '../kinds/protection.rules.ts';
import { purposeRules } from '../kinds/purposes.rules.ts';
import { specialWordings } from '../kinds/special-words.rules.ts';
import { lawWordings } from '../law/law-sentences.ts';
import { medicalWordings } from '../law/medical-law.ts';
import { entryWordings } from './item-entry.rules.ts';
import { frameWordings } from './letter-frame.rules.ts';
import { markedWordings } from './marked-places.rules.ts';
import { partyWordings } from './letter-parties.rules.ts';

/** Everything that a letter can say, by its id. */
export const allWordings: Wordings = Object.assign(
  {},
  itemWordings,
  ownWordings,
  lawWordings,
  medicalWordings,
  closingWordings,
  followUpWordings,
  specialWordings,
  protectionWordings,
  entryWordings,
  frameWordings,
  partyWordings,
  markedWordings,
  ...Object.values(purposeRules).map(({ wordings }) => wordings),
);
