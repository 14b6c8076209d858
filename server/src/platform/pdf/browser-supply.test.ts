import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createPdfPrinter } from './chromium-pdf-printer.ts';

const asRoot = process.platform === 'linux' && process.getuid?.() === 0;

/** One line of what the system says about a process. */
function statusOf(pid: number | string, name: string): string {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return new RegExp(`^${name}:[ \\t]*(.*)$`, 'm').exec(status)?.[1] ?? '';
}

function processesBelow(pid: number | string): readonly string[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return children.filter(Boolean).flatMap((child) => [child, ...processesBelow(child)]);
}

it.runIf(asRoot)(
  "root's browser prints as a user who owns nothing, with its own sandbox on",
  async () => {
    const warnings: string[] = [];
    const log = { info() {}, warn: (_: object, said: string) => void warnings.push(said) };
    const printer = createPdfPrinter({ log });
    try {
      const html = '<!doctype html><html lang="en"><head></head><body>CF-USER</body></html>';
      const { pages } = await printer.print({ html, title: 'A user', mustContain: 'CF-USER' });
      expect([pages, warnings]).toEqual([1, []]);
      const pid = printer.status().browser?.pid ?? 0;
      const users = statusOf(pid, 'Uid').split('\t').map(Number);
      expect(Math.min(...users)).toBeGreaterThan(60_000);
      expect(statusOf(pid, 'Groups').trim()).toBe('');
      // Renderers are filtered and can gain no rights; without the sandbox both are 0.
      const renderers = processesBelow(pid).filter((child) =>
        readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('--type=renderer'),
      );
      expect(renderers.length).toBeGreaterThan(0);
      for (const renderer of renderers)
        expect([statusOf(renderer, 'Seccomp'), statusOf(renderer, 'NoNewPrivs')]).toEqual([
          '2',
          '1',
        ]);
    } finally {
      await printer.close();
    }
  },
);
