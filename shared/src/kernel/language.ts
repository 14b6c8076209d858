/**
 * The language that people are spoken to in. Letters are always in English: they go to companies in the United States.
 *
 * Each feature's messages are in a pair of files, `messages.ts` in English and `messages.es.ts` in Spanish with the same shape. The
 * build of the web app keeps the one file of its language; the server knows both and asks `spoken` at the moment of speaking.
 */
export const Language = { en: 'en', es: 'es' } as const;

export type Language = keyof typeof Language;

let listen: () => Language = () => 'en';

/**
 * Names the source of the language: the server's request at hand, the web app's own build. Called once, at start.
 *
 * @returns the source before, for a test to put back
 */
export function speakIn(source: () => Language): () => Language {
  const before = listen;
  listen = source;
  return before;
}

/** The reader's language. */
export function currentLanguage(): Language {
  return listen();
}

/** The messages for the reader, in their language; to be called while speaking, never when a module loads. */
export function spoken<Words>(words: Readonly<Record<Language, Words>>): Words {
  return words[listen()];
}

const pluralRules = new Map<Language, Intl.PluralRules>();

/**
 * The form of a message that goes with a count in the reader's language, by the plural categories of Unicode CLDR. A language may
 * have more forms than English; `other` serves for those that are not given.
 */
export function plural<Form>(
  count: number,
  forms: Readonly<Partial<Record<Intl.LDMLPluralRule, Form>>> & { readonly other: Form },
): Form {
  const language = currentLanguage();
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, rules);
  return forms[rules.select(count)] ?? forms.other;
}

/** The language that an `Accept-Language` header or a browser's list asks for first, of those we speak. */
export function languageOf(asked: string | undefined): Language {
  for (const each of (asked ?? '').toLowerCase().split(',')) {
    const [tag = ''] = each.trim().split(/[-;]/);
    if (tag === 'es' || tag === 'en') return tag;
  }
  return 'en';
}
