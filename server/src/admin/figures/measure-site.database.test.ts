import { expect, it, onTestFinished } from 'vitest';
import { openTestDatabase } from '#test/open-test-database.ts';
import { measureSite } from './measure-site.ts';

it('measures for the public pages what was made, who came back and what helped, once there is enough of it', async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const sql = (query: string, params: readonly unknown[] = []) =>
    database.fork().execute(query, [...params]);
  const write = (people: number, month: string) =>
    sql(
      `insert into letters (id, account_id, signing_id, position, plan_month, status, reference, dispute_reason, recipient,
         sealed_form, sealed_document, sealed_signature, document_sha256, exhibit_pages, created_at)
       select gen_random_uuid(), id, gen_random_uuid(), 0, '', 'drafted', '', 'not_mine', 'bureau', '', '', '', '', 0, ?
       from accounts where email like 'measured%' order by email limit ?`,
      [`${month}-15T15:00:00Z`, people],
    );
  await sql(
    `insert into accounts (id, email, plan, created_at)
     select gen_random_uuid(), 'measured-' || n || '@example.com', 'free', now() from generate_series(1, 20) n`,
  );
  await write(19, '2026-10');
  expect(await measureSite(database)).toEqual({});
  await write(5, '2026-10');
  await write(20, '2026-11');
  await sql(
    `insert into disputes (id, account_id, first_letter_id, item_number, item_key, sealed_item, created_at)
     select id, account_id, id, 1, id::text, '', now() from letters`,
  );
  await sql(
    `insert into dispute_rounds (id, dispute_id, number, letter_id, recipient, basis, outcome, outcome_on, created_at)
     select gen_random_uuid(), id, 1, id, 'bureau', 'reinvestigation',
       (array['deleted', 'corrected', 'verified', 'no_answer'])[1 + row_number() over () % 4], '2026-11-20', now() from letters`,
  );
  const measured = { lettersMade: '44', repeatUsersPercent: '95%', successPercent: '67%' };
  expect(await measureSite(database)).toEqual(measured);
  // What was answered stays true when people go.
  await sql(`delete from accounts where email < 'measured-11'`);
  expect(await measureSite(database)).toMatchObject({ successPercent: '67%' });
});
