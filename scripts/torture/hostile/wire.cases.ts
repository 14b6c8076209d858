import { connect, type Socket } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Caller, HANG_MS, type Answer } from './caller.ts';
import { all, anything, is, refused, type Expectation } from './judge.ts';
import { attack, json, type Ring } from './ring.ts';

const KIND = 'heads, hosts and bodies';

/** A header that trickles in is cut off by then, no matter who sends it. */
const SLOW_HEAD_MS = 30_000;

const SESSION = '/api/auth/session';

/** What no browser sends: double hosts, two lengths, bodies without an end, and heads that come in drops. */
export async function gameTheWire(ring: Ring): Promise<void> {
  const slow = dripHeads(ring);
  await sendRawHeads(ring);
  await nameOtherHosts(ring);
  await comeFromOtherSites(ring);
  await sendOddBodies(ring);
  await sendOddPaths(ring);
  await holdBodiesBack(ring);
  await slow;
}

/** What comes back over a line of its own; bytes that are no request are ended with 400 or by closing. */
async function raw(
  url: string,
  parts: readonly (string | Buffer)[],
  waitMs = HANG_MS,
): Promise<Answer> {
  const startedAt = performance.now();
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const chunks: Buffer[] = [];
  return await new Promise<Answer>((resolve) => {
    const end = (missing?: Answer['missing']) => {
      clearTimeout(timer);
      socket.destroy();
      const text = Buffer.concat(chunks).toString('latin1');
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
      const retry = /^retry-after: (.+)$/im.exec(text)?.[1];
      const answered = status > 0 || missing === undefined;
      resolve({
        status,
        body: Buffer.from(text),
        ms: performance.now() - startedAt,
        headers: retry ? { 'retry-after': retry } : {},
        ...(answered ? {} : { missing }),
      });
    };
    const timer = setTimeout(() => end('hang'), waitMs);
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      const text = Buffer.concat(chunks).toString('latin1');
      if (/\r\n\r\n[^]*(?:\}|0\r\n\r\n)$/.test(text)) setTimeout(() => end(), 50);
    });
    socket.on('close', () => end());
    socket.on('error', () => end());
    for (const part of parts) socket.write(part);
  });
}

