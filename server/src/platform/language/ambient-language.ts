import { currentLanguage, type Language, languageOf, speakIn } from '@creditfix/shared/kernel';
import type { Context, Middleware } from 'koa';
import { AsyncLocalStorage } from 'node:async_hooks';

/** The language of the work at hand: of the request being answered, or of the person that a job writes to. */
const atHand = new AsyncLocalStorage<Language>();

// Here and not in `createApp`, so that every caller of `inLanguage` is heard.
speakIn(() => atHand.getStore() ?? 'en');

/** Does the work, and all that it waits for, in the reader's language. Without it we speak English. */
export function inLanguage<Result>(language: Language, work: () => Result): Result {
  return atHand.run(language, work);
}

/** Answers each request in the language that it asks for. Pages are told apart by their addresses instead. */
export function languageOfRequest(): Middleware {
  return async (ctx, next) => {
    const language = languageOf(ctx.get('Accept-Language'));
    const isApi = ctx.path.startsWith('/api/');
    if (isApi) ctx.vary('Accept-Language');
    await inLanguage(language, next);
    // A file is in whatever language it was written: a letter is English, whoever downloads it.
    if (isApi && isEnvelope(ctx) && !ctx.response.get('Content-Language'))
      ctx.set('Content-Language', language);
  };
}

function isEnvelope({ response }: Context): boolean {
  return response.is('json', 'application/x-ndjson') !== false;
}

/**
 * The address of a page of ours for the reader, in their language: the Spanish site has the same paths below `/es`.
 *
 * @param path with its leading slash, and a query where it has one
 */
export function pageAddress(origin: string, path: string): string {
  return currentLanguage() === 'en' ? `${origin}${path}` : `${origin}/${currentLanguage()}${path}`;
}
