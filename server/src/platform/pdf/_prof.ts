import { chromium } from 'playwright-core';
import { findChromium } from './find-chromium.ts';
import { settleExpression, markDocument, SEALED_BLANK } from './sealed-page.ts';
import { readPdfFacts } from './pdf-facts.ts';
import { renderLetterHtml } from '../../letters/letter-html.ts';
import { longLetter, signaturePng, dataUrl } from '../../letters/letter-html/sample-letters.ts';
import { readFileSync } from 'node:fs';
const f = await findChromium();
const gcEvery = Number(process.argv[2] ?? 0),
  kind = process.argv[3] ?? 'gc',
  route = process.argv[4] !== 'noroute';
const b = await chromium.launch({
  executablePath: f.executablePath,
  args: [...f.args],
  env: { ...f.env },
});
const bs = await b.newBrowserCDPSession();
const ctx = await b.newContext({ javaScriptEnabled: false, offline: true });
if (route) await ctx.route('**', (r) => r.abort());
const page = await ctx.newPage();
const c = await ctx.newCDPSession(page);
const frameId = (await c.send('Page.getFrameTree')).frameTree.frame.id;
await c.send('Page.setDocumentContent', { frameId, html: SEALED_BLANK });
const sig = { kind: 'drawn', pngDataUrl: dataUrl(signaturePng()) } as const;
const html = renderLetterHtml(longLetter(3), sig);
console.log('html kB', (html.length / 1024).toFixed());
let sums = [0, 0, 0, 0, 0];
async function rss() {
  const { processInfo } = await bs.send('SystemInfo.getProcessInfo');
  return processInfo
    .map(
      (p) =>
        p.type +
        ':' +
        (() => {
          try {
            const s = readFileSync(`/proc/${p.id}/smaps_rollup`, 'utf8');
            return (+/^Pss:\s+(\d+)/m.exec(s)![1]! / 1024).toFixed();
          } catch {
            return '?';
          }
        })(),
    )
    .join(' ');
}
for (let i = 1; i <= 600; i++) {
  const t0 = performance.now();
  await c.send('Page.setDocumentContent', { frameId, html: markDocument(html, 'm' + i, false) });
  const t1 = performance.now();
  const v = await c.send('Runtime.evaluate', {
    expression: settleExpression('t', 'CF-7Q4M-2K9D'),
    awaitPromise: true,
    returnByValue: true,
    allowUnsafeEvalBlockedByCSP: false,
  });
  const t2 = performance.now();
  const r = await c.send('Page.printToPDF', {
    preferCSSPageSize: true,
    printBackground: true,
    generateTaggedPDF: true,
  });
  const t3 = performance.now();
  readPdfFacts(Buffer.from(r.data, 'base64'));
  const t4 = performance.now();
  if (gcEvery && i % gcEvery === 0) {
    if (kind === 'gc') await c.send('HeapProfiler.collectGarbage');
    else
      await bs
        .send('Memory.simulatePressureNotification' as any, { level: 'critical' })
        .catch(async () => c.send('Memory.simulatePressureNotification', { level: 'critical' }));
  }
  const t5 = performance.now();
  [t1 - t0, t2 - t1, t3 - t2, t4 - t3, t5 - t4].forEach((x, j) => (sums[j]! += x));
  if (i % 150 === 0) {
    console.log(
      i,
      'fill,ask,print,facts,gc',
      sums.map((x) => (x / 150).toFixed(2)).join(' '),
      await rss(),
    );
    sums = [0, 0, 0, 0, 0];
  }
}
await b.close();
