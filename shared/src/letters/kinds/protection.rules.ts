import { enclosureLabel, enclosures, type Enclosure } from '../../documents/index.ts';
import type { FieldFault } from '../../kernel/index.ts';
import { agencyName } from '../contract/agencies.ts';
import { bureaus } from '../contract/bureaus.ts';
import type { Phrase } from '../contract/letter-document.ts';
import { isEnclosed } from '../facts/fact-words.rules.ts';
import { faultWords } from '../facts/gate-words.ts';
import type { DisputeCase, ReasonText, WritingCase } from '../facts/reason-rules.ts';
import { wordsOf } from '../facts/sentence.ts';
import { enclosuresNamed, thanks } from './closing.ts';
import { protectionQuestionsMessages as questionWords } from './messages.ts';

/** What freezes and alerts have in common: they dispute nothing, and an agency acts only for somebody who has proven who they are. */

const { say, wordings } = wordsOf('protection', {
  toBureau: { en: 'To {bureau}:', es: 'A {bureau}:' },
  toWhom: { en: 'To whom it may concern:', es: 'A quien corresponda:' },
  title: { en: 'My request', es: 'Mi petición' },
  confirm: {
    en: 'Confirm in writing that you have done this.',
    es: 'Confirme por escrito que lo ha hecho.',
  },
  later: {
    en: 'Tell me how I can have the freeze lifted or removed later.',
    es: 'Dígame cómo puedo pedir más tarde que se levante o se quite el congelamiento.',
  },
  missing: {
    en: 'If you need anything else before you can do this, please write to me at the address above and say what is missing.',
    es: 'Si necesita algo más antes de poder hacerlo, escríbame a la dirección de arriba, por favor, y diga qué falta.',
  },
});

export const protectionWordings = wordings;
export const { confirm, later } = say;

/** The letter around what is asked for: to the agency, of nothing that is disputed, and with the papers it needs. */
export function protectionText(
  dispute: WritingCase,
  own: Omit<ReasonText, 'salutation' | 'entry' | 'paragraphs' | 'closing'> & { title?: Phrase },
): ReasonText {
  const { title = say.title, ...text } = own;
  return {
    ...text,
    salutation: toAgency(dispute),
    entry: { title },
    paragraphs: [],
    closing: [...enclosuresNamed(dispute), say.missing, thanks],
  };
}

function toAgency({ details, bureau }: WritingCase): Phrase {
  const name = agencyName(details) ?? (bureau && bureaus[bureau].name);
  return name ? say.toBureau({ bureau: name }) : say.toWhom;
}

export const neededPapersHint = questionWords.papersHint;

/** Each stands for a paper that has to be there; of several kinds, one does. */
type Needed = readonly [Enclosure, ...Enclosure[]];

/** 15 U.S.C. 1681c-1 gives a freeze or an alert only on proof of identity, so that a request without it is lost time. */
export const ownIdentity: Needed = ['photo_id', 'identity_proof'];

export function missingPapers(
  { facts }: DisputeCase,
  needed: readonly Needed[],
): readonly FieldFault[] {
  const missing = needed.filter((kinds) => !isEnclosed(facts, ...kinds));
  if (missing.length === 0) return [];
  const names = missing.map(([kind]) => enclosureLabel(enclosures[kind].line));
  return [
    {
      path: 'disputeDetails.facts.enclosures',
      message: faultWords().missingPapers(names.length, names.join('; ')),
    },
  ];
}
