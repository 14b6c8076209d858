import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { js2xliff, xliff2js, type Units, type Xliff } from 'xliff';
import { messagesOf } from '#scripts/messages/messages-of.ts';
import { ROOT } from '#scripts/process/run-tool.ts';

/**
 * `npm run messages -- FILE.xliff` writes every message of the product with its Spanish, in ICU MessageFormat, for a translator's
 * own program. `-- --compare FILE.xliff` reads it back and names each message whose Spanish was changed there; then it ends with 1.
 * What comes back is put into `messages.es.ts` by hand: the type of the file says what is missing.
 */

function allMessages(): Xliff {
  const files = globSync('{server,shared,webapp,desktop}/src/**/messages.{ts,tsx}', { cwd: ROOT });
  const resources: Record<string, Units> = {};
  for (const english of files.toSorted()) {
    const spanish = messagesOf(english.replace('/messages.', '/messages.es.'));
    resources[english] = Object.fromEntries(
      Array.from(messagesOf(english), ([key, source]) => [
        key,
        { source, target: spanish.get(key) ?? '' },
      ]),
    );
  }
  return { sourceLanguage: 'en-US', targetLanguage: 'es-US', resources };
}

function changedIn(now: Xliff, edited: Xliff): string[] {
  return Object.entries(edited.resources).flatMap(([file, units]) =>
    Object.entries(units).flatMap(([key, { target }]) => {
      const known = now.resources[file]?.[key];
      if (!known) return [`${file}: ${key} is not a message anymore`];
      return known.target === target
        ? []
        : [`${file}: ${key}\n  is: ${known.target}\n  to: ${target}`];
    }),
  );
}

const [first, second] = process.argv.slice(2);
const now = allMessages();
const count = Object.values(now.resources).reduce(
  (sum, units) => sum + Object.keys(units).length,
  0,
);
if (first === '--compare' && second !== undefined && existsSync(second)) {
  const changes = changedIn(now, await xliff2js(readFileSync(second, 'utf8')));
  console.log([...changes, `${changes.length} of ${count} messages were changed.`].join('\n'));
  process.exitCode = changes.length > 0 ? 1 : 0;
} else if (first !== undefined && first !== '--compare') {
  writeFileSync(first, await js2xliff(now));
  console.log(`${count} messages are in ${first}, in English and Spanish.`);
} else {
  console.error('Name a file: npm run messages -- messages.xliff, or -- --compare messages.xliff');
  process.exitCode = 2;
}
