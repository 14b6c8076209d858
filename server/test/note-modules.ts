import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

/** Loaded before a program (`--import`): writes down what that program loads, into the file that its own address names. */

const file = new URL(import.meta.url).searchParams.get('into') ?? '';

registerHooks({
  load(url, context, next) {
    appendFileSync(file, `${url}\n`);
    return next(url, context);
  },
});
