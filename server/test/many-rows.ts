import type { TestServer } from './test-server.ts';

/** Users and letters by the thousand, put into the database past the product, and cells as nobody should type them. */

/** What a spreadsheet, a reader of CSV or a reader of JSON could trip over. */
export const HOSTILE_CELLS = [
  '=HYPERLINK("https://evil.example","Click")',
  '+1',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '\r\n=1',
  '\uFF1D1+1',
  '\uFF0B1',
  '\uFF0D1',
  '\uFF20A1',
  "'=1",
  ';=1+1',
  'a;=1',
  'b;\t=1;+2',
  'c\n=1',
  'd\r\n@x',
  'e\t-1',
  'f;g',
  '; =1',
  'a\tb',
  'two\nlines',
  'two\r\nlines',
  'lone\rreturn',
  'both\r\r\n\n',
  'comma, quote " and "" twice',
  '"',
  ',',
  '""',
  ' spaces ',
  'C:\\temp\\new',
  '\\.',
  '\\N',
  'NULL',
  '😀 Zoë O’Neill-Núñez',
  '\u202Etxet',
  '\u0001\u001F\u007F',
  'a'.repeat(300),
] as const;

interface ManyUser {
  readonly id: string;
  readonly email: string;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly createdAt?: string;
}

/** In one statement, however many. */
export async function addUsers(
  app: Pick<TestServer, 'sql'>,
  users: readonly ManyUser[],
): Promise<void> {
  await app.sql(
    `insert into accounts (id, email, first_name, last_name, plan, created_at)
     select id, email, "firstName", "lastName", 'free', coalesce("createdAt", '2026-10-01T12:00:00.000Z')
     from json_to_recordset(?::json)
       as u (id uuid, email text, "firstName" text, "lastName" text, "createdAt" timestamptz)`,
    [JSON.stringify(users)],
  );
}

/** Signed letters of one account, each third one a second later; `number` runs from the first to the last. */
export async function addLetters(
  app: Pick<TestServer, 'sql'>,
  letters: {
    readonly accountId: string;
    readonly from?: number;
    readonly count: number;
    readonly reference?: string;
    readonly createdAt?: string;
  },
): Promise<void> {
  const { accountId, from = 1, count, createdAt = '2026-11-01T12:00:00.000Z' } = letters;
  await app.sql(
    `insert into letters (id, account_id, signing_id, plan_month, status, reference, dispute_reason, sealed_form,
       sealed_document, sealed_signature, document_sha256, position, recipient, exhibit_pages, pdf_pages, created_at)
     select ${letterId('n')}, ?::uuid, gen_random_uuid(), '2026-11', 'drafted', coalesce(?::text, 'CF-' || n), 'not_mine', '', '', '',
       '', 0, 'bureau', 0, 2, ?::timestamptz + (n / 3) * interval '1 second'
     from generate_series(?::int, ?::int) n`,
    [accountId, accountId, letters.reference ?? null, createdAt, from, from + count - 1],
  );
}

/** The id of such a letter, as SQL whose parameter is the account's id: a UUID of version 4, as ours are. */
export function letterId(number: string): string {
  return `overlay(overlay(md5(? || ${number}) placing '4' from 13) placing 'a' from 17)::uuid`;
}
