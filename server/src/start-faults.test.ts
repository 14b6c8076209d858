import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { databaseShape } from '#server/database-shape.ts';
import { openDatabase } from '#server/platform/database/index.ts';
import { compileCache } from '#test/compile-cache.ts';

const MAIN = resolve(import.meta.dirname, 'main.ts');

/** What the server says when an operator starts it, until it gives up. */
async function failedStart(settings: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [MAIN], {
    env: { PORT: '0', ...compileCache, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => void (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

const strong = {
  // Not a folder: no server begins its work there.
  DATA_DIR: MAIN,
  NODE_ENV: 'production',
  ENCRYPTION_KEYS: `k1:${'A'.repeat(43)}=`,
  PUBLIC_URL: 'https://letters.example.com',
  // Nobody listens there, and nothing is sent.
  SMTP_URL: 'smtp://127.0.0.1:9',
  CLAIMS: 'hidden',
  // Anyone who runs the tests may be root.
  ALLOW_ROOT: 'on',
  ADMIN_EMAILS: 'owner@example.com',
};

describe('a server in production', () => {
  it('is not started with weak settings, and says of each what to do', async () => {
    const { code, said } = await failedStart({
      ...strong,
      CLAIMS: '',
      SMTP_URL: 'smtp://u:p@mail.example.com:25',
      DATABASE_URL: 'postgres://u:p@db.example.com/creditfix',
      OPENAI_BASE_URL: 'http://model.example.com/v1',
    });
    expect(code).toBe(1);
    expect(said).toBe(`The settings need attention:
  - CLAIMS: must be chosen in production, because the public pages show these figures as yours: write as_written if you can prove each figure, measured to show what your database counts, or hidden to show none
  - SMTP_URL: must be encrypted in production, because login links could be read on the way; write smtps://… or add ?requireTLS=true, or write ALLOW_PLAINTEXT=smtp if the way there is safe by other means
  - DATABASE_URL: must be encrypted in production, because its password and all data could be read on the way; add ?sslmode=verify-full, or write ALLOW_PLAINTEXT=database if the way there is safe by other means
  - OPENAI_BASE_URL: must be encrypted in production, because its key and people's sentences could be read on the way; write https://…, or write ALLOW_PLAINTEXT=model if the way there is safe by other means
`);
  });

  it('warns once where the second factor of the staff is switched off', async () => {
    const { said } = await failedStart({ ...strong, ADMIN_SECOND_FACTOR: 'off' });
    expect(said.match(/"ADMIN_SECOND_FACTOR is off: /gu)).toHaveLength(1);
  });
});

const quiet = { PATH: '/usr/bin:/bin', NODE_ENV: 'test', LOG_LEVEL: 'silent' };

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'credit-fix-start-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

describe('a server that can not reach its database ends with one sentence, and no stack', () => {
  /** One of them is enough: what is said of each is held in `embedded-database.test.ts`, and the program adds nothing. */
  it('names the file and the setting where the database of the data folder is damaged', async () => {
    const folder = await aFolder();
    await mkdir(join(folder, 'postgres/data/base'), { recursive: true });
    await chmod(folder, 0o700);
    const { said, code } = await failedStart({ ...quiet, DATA_DIR: folder });
    expect(code).toBe(1);
    expect(said.trim()).toMatch(/is damaged: postgres\/data\/PG_VERSION is missing/);
    expect(said.trim()).toContain(`${folder} (DATA_DIR)`);
    expect(said.trim().split('\n')).toHaveLength(1);
  });

  it('names the setting where the server of DATABASE_URL is down', async () => {
    const { said, code } = await failedStart({
      ...quiet,
      DATA_DIR: await aFolder(),
      DATABASE_URL: 'postgres://somebody:hidden-word@127.0.0.1:1/letters',
    });
    expect(code).toBe(1);
    expect(said.trim()).toMatch(
      /^The database "letters" at 127\.0\.0\.1:1 \(DATABASE_URL\) can't be reached/,
    );
    expect(said).not.toMatch(/hidden-word|\n {4}at /);
  });
});

/** The first message of the person who connects; nothing is answered but "no encryption here". */
async function aDatabaseWithoutEncryption() {
  const first = Promise.withResolvers<Buffer>();
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (bytes) => {
      first.resolve(bytes);
      socket.end('N');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `postgres://u:p@127.0.0.1:${port}/creditfix`, first: first.promise };
}

/** https://www.postgresql.org/docs/current/protocol-message-formats.html: SSLRequest */
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

describe('the connection to the database', () => {
  it.each(['require', 'verify-ca', 'verify-full', 'no-verify'])(
    'is not made without encryption where the address says sslmode=%s',
    async (sslmode) => {
      const { url, first } = await aDatabaseWithoutEncryption();
      const opened = openDatabase({ url: `${url}?sslmode=${sslmode}` }, databaseShape);
      await expect(opened).rejects.toThrow(/SSL/u);
      expect(await first).toEqual(SSL_REQUEST);
    },
  );
});
