/**
 * The language that people are spoken to in. Letters are always in English: they go to companies in the United States.
 *
 * Words are in pairs of files, `<name>.words.ts` in English and `<name>.words.es.ts` in Spanish with the same shape. The build of
 * the web app keeps the one file of its language; the server knows both and asks `spoken` at the moment of speaking.
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

/** The words for the reader, in their language; to be called while speaking, never when a module loads. */
export function spoken<Words>(words: Readonly<Record<Language, Words>>): Words {
  return words[listen()];
}

/** The language that an `Accept-Language` header or a browser's list asks for first, of those we speak. */
export function languageOf(asked: string | undefined): Language {
  for (const each of (asked ?? '').toLowerCase().split(',')) {
    const [tag = ''] = each.trim().split(/[-;]/);
    if (tag === 'es' || tag === 'en') return tag;
  }
  return 'en';
}
