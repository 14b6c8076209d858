import type pg from 'pg';
import { to } from 'pg-copy-streams';

/** COPY … TO STDOUT over this connection, as fast as it comes, into nothing or past somebody who looks. */
export async function copyOut(
  client: pg.Client,
  copy: string,
  chunk: (bytes: Buffer) => void = () => {},
): Promise<number> {
  const copying = client.query(to(copy));
  for await (const mailpiece of copying) chunk(mailpiece as Buffer);
  await client.query('select 1');
  return copying.rowCount;
}
