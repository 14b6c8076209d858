import type { Page } from 'playwright/test';

/** A collector's notice that nobody sent, as a picture of the paper. */
export async function noticePicture(page: Page): Promise<Buffer> {
  const sheet = await page.context().newPage();
  try {
    await sheet.setViewportSize({ width: 1100, height: 1400 });
    await sheet.setContent(`<!doctype html><title>Notice</title><style>
body { margin: 0; padding: 90px 110px; font: 21px/1.45 Georgia, serif; transform: rotate(1.5deg); background: #eee }
td { padding-right: 60px }
</style><b>Northgate Recovery LLC</b><br>PO Box 10000<br>Sampleton, OH 44000<p>March 14, 2026<p>Reference: 553-12345
<p>Northgate Recovery LLC is a debt collector. We are trying to collect a debt that you owe to Example Bank. We will use any
information you give us to help collect the debt.
<p>You had a credit card from Example Bank with account number ending in 1234.
<table><tr><td>As of January 15, 2025, you owed:<td>$2,234.56<tr><td>Total amount of the debt now:<td>$2,284.56</table>
<p>Call or write to us by December 28, 2026, to dispute all or part of the debt. If you do not, we will assume that our
information is correct.`);
    return await sheet.screenshot({ type: 'png' });
  } finally {
    await sheet.close();
  }
}

/** Pictures of pages as a scanner saves them: a PDF without a word of text. */
export async function scanned(page: Page, pictures: readonly Buffer[]): Promise<Buffer> {
  const sheet = await page.context().newPage();
  try {
    const pages = pictures.map(
      (picture) => `<img src="data:image/png;base64,${picture.toString('base64')}">`,
    );
    await sheet.setContent(`<!doctype html><title>Scan</title><style>
body { margin: 0 } img { display: block; width: 8.5in; height: 10.9in; break-after: page }
</style>${pages.join('')}`);
    return await sheet.pdf({ width: '8.5in', height: '11in', printBackground: true });
  } finally {
    await sheet.close();
  }
}
