import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { unpackAnswer } from './answer-bytes.ts';
import type { CleanAnswer } from './clean-bytes.ts';

const SCRIPT = fileURLToPath(new URL('./open-file.ts', import.meta.url));
const MEMORY = '--max-old-space-size=256';
/** Ten pages full of noise are smaller. */
const MOST_ANSWER = 100_000_000;

/**
 * Opens an uploaded file in a process of its own. A thread would not do: where V8 finds no memory for one large object, or a
 * decoder's machine code goes wrong, the whole process ends with it.
 */
export async function openApart(bytes: Uint8Array, timeoutMs: number): Promise<CleanAnswer> {
  return await new Promise<CleanAnswer>((resolve) => {
    // It needs no settings and gets none: the keys are not where hostile files are opened. What a library says about a
    // broken file would be about a person's papers, so nobody listens.
    const child = spawn(process.execPath, commandFor(SCRIPT), {
      env: {},
      stdio: ['pipe', 'pipe', 'ignore'],
      windowsHide: true,
    });
    const chunks: Buffer[] = [];
    let length = 0;
    const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
    child.stdout.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > MOST_ANSWER) child.kill('SIGKILL');
      else chunks.push(chunk);
    });
    // Out of time, out of memory, or brought down: to the person it is a file that can't be opened.
    const end = (code?: number | null) => {
      clearTimeout(timer);
      const answer = code === 0 ? unpackAnswer(Buffer.concat(chunks)) : undefined;
      resolve(answer ?? { refusal: 'documents.unreadable' });
    };
    child.once('error', () => end());
    child.once('close', end);
    // One that has refused already does not read to the end.
    child.stdin.on('error', () => {});
    child.stdin.end(bytes);
  });
}

function commandFor(script: string): string[] {
  return 'deno' in process.versions
    ? ['run', '--allow-all', `--v8-flags=${MEMORY}`, script]
    : [MEMORY, script];
}
