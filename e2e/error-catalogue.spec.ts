import { expect, test } from 'playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from './pages/error-catalogue.ts';
import type { Shown } from './pages/sign-in-catalogue.ts';

/** No browser here: a story or a text that goes missing is noticed, and the stories themselves show the rest. */

const HERE = import.meta.dirname;

const read = (...path: readonly string[]) => readFileSync(join(...path), 'utf8');

/** What a story can bring onto the screen: its own lines, the top of its file, and the pages that the file uses. */
function linesOf({ spec, story }: Shown): string {
  const file = read(HERE, `${spec}.spec.ts`);
  const [top = '', ...stories] = file.split(/^test\(/m);
  const own = stories.filter((text) => text.trimStart().startsWith(`'${story}'`));
  expect(own, `stories called “${story}” in ${spec}.spec.ts`).toHaveLength(1);
  const pages = [...top.matchAll(/'\.\/(pages\/[a-z-]+\.ts)'/g)].map(([, path = '']) => path);
  return [top, ...own, ...pages.map((path) => read(HERE, path))].join('\n');
}

test('each text of the error catalogue is looked for by the story that is named for it', () => {
  const missing = catalogue.flatMap((shown) => {
    const lines = linesOf(shown);
    return shown.texts
      .filter((text) => !lines.includes(text))
      .map((text) => `${shown.spec}: ${text}`);
  });
  expect(missing).toEqual([]);
});
