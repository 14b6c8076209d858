import { joinEmbeddedDatabase } from '#server/platform/postgres/index.ts';

/** Run in a process of its own: joins the database of a folder, says so in a line of JSON, and leaves when its input ends. */

const said: string[] = [];
const hear = (...words: readonly unknown[]) => void said.push(words.map(String).join(' '));
const log = { info: hear, warn: hear, error: hear } as never;

try {
  const { url, isFirst, admitOthers, leave } = await joinEmbeddedDatabase(process.argv[2] ?? '', {
    log,
  });
  admitOthers();
  process.stdout.write(`${JSON.stringify({ url, isFirst, said })}\n`);
  process.stdin.resume().once('end', () => void leave().then(() => process.exit(0)));
} catch (error) {
  const { name, message } = error as Error;
  process.stdout.write(`${JSON.stringify({ fault: `${name}: ${message}` })}\n`);
  process.exit(1);
}