async function sendRawHeads({ judge, url }: Ring): Promise<void> {
  const host = new URL(url).host;
  const head = (...lines: readonly string[]) => `${lines.join('\r\n')}\r\n\r\n`;
  const get = (...more: readonly string[]) =>
    head(`GET ${SESSION} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...more);
  const post = (...more: readonly string[]) =>
    head(
      'POST /api/auth/logout HTTP/1.1',
      `Host: ${host}`,
      'Content-Type: application/json',
      ...more,
    );
  const smuggled = `GET /api/smuggled HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  const once: Expectation = ({ body }) =>
    (body.toString('latin1').match(/^HTTP\/1\.1 /gm) ?? []).length > 1 || body.includes('smuggled')
      ? 'a second request was read out of the body of the first'
      : undefined;
  const bad: Expectation = ({ status }) =>
    status === 0 || (status >= 400 && status < 500)
      ? undefined
      : 'expected a refusal or a closed line';
  const cases: readonly (readonly [string, string, Expectation])[] = [
    [
      'a length and chunks',
      post('Content-Length: 4', 'Transfer-Encoding: chunked') + `0\r\n\r\n${smuggled}`,
      all(bad, once),
    ],
    [
      'two lengths',
      post('Content-Length: 2', 'Content-Length: 60') + `{}${smuggled}`,
      all(bad, once),
    ],
    ['two lengths in one line', post('Content-Length: 2, 60') + `{}${smuggled}`, all(bad, once)],
    ['a length with a sign', post('Content-Length: +2') + '{}', bad],
    ['a length below zero', post('Content-Length: -1') + '{}', bad],
    ['a length that is no number', post('Content-Length: 0x2') + '{}', bad],
    [
      'an odd way of chunks',
      post('Transfer-Encoding: xchunked') + `0\r\n\r\n${smuggled}`,
      all(bad, once),
    ],
    ['chunks, twice', post('Transfer-Encoding: chunked, chunked') + `0\r\n\r\n`, all(bad, once)],
    [
      'chunks behind a space',
      post('Transfer-Encoding : chunked') + `0\r\n\r\n${smuggled}`,
      all(bad, once),
    ],
    [
      'chunks by a tab',
      post('Transfer-Encoding:\tchunked', 'Content-Length: 2') + `{}${smuggled}`,
      all(bad, once),
    ],
    ['a chunk of no size', post('Transfer-Encoding: chunked') + 'zz\r\n{}\r\n0\r\n\r\n', bad],
    ['a chunk of all memory', post('Transfer-Encoding: chunked') + 'ffffffffffffffffff\r\n{}', bad],
    ['lines that end by LF alone', get().replaceAll('\r\n', '\n'), bad],
    ['a line that goes on', get('X-One: a', ' b'), bad],
    ['a NUL in a header', get('X-One: a\0b'), bad],
    ['a carriage return in a header', get('X-One: a\rHost: evil.example'), bad],
    ['a header of 17,000 characters', get(`X-One: ${'a'.repeat(17_000)}`), bad],
    [
      'a path of 20,000 characters',
      head(`GET /${'a'.repeat(20_000)} HTTP/1.1`, `Host: ${host}`),
      bad,
    ],
    ['no host', head(`GET ${SESSION} HTTP/1.1`, 'Connection: close'), bad],
    [
      'two hosts',
      head(`GET ${SESSION} HTTP/1.1`, `Host: ${host}`, 'Host: evil.example', 'Connection: close'),
      bad,
    ],
    [
      'a host in the path',
      head(
        'GET http://evil.example/api/auth/session HTTP/1.1',
        `Host: ${host}`,
        'Connection: close',
      ),
      anything,
    ],
    ['a version that is none', head(`GET ${SESSION} HTTP/9.9`, `Host: ${host}`), bad],
    ['no request at all', '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03', bad],
    ['200 headers', get(...Array.from({ length: 200 }, (_, number) => `X-${number}: 1`)), anything],
    [
      'TRACE',
      head(
        `TRACE ${SESSION} HTTP/1.1`,
        `Host: ${host}`,
        'Connection: close',
        'X-Secret: of-the-browser',
      ),
      all(bad, hides('of-the-browser')),
    ],
    ['CONNECT', head('CONNECT evil.example:443 HTTP/1.1', `Host: ${host}`), bad],
    ['another protocol', get('Upgrade: websocket', 'Connection: Upgrade'), anything],
    ['an expectation', post('Expect: 999-nonsense', 'Content-Length: 2') + '{}', bad],
  ];
  for (const [name, bytes, expects] of cases)
    judge.see(
      { kind: KIND, name, by: 'nobody', expects },
      await raw(url, [Buffer.from(bytes, 'latin1')]),
    );
}

const hides =
  (text: string): Expectation =>
  ({ body }) =>
    body.includes(text) ? 'it sends back what it was sent' : undefined;

async function nameOtherHosts(ring: Ring): Promise<void> {
  const { nobody } = ring.personas;
  const to = (host: string) => ({ method: 'GET', path: SESSION, headers: { Host: host } });
  for (const host of [
    'evil.example',
    `evil.example:${new URL(ring.url).port}`,
    '127.0.0.1.evil.example',
    'localhost@evil.example',
    '169.254.169.254',
    '[::ffff:1.2.3.4]',
    '',
    ' ',
  ])
    await attack(ring, nobody, to(host), {
      kind: KIND,
      name: `the host "${host}"`,
      expects: refused,
    });
  const forwarded = {
    method: 'GET',
    path: SESSION,
    headers: {
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'https',
      Forwarded: 'host=evil.example',
    },
  };
  await attack(ring, nobody, forwarded, {
    kind: KIND,
    name: 'a forwarded host',
    expects: all(is(200), ({ body, headers }) =>
      `${body}${JSON.stringify(headers)}`.includes('evil.example')
        ? 'it believes the header'
        : undefined,
    ),
  });
}

/** What another site can make a signed-in browser send. */
async function comeFromOtherSites(ring: Ring): Promise<void> {
  const { victim } = ring.personas;
  const own = new URL(ring.url).origin;
  const foreign: readonly Record<string, string>[] = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: `${own}.evil.example` },
    { Origin: `${own.replace('http:', 'https:')}` },
    { Origin: 'http://localhost:1' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'none', Origin: 'https://evil.example' },
    { Origin: own, 'Sec-Fetch-Site': 'cross-site', 'X-Forwarded-Host': 'evil.example' },
  ];
  for (const headers of foreign) {
    const name = `from elsewhere: ${JSON.stringify(headers)}`;
    const score = json('POST', '/api/scores', { seenOn: '2026-01-06', score: 300, source: 'evil' });
    // With our own origin a browser's other header may say what it wants.
    const expects = headers.Origin === own ? is(200, 403) : is(403);
    await attack(
      ring,
      victim,
      { ...score, headers: { ...score.headers, ...headers } },
      { kind: KIND, name, expects },
    );
  }
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    '',
  ])
    await attack(
      ring,
      victim,
      {
        method: 'POST',
        path: '/api/scores',
        headers: { 'Content-Type': type },
        body: '{"seenOn":"2026-01-06","score":301,"source":"evil"}',
      },
      {
        kind: KIND,
        name: `a form of a page: ${type}`,
        expects: refused,
      },
    );
  for (const name of ['X-HTTP-Method-Override', 'X-Method-Override', 'X-HTTP-Method'])
    await attack(
      ring,
      victim,
      { method: 'GET', path: '/api/account/email', headers: { [name]: 'DELETE' } },
      {
        kind: KIND,
        name,
        expects: is(404, 405),
      },
    );
  const preflight = {
    method: 'OPTIONS',
    path: '/api/scores',
    headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
  };
  await attack(ring, victim, preflight, {
    kind: KIND,
    name: 'a preflight from elsewhere',
    expects: ({ headers }) =>
      headers['access-control-allow-origin'] ? 'it allows another site' : undefined,
  });
  const planted = await victim.send(ring.url, { method: 'GET', path: '/api/dashboard' });
  ring.judge.check(
    { kind: KIND, name: 'nothing was written from elsewhere', by: victim.name },
    planted.body.includes('"evil"') && !planted.body.includes('"score":300,')
      ? 'a score of another site is there'
      : undefined,
  );
}

