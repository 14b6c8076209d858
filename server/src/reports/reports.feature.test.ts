import { keptReportLimits, reportEndpoints, type KeptFacts } from '@creditfix/shared/reports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import type { TestClient } from '#test/test-client.ts';
import { TEST_START } from '#test/test-server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const { keepReport, listReports, getReport, deleteReport } = reportEndpoints;

let people = 0;
async function signedIn(): Promise<TestClient & { readonly email: string }> {
  const client = app.client();
  const email = `reader${(people += 1)}@example.com`;
  await client.signIn(email);
  return Object.assign(client, { email });
}

function facts(more: Partial<KeptFacts> = {}): KeptFacts {
  return {
    bureau: 'equifax',
    layout: 'equifax_annual',
    date: '2026-03-14',
    reference: '1234567890',
    tradelines: [
      {
        facts: { creditor: 'EXAMPLE BANK NA', accountNumber: '1234', balance: 512_00 },
        history: [['2026-02', 'late_30']],
        markedAdverse: true,
        inCollections: false,
      },
    ],
    inquiries: [{ company: 'LENDX', kind: 'hard', dates: ['2025-11-02'] }],
    publicRecords: [],
    neverPrinted: ['firstDelinquency'],
    ...more,
  };
}

async function list(client: TestClient) {
  return (await client.call(listReports)).data.reports;
}

describe('a kept report', () => {
  it('is listed with its end, opened as it was kept, and unreadable in the database', async () => {
    const client = await signedIn();
    const { data } = await client.call(keepReport, { body: facts() });
    expect(data).toMatchObject({
      bureau: 'equifax',
      reportDate: '2026-03-14',
      accounts: 1,
      keptUntil: '2028-11-21',
    });
    expect(await list(client)).toEqual([data]);
    expect((await client.call(getReport, { params: { id: data.id } })).data).toEqual(facts());
    const [row] = await app.sql('select * from kept_reports where id = ?', [data.id]);
    expect(JSON.stringify(row)).not.toMatch(/EXAMPLE BANK|LENDX|1234567890/);
  });

  it('of the same bureau and day takes the place of the one before; another day is another report', async () => {
    const client = await signedIn();
    await client.call(keepReport, { body: facts() });
    const { data: again } = await client.call(keepReport, { body: facts({ tradelines: [] }) });
    await client.call(keepReport, { body: facts({ date: '2026-04-14' }) });
    await client.call(keepReport, { body: facts({ bureau: 'experian', date: null }) });
    await client.call(keepReport, { body: facts({ bureau: 'experian', date: null }) });
    const kept = await list(client);
    expect(kept).toHaveLength(3);
    expect(kept.find(({ id }) => id === again.id)).toMatchObject({ accounts: 0 });
  });

  it('is nobody else’s, and gone once it is deleted', async () => {
    const [client, other] = [await signedIn(), await signedIn()];
    const { data } = await client.call(keepReport, { body: facts() });
    const params = { id: data.id };
    for (const endpoint of [getReport, deleteReport]) {
      const refused = await other.call(endpoint, { params });
      expect([refused.status, refused.problem.code]).toEqual([404, 'reports.not_found']);
    }
    expect(await list(other)).toEqual([]);
    expect((await client.call(deleteReport, { params })).data).toEqual({ deleted: true });
    expect((await client.call(deleteReport, { params })).status).toBe(404);
    expect(await list(client)).toEqual([]);
    expect((await app.client().call(listReports)).status).toBe(401);
  });

  it('is one of 36 at most', async () => {
    const client = await signedIn();
    const days = Array.from({ length: keptReportLimits.reports }, (_, at) =>
      facts({ date: `${2023 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}` }),
    );
    for (const body of days) await client.call(keepReport, { body });
    const refused = await client.call(keepReport, { body: facts() });
    expect([refused.status, refused.problem.code]).toEqual([409, 'reports.too_many']);
    // In the place of one that is there it still fits.
    const again = await client.call(keepReport, { body: facts({ date: '2023-01' }) });
    expect(again.status).toBe(200);
    expect(await list(client)).toHaveLength(keptReportLimits.reports);
  });

  it('goes by itself after two years, and not a day before', async () => {
    const client = await signedIn();
    await client.call(keepReport, { body: facts() });
    const isThere = async () =>
      (
        await app.sql(
          'select 1 from kept_reports where account_id = (select id from accounts where email = ?)',
          [client.email],
        )
      ).length;
    const start = new Date(TEST_START);
    const later = (days: number) => {
      const at = new Date(start);
      at.setUTCFullYear(at.getUTCFullYear() + keptReportLimits.years);
      return new Date(at.getTime() + days * 86_400_000).toISOString();
    };
    await app.setClock(later(-1));
    await app.runHourly();
    expect(await isThere()).toBe(1);
    await app.setClock(later(1));
    await app.runHourly();
    expect(await isThere()).toBe(0);
    await app.setClock(start.toISOString());
  });
});

describe('what is no kept report', () => {
  const [line] = facts().tradelines;
  it.each<[string, unknown, number]>([
    ['a Social Security number in any text', facts({ reference: '123-45-6789' }), 400],
    [
      'a field that no report has',
      { ...facts(), tradelines: [{ ...line, facts: { ssn: '1' } }] },
      400,
    ],
    [
      'more accounts than any report has',
      facts({ tradelines: Array(251).fill(line) as never }),
      400,
    ],
    ['a text without end', facts({ reference: 'x'.repeat(5_000) }), 400],
    ['half a character', facts({ reference: 'a\ud800' }), 400],
    ['a bureau that is none', { ...facts(), bureau: 'another' }, 400],
    ['a body of 2 MB', facts({ reference: 'x'.repeat(2_000_000) }), 413],
    ['no object', [], 400],
  ])('is refused: %s', async (_, body, status) => {
    const client = await signedIn();
    const response = await client.fetch(keepReport.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(status);
    expect(await list(client)).toEqual([]);
  });

  it('is stored without what does not belong to it', async () => {
    const client = await signedIn();
    const body = { ...facts(), person: { names: ['JORDAN Q SAMPLE'] } };
    const { data } = await client.call(keepReport, { body });
    expect((await client.call(getReport, { params: { id: data.id } })).data).toEqual(facts());
  });
});
