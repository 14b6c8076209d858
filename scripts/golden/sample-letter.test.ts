import { drawnSignature, renderLetterHtml } from '@creditfix/server/letters';
import { createPdfPrinter } from '@creditfix/server/platform/pdf';
import { composeLetter } from '@creditfix/shared/letters';
import { goldenCases } from '@creditfix/shared/letters/golden';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, expect, it } from 'vitest';
import { ROOT } from '#scripts/process/run-tool.ts';

/**
 * The sample letter that public pages lead to: one of the golden ones, printed as the product prints it. It lies with the pages, because
 * they are built where no browser is. Written anew with the golden letters: `GOLDEN=write npx vitest run --project unit golden`.
 */
const FILE = join(ROOT, 'webapp/public/SAMPLE-dispute-letter.pdf');

const printer = createPdfPrinter({ log: { info() {}, warn() {} } });

afterAll(async () => {
  await printer.close();
});

it('the sample letter says what the product prints today', async () => {
  const golden = goldenCases.find(({ name }) => name === 'bureau--not-mine');
  if (!golden) throw new Error('no letter to a bureau about a debt of somebody else');
  const document = composeLetter(golden.input);
  const { bytes, pages } = await printer.print({
    html: renderLetterHtml(document, drawnSignature({ typedName: document.sender.name })),
    title: `SAMPLE: ${document.subject}`,
    mustContain: document.reference,
  });
  if (process.env.GOLDEN === 'write') writeFileSync(FILE, bytes);
  const printed = await textOf(bytes);
  expect(await textOf(readFileSync(FILE))).toEqual(printed);
  expect(printed).toHaveLength(pages);
  expect(printed.join('\n')).toContain('This account is not mine.');
});

async function textOf(pdf: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return text;
}
