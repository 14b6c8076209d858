import type { Report } from '@creditfix/server/platform/backup';

const EVERY_MS = 1_000;

/** Says once a second how far it has come: on a screen in one line, elsewhere in a line each. */
export function progressOn(stream: NodeJS.WriteStream): {
  readonly report: Report;
  readonly end: () => void;
} {
  let notBefore = performance.now() + EVERY_MS;
  let isOpen = false;
  return {
    report({ rows, files }) {
      if (performance.now() < notBefore) return;
      notBefore = performance.now() + EVERY_MS;
      const text = `${rows.toLocaleString('en-US')} rows, ${files.toLocaleString('en-US')} files`;
      stream.write(stream.isTTY ? `\r${text}` : `${text}\n`);
      isOpen = Boolean(stream.isTTY);
    },
    end() {
      if (isOpen) stream.write('\n');
    },
  };
}