async function sendOddBodies(ring: Ring): Promise<void> {
  const { nobody, thief } = ring.personas;
  const type = { 'Content-Type': 'application/json' };
  const login = (body: string | Uint8Array, headers: Record<string, string> = {}) => ({
    method: 'POST',
    path: '/api/auth/request-login',
    headers: {
      ...type,
      ...headers,
    },
    body,
  });
  const deep = (open: string, close: string) => open.repeat(200_000) + close.repeat(200_000);
  const bomb = Buffer.alloc(50_000_000, 0x20);
  const cases: readonly (readonly [string, string | Uint8Array, Record<string, string>?])[] = [
    ['nothing', ''],
    ['half a body', '{"email":'],
    ['a text', '"text"'],
    ['null', 'null'],
    ['a list', '[]'],
    ['200,000 lists in lists', deep('[', ']')],
    ['200,000 objects in objects', '{"a":'.repeat(150_000)],
    ['90,000 names', `{${Array.from({ length: 60_000 }, (_, at) => `"k${at}":1`).join(',')}}`],
    ['the prototype', '{"__proto__":{"isAdmin":true},"email":{"constructor":1}}'],
    ['the constructor', '{"constructor":{"prototype":{"isAdmin":true}},"email":1}'],
    ['a number without an end', `{"email":${'9'.repeat(500_000)}}`],
    ['a megabyte and more', `{"email":"${'a'.repeat(1_100_000)}"}`],
    ['a bomb, by gzip', gzipSync(bomb), { 'Content-Encoding': 'gzip' }],
    [
      'a bomb, by brotli',
      brotliCompressSync(bomb.subarray(0, 20_000_000)),
      { 'Content-Encoding': 'br' },
    ],
    ['packed, it says', '{}', { 'Content-Encoding': 'gzip' }],
    ['packed in an unknown way', '{}', { 'Content-Encoding': 'zstd, gzip, br' }],
    [
      'another alphabet',
      Buffer.from('{"email":"a@example.com"}', 'utf16le'),
      { 'Content-Type': 'application/json; charset=utf-16' },
    ],
    ['an alphabet that is none', '{}', { 'Content-Type': 'application/json; charset=none' }],
    ['bytes that are no text', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
    [
      'a type of 10,000 characters',
      '{}',
      { 'Content-Type': `application/json; ${'a'.repeat(10_000)}` },
    ],
  ];
  for (const [name, body, headers] of cases)
    await attack(ring, nobody, login(body, headers), {
      kind: KIND,
      name: `a body: ${name}`,
      expects: refused,
    });
  const filter = json('POST', '/api/letters/drafts', {
    content: {
      disputeDetails: { facts: JSON.parse(`{"__proto__":"x","constructor":"y","toString":"z"}`) },
    },
  });
  await attack(ring, thief, filter, {
    kind: KIND,
    name: 'answers to questions of the prototype',
    expects: anything,
  });
}

async function sendOddPaths(ring: Ring): Promise<void> {
  const { nobody } = ring.personas;
  const stays: Expectation = ({ headers }) => {
    const to = headers.location;
    if (to === undefined) return undefined;
    return /^\/(?![/\\])/.test(String(to)) ? undefined : `it sends the browser to ${String(to)}`;
  };
  const insides: Expectation = ({ body }) =>
    /root:x:|"dependencies"|ENCRYPTION_KEYS|\[core\]/.test(body.toString('utf8'))
      ? 'it gives a file of the machine'
      : undefined;
  const paths = [
    '//evil.example/',
    '/\\evil.example/',
    '/%5Cevil.example/',
    '/%2F%2Fevil.example/',
    '/\\/evil.example/about/',
    '/about//',
    '//evil.example/about/',
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/assets/../../package.json',
    '/assets/..%5c..%5cpackage.json',
    '/%00',
    '/about%00.html',
    '/%',
    '/%E0%A4%A',
    '/%c0%ae%c0%ae/',
    '/.git/config',
    '/.env',
    '/server/src/main.ts',
    '/package.json',
    '/node_modules/koa/package.json',
    '/api/letters/%00',
    '/api/letters/..%2f..%2fdev%2fmailbox',
    '/api/%2e%2e/api/letters',
    '/api/letters/' + 'a'.repeat(5_000),
    '/api/calendar/' + '%F0%9F%92%A9'.repeat(10),
    '/api/letters?limit=1&limit=2',
    '/api/letters?limit[]=1',
    '/api/letters?__proto__[x]=1',
    `/api/letters?${'a=1&'.repeat(2_000)}`,
    '/api/health/../letters',
    '/api/dev/mailbox',
    '/dev/mailbox',
    '/API/LETTERS',
    '/api/letters/',
  ];
  for (const path of paths)
    await attack(
      ring,
      nobody,
      { method: 'GET', path },
      {
        kind: KIND,
        name: `the path ${path.slice(0, 60)}`,
        expects: all(stays, insides, ({ status }) => (status === 0 ? 'the line broke' : undefined)),
      },
    );
}

/** Anyone who may not ask is told so before a byte of the body is taken; anyone who sends drops keeps nobody else waiting. */
async function holdBodiesBack(ring: Ring): Promise<void> {
  const { url, judge } = ring;
  const host = new URL(url).host;
  const start = (path: string, cookie = '') =>
    `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 900000\r\n${cookie}\r\n{"a":"`;
  const closed: Expectation = ({ status }) =>
    status >= 400 && status < 500 ? undefined : 'expected a refusal before the body is there';
  for (const path of [
    '/api/letters/drafts',
    '/api/admin/exports',
    '/api/documents?kind=photo_id',
    '/api/no-such-call',
  ])
    judge.see(
      {
        kind: KIND,
        name: `a body for ${path} that never comes, from nobody`,
        by: 'nobody',
        expects: closed,
      },
      await raw(url, [start(path)]),
    );
  const sockets: Socket[] = Array.from({ length: 60 }, () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.on('error', () => {});
    socket.write(start('/api/auth/request-login'));
    return socket;
  });
  const visitor = new Caller('a visitor', '');
  for (let look = 0; look < 10; look += 1) {
    for (const socket of sockets) socket.write('a'.repeat(100));
    await attack(
      ring,
      visitor,
      { method: 'GET', path: SESSION },
      { kind: KIND, name: 'a look, while 60 bodies come in drops', expects: is(200) },
    );
  }
  for (const socket of sockets) socket.destroy();
}

/** Twenty heads in drops: all of them are ended in time, while others are answered. */
async function dripHeads({ judge, url }: Ring): Promise<void> {
  const startedAt = performance.now();
  const endings = Array.from({ length: 20 }, async () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write(`GET ${SESSION} HTTP/1.1\r\nX-0: `);
    const drip = setInterval(() => socket.write('a'), 1_000);
    return await new Promise<number>((resolve) => {
      const end = () => {
        clearInterval(drip);
        clearTimeout(timer);
        socket.destroy();
        resolve(performance.now() - startedAt);
      };
      const timer = setTimeout(end, SLOW_HEAD_MS + HANG_MS);
      socket.on('data', () => {});
      socket.on('error', end);
      socket.on('close', end);
    });
  });
  const longest = Math.max(...(await Promise.all(endings)));
  judge.check(
    { kind: KIND, name: 'twenty heads in drops', by: 'nobody' },
    longest > SLOW_HEAD_MS
      ? `one was still open after ${Math.round(longest / 1_000)} s`
      : undefined,
    'hangs',
  );
}
