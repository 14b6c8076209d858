import { HtmlValidate } from 'html-validate';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DIST, type AuditedSite } from './audited-site.ts';
import { faultsOfEach, type Fault, type Finding } from './fault.ts';

/**
 * Matters of taste that React, which writes the pages, has settled otherwise; HTML reads them alike. An input is for text if nothing
 * else is said.
 */
const WRITTEN_BY_REACT = {
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'no-implicit-input-type': 'off',
  'void-style': 'off',
} as const;

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: { ...WRITTEN_BY_REACT, 'doctype-style': ['error', { style: 'lowercase' }] },
});

/** Every drawn page keeps HTML's rules: each language, each choice of figures, the empty page of the app and the one for nothing. */
export async function auditHtml(site: AuditedSite): Promise<Finding> {
  const files = await drawnFiles(site);
  const faults = await faultsOfEach(files, 1, faultsOfFile);
  return { looked: `${files.length} drawings`, faults };
}

async function drawnFiles({ pages, allPages }: AuditedSite): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob('**/*.html', { cwd: join(DIST, 'pages') })) files.push(file);
  if (pages.length === allPages.length) return files.toSorted();
  const wanted = pages.map(
    ({ language, path }) => `${language}/${path === '/' ? 'index' : path.slice(1)}`,
  );
  return files
    .filter((file) => wanted.some((name) => file === `${name}.html` || file.startsWith(`${name}.`)))
    .toSorted();
}

async function faultsOfFile(file: string): Promise<Fault[]> {
  const text = await readFile(join(DIST, 'pages', file), 'utf8');
  const { results } = await validator.validateString(text, file);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => ({
      at: file,
      what: `${ruleId}: ${message}${selector ? ` (${selector})` : ''}`,
    }));
}
