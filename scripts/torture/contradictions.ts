import type pg from 'pg';

/** What must hold of every state that the product can be in: each asks for what contradicts it. */
const CONTRADICTIONS = {
  'letters without the trail of their text': `select id from letters l where status <> 'preparing' and not exists
    (select 1 from letter_events e where e.letter_id = l.id and e.document_sha256 = l.document_sha256)`,
  'letters without their use of the allowance': `select id from letters l where not exists
    (select 1 from letter_uses u where u.letter_id = l.id) and not exists
    (select 1 from accounts a where a.id = l.account_id and a.deleted_at is not null)`,
  'mailpieces of another file': `select m.id from mailpieces m join letters l on l.id = m.letter_id
    where m.packet_sha256 is distinct from coalesce(l.packet_sha256, l.pdf_sha256)`,
  'mailpieces without the trail of their letter': `select m.id from mailpieces m where m.carrier_id is not null
    and not exists (select 1 from letter_events e where e.letter_id = m.letter_id and e.kind = 'mailed')`,
  'charges of no mailpiece': `select mailpiece_id from mail_charges c where not exists
    (select 1 from mailpieces m where m.id = c.mailpiece_id)`,
  'totals that are not the sum': `select 1 where (select coalesce(sum(amount), 0) from kept_totals where name = 'letters')
    <> (select count(*) from letters where status <> 'preparing')`,
  'accounts whose totals are not the sum': `select account_id from account_totals t where letters
    <> (select count(*) from letters l where l.account_id = t.account_id and status <> 'preparing')`,
};

/** @param more of a world in which more must hold. @returns what contradicts itself in this database, in words */
export async function contradictionsIn(
  client: pg.Client,
  more: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const found: string[] = [];
  for (const [what, query] of Object.entries({ ...CONTRADICTIONS, ...more })) {
    const { rowCount } = await client.query(query);
    if (rowCount) found.push(`${rowCount} ${what}`);
  }
  return found;
}

/** What nobody asked for twice, each with what it was done to. */
export const DONE_TWICE = {
  'letters with two mailpieces': `select letter_id from mailpieces group by letter_id having count(*) > 1`,
  'mailpieces without their one charge': `select m.id from mailpieces m where
    (select count(*) from mail_charges c where c.mailpiece_id = m.id) <> 1`,
};
