/** Why a smoothed text was not taken. Stored with the letter and counted; never shown. */
export const PolishFault = {
  /** Nothing, or nothing but marks. */
  empty: 'empty',
  /** The answer it was made from is not there any more. */
  stale: 'stale',
  'token.unknown': 'token.unknown',
  'token.lost': 'token.lost',
  'token.repeated': 'token.repeated',
  'token.order': 'token.order',
  /** Talks to us, or follows an instruction in the text. */
  meta: 'meta',
  'shape.markup': 'shape.markup',
  'shape.link': 'shape.link',
  'shape.lines': 'shape.lines',
  'shape.quotes': 'shape.quotes',
  'shape.sign': 'shape.sign',
  'shape.length': 'shape.length',
  'fact.new': 'fact.new',
  'name.new': 'name.new',
  'law.new': 'law.new',
  'phrase.banned': 'phrase.banned',
  'meaning.negation': 'meaning.negation',
  'meaning.hedge': 'meaning.hedge',
  'meaning.person': 'meaning.person',
  'meaning.claim_new': 'meaning.claim_new',
  'meaning.claim_lost': 'meaning.claim_lost',
  'meaning.who_did': 'meaning.who_did',
  'meaning.order': 'meaning.order',
  'meaning.relation': 'meaning.relation',
  'words.new': 'words.new',
  'words.lost': 'words.lost',
  'words.unknown': 'words.unknown',
  'style.hard_to_read': 'style.hard_to_read',
  'fact.invented': 'fact.invented',
  /** The linter stops the letter with it, and not without it. */
  linter: 'linter',
} as const;

export type PolishFault = keyof typeof PolishFault;
