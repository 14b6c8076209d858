import { cleanFile } from '@creditfix/server/documents';
import { drawnSignature, renderLetterHtml } from '@creditfix/server/letters';
import { createPdfPrinter } from '@creditfix/server/platform/pdf';
import { composeLetter } from '@creditfix/shared/letters';
import { goldenCases } from '@creditfix/shared/letters/golden';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { ROOT } from '#scripts/process/run-tool.ts';

/**
 * Draws `docs/letters.md`: the first page of one letter of each kind, printed as the product prints it, and the letter in the README. To
 * be run again when a letter has changed; look at what it draws before you commit it.
 */

const PICTURES = join(ROOT, 'docs/letters');
/** Wide enough to read the lines in it, and small enough for thirty of them. */
const WIDTH = 480;

const IN_README = { kind: 'paid-in-full', file: join(ROOT, 'e2e/pictures/letter.png'), width: 682 };

/** The plain case of each kind is named without a further word; where there is none, its first. */
const shown = [...Map.groupBy(goldenCases, ({ purpose }) => purpose)].flatMap(([purpose, all]) => {
  const found = all.find(({ name }) => name.split('--').length === 2) ?? all[0];
  return found ? [{ kind: purpose.replaceAll('_', '-'), input: found.input }] : [];
});

const printer = createPdfPrinter({
  workers: 2,
  documentTimeoutMs: 120_000,
  log: { info() {}, warn() {} },
});
try {
  await rm(PICTURES, { recursive: true, force: true });
  await mkdir(PICTURES, { recursive: true });
  const parts: string[] = [];
  for (const { kind, input } of shown) {
    const document = composeLetter(input);
    const signature = drawnSignature({ typedName: document.sender.name });
    const { bytes, pages } = await printer.print({
      html: renderLetterHtml(document, signature),
      title: document.subject,
      mustContain: document.reference,
    });
    const file = `${kind}.webp`;
    const page = await firstPage(bytes);
    await page
      .clone()
      .resize({ width: WIDTH })
      .webp({ quality: 30, effort: 6 })
      .toFile(join(PICTURES, file));
    if (kind === IN_README.kind)
      await page.resize({ width: IN_README.width }).png({ palette: true }).toFile(IN_README.file);
    const length = pages === 1 ? '' : ` (page 1 of ${pages})`;
    parts.push(`### ${document.subject}${length}\n\n![${kind}](letters/${file})\n`);
  }
  await writeFile(join(ROOT, 'docs/letters.md'), pageOf(parts));
} finally {
  await printer.close();
}

async function firstPage(pdf: Uint8Array): Promise<Sharp> {
  const { pages } = await cleanFile(pdf);
  return sharp(pages[0]).grayscale();
}

function pageOf(parts: readonly string[]): string {
  return `# A letter of each kind\n\nThe people, companies and numbers are invented. \`node scripts/letter-pictures.ts\` draws this page anew.\n\n${parts.join('\n')}`;
}
