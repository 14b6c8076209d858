import type { Problem } from '@creditfix/shared/kernel';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, describe, expect, it } from 'vitest';
import { createPdfPrinter, type PdfPrinterOptions } from './chromium-pdf-printer.ts';
import { PdfFailure, type PdfPrinter } from './pdf-printer.port.ts';

const quiet = { info() {}, warn() {} };
const opened: PdfPrinter[] = [];

function printerWith(options: Partial<PdfPrinterOptions> = {}): PdfPrinter {
  const printer = createPdfPrinter({ log: quiet, ...options });
  opened.push(printer);
  return printer;
}

afterAll(() => Promise.all(opened.map((printer) => printer.close())));

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>draft</title><style>@page{size:letter;margin:1in}</style></head><body>${body}</body></html>`;

const job = (reference: string, body = '') => ({
  html: page(`<p>Letter ${reference}</p>${body}`),
  title: 'A letter',
  mustContain: reference,
});

async function textOf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true });
  return text;
}

const reason = (name: string) => (error: unknown) =>
  error instanceof PdfFailure && error.reason === name;

const pidOf = (printer: PdfPrinter) => printer.status().browser?.pid ?? 0;

describe('a printer', () => {
  const printer = printerWith({ documentsPerTab: 3 });

  it('prints a tagged page in Letter size with its language and a title of its own', async () => {
    const { bytes, pages } = await printer.print({
      ...job('CF-1111'),
      title: 'Año (nuevo)\n ’26',
    });
    expect(pages).toBe(1);
    const pdf = await getDocumentProxy(bytes.slice());
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: 'Año (nuevo) ’26 (CF-1111)', Language: 'en' });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect((await pdf.getPage(1)).view).toEqual([0, 0, 612, 792]);
  });

  it('takes any text for a title', async () => {
    for (const title of [
      '',
      'a\0b\u0007\uFFFF',
      '\uD800',
      '漢字 😀 مرحبا',
      'x'.repeat(9_000),
      '(\\)) <',
    ]) {
      expect((await printer.print({ ...job('CF-2222'), title })).pages).toBe(1);
    }
  });

  it('gives each of many documents at once its own text, over worn and new tabs', async () => {
    const references = Array.from({ length: 24 }, (_, index) => `CF-N${index}N`);
    const pdfs = await Promise.all(references.map((reference) => printer.print(job(reference))));
    const texts = await Promise.all(pdfs.map(({ bytes }) => textOf(bytes)));
    expect(texts).toEqual(references.map((reference) => `Letter ${reference}`));
    expect(printer.status()).toMatchObject({ printing: 0, waiting: 0, crashes: 0 });
  });

  it('counts pages and refuses more than are allowed', async () => {
    const three = job(
      'CF-3333',
      '<p style="break-before:page">2</p><p style="break-before:page">3</p>',
    );
    expect((await printer.print({ ...three, maxPages: 3 })).pages).toBe(3);
    await expect(printer.print({ ...three, maxPages: 2 })).rejects.toSatisfy(
      reason('too_many_pages'),
    );
  });

  it('refuses a page without its reference, without its picture or without its font', async () => {
    const picture = '<img src="data:image/png;base64,iVBORw0KGgo=">';
    const font = '<style>@font-face{font-family:x;src:url(data:font/woff2;base64,AAAA)}</style>';
    const wrong = [
      { ...job('CF-4'), mustContain: 'CF-5' },
      job('CF-6', picture),
      job('CF-7', font),
    ];
    for (const document of wrong) {
      await expect(printer.print(document)).rejects.toSatisfy(reason('not_this_document'));
    }
    expect((await printer.print(job('CF-8'))).pages).toBe(1);
  });
});

describe('when the browser dies', () => {
  it('prints the letter all the same, on a new browser', async () => {
    const printer = printerWith();
    await printer.warmUp();
    for (const reference of ['CF-A', 'CF-B']) {
      const pid = pidOf(printer);
      const printing = printer.print(job(reference, '<p>word</p>'.repeat(500)));
      process.kill(pid, 'SIGKILL');
      expect(await textOf((await printing).bytes)).toContain(`Letter ${reference}`);
      expect(pidOf(printer)).not.toBe(pid);
    }
    expect(printer.status().crashes).toBe(2);
  });

  it('gives up when the second browser dies as well', async () => {
    const killer = (facts: object) => {
      if ('pid' in facts) process.kill(Number(facts.pid), 'SIGKILL');
    };
    const printer = printerWith({ log: { info: killer, warn() {} } });
    await expect(printer.print(job('CF-C'))).rejects.toSatisfy(reason('browser_failed'));
  });

  it('ends a document that takes too long, and its browser, and goes on', async () => {
    const printer = printerWith({ documentTimeoutMs: 400 });
    await printer.warmUp();
    const pid = pidOf(printer);
    process.kill(pid, 'SIGSTOP');
    await expect(printer.print(job('CF-D'))).rejects.toSatisfy(reason('timed_out'));
    expect(printer.status()).toMatchObject({ browser: null, printing: 0 });
    await printer.close();
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });
});

describe('at its limits', () => {
  it('turns documents away that find the queue full', async () => {
    const printer = printerWith({ workers: 1, queueLimit: 2 });
    const outcomes = await Promise.allSettled(
      ['CF-1', 'CF-2', 'CF-3', 'CF-4', 'CF-5'].map((reference) => printer.print(job(reference))),
    );
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    const last = outcomes[4] as PromiseRejectedResult;
    expect((last.reason as Problem).code).toBe('request.busy');
  });

  it('replaces a worn browser without losing a document', async () => {
    const printer = printerWith({ documentsPerTab: 1, tabsPerBrowser: 3 });
    const pids = new Set<number>();
    for (let index = 0; index < 8; index += 1) {
      await printer.print(job(`CF-${index}`));
      pids.add(pidOf(printer));
    }
    expect(pids.size).toBeGreaterThan(1);
    expect(printer.status()).toMatchObject({ printed: 8, crashes: 0 });
  });

  it('leaves no process behind and takes nothing more once it is closed', async () => {
    const printer = printerWith();
    const printing = printer.print(job('CF-Z'));
    await printer.warmUp();
    const pid = pidOf(printer);
    await printer.close();
    expect((await printing).pages).toBe(1);
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    await expect(printer.print(job('CF-Y'))).rejects.toSatisfy(reason('closed'));
  });
});
