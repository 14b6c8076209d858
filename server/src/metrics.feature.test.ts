import { get, type IncomingHttpHeaders } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { accountEndpoints } from '@creditfix/shared/accounts';
import { letterEndpoints } from '@creditfix/shared/letters';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aLetter } from '#test/a-letter.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';

const TOKEN = 'a token for the figures';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ metricsToken: TOKEN });
});
afterAll(() => app.close());

const ask = async (headers: Readonly<Record<string, string>> = {}) =>
  await fetch(`${app.url}/metrics`, { headers });

/** The value of a line, whatever else is on the page. */
async function valueOf(line: string): Promise<number | undefined> {
  const found = (await (await ask()).text())
    .split('\n')
    .find((each) => each.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length));
}

describe('the figures', () => {
  it('count requests by route and status, and refusals by code', async () => {
    const client = app.client();
    await client.signIn('counted@example.com');
    const { data } = await client.call(letterEndpoints.generateLetter, { body: aLetter() });
    await client.call(letterEndpoints.getLetter, { params: { id: data.letterId } });
    await app.client().call(letterEndpoints.listLetters);
    const { path } = letterEndpoints.getLetter;
    const routes = 'creditfix_http_request_seconds_count{method="GET",route=';
    expect(await valueOf(`${routes}"${path}",status="200"}`)).toBe(1);
    expect(await valueOf(`${routes}"${letterEndpoints.listLetters.path}",status="401"}`)).toBe(1);
    const refused = 'creditfix_problems_total{code="accounts.sign_in_needed",status="401"}';
    expect(await valueOf(refused)).toBe(1);
    expect(await valueOf('creditfix_renders_done')).toBe(1);
    expect(await valueOf('creditfix_figures_read')).toBe(1);
    expect(await valueOf('creditfix_letters')).toBe(1);
  });

  it('count sign-ins by whom and how, and say how long callbacks wait', async () => {
    await app.client().signIn('signed-in@example.com');
    const signIns = (kind: string, how: string) =>
      valueOf(`creditfix_sign_ins_last_hour{kind="${kind}",how="${how}"}`);
    expect(await signIns('person', 'link')).toBeGreaterThanOrEqual(1);
    expect(await signIns('admin', 'passkey')).toBe(0);
    const lag = 'creditfix_webhook_oldest_seconds';
    expect(await valueOf(`${lag}{source="stripe"}`)).toBe(0);
    await app.sql(
      `insert into carrier_events (id, type, carrier_id, received_at, at)
       values ('evt_late', 'letter.created', 'ltr_none', '2026-11-21T14:50:00Z', '2026-11-21')`,
    );
    expect(await valueOf(`${lag}{source="mail carrier"}`)).toBeGreaterThanOrEqual(600);
  });

  it('name queues, connections, memory and the event loop', async () => {
    const page = await (await ask()).text();
    for (const name of [
      'creditfix_job_oldest_seconds{queue="send-email"}',
      'creditfix_webhooks_waiting{source="stripe"}',
      'creditfix_database_connections',
      'creditfix_disk_free_bytes',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
    ])
      expect(page).toContain(`\n${name} `);
  });

  it('have every name that the alert rules and the dashboard ask for', async () => {
    const page = await (await ask()).text();
    const known = new Set([...page.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
    const asked = await Promise.all(
      ['prometheus/alerts.yaml', 'grafana/dashboard.json'].map(
        async (file) => await readFile(join(import.meta.dirname, '../../deploy', file), 'utf8'),
      ),
    );
    const names = asked.flatMap((text) => [
      ...text.matchAll(/\b(?:creditfix|process|nodejs)_\w+/g),
    ]);
    expect(names.length).toBeGreaterThan(20);
    const unknown = names.map(([name]) => name.replace(/_(?:count|sum|bucket)$/, ''));
    expect(unknown.filter((name) => !known.has(name))).toEqual([]);
  });

  it('hold nothing of a person: no email, no id, no address typed by a stranger', async () => {
    const typed = 'somebody-typed-this';
    await fetch(`${app.url}/api/${typed}`);
    await fetch(`${app.url}/${typed}`);
    await app.client().call(accountEndpoints.session);
    const page = await (await ask()).text();
    expect(page).toContain('route="other call"');
    expect(page).not.toContain(typed);
    expect(page).not.toMatch(/@|[0-9a-f]{8}-[0-9a-f]{4}/);
  });
});

describe('whoever asks', () => {
  it.each([
    ['for another name', { Host: 'letters.example.com' }],
    ['through a proxy here', { 'X-Forwarded-For': '203.0.113.9' }],
    ['with a wrong token from elsewhere', { Via: '1.1 proxy', Authorization: 'Bearer guessed' }],
  ])('%s is refused, and told how', async (_, headers) => {
    const answer = await elsewhere(headers);
    expect([answer.status, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    expect(answer.text).not.toContain('creditfix');
  });

  it('has the token is answered, from wherever', async () => {
    const { status, text } = await elsewhere({
      Via: '1.1 proxy',
      Authorization: `Bearer ${TOKEN}`,
    });
    expect(status).toBe(200);
    expect(text).toContain('creditfix_users');
  });
});

/** `fetch` keeps the Host header for itself. */
async function elsewhere(headers: Readonly<Record<string, string>>) {
  const { promise, resolve, reject } = Promise.withResolvers<{
    readonly status: number;
    readonly headers: IncomingHttpHeaders;
    readonly text: string;
  }>();
  get(`${app.url}/metrics`, { headers }, (response) => {
    readText(response).then(
      (body) =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text: body }),
      reject,
    );
  }).once('error', reject);
  return await promise;
}
