import type { MailCarrier } from '@creditfix/shared/mailing';
import type { MailCharge } from '#server/billing/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { MailingParts } from './mailing.parts.ts';
import { PIECE_COLUMNS } from './piece-row.ts';
import { presentQueued, type QueuedPiece, type StaffRow } from './print-queue-row.ts';

/** What mailing costs: for every piece that a carrier took on, the price, whether it was paid, and what the carrier charged. */

export interface CostedPiece extends QueuedPiece {
  readonly carrier: MailCarrier;
  readonly email: string;
  readonly priceCents: number;
  readonly charge: MailCharge['status'] | 'none';
  readonly trouble: string | null;
}

interface CostRow extends StaffRow {
  readonly email: string | null;
  readonly charge: MailCharge['status'] | null;
}

interface TotalRow {
  readonly name: 'mail_pieces' | 'mail_paid' | 'mail_cost' | 'mail_without_cost';
  readonly amount: number;
}

const PAGE = 50;
/** In its carrier's test mode nothing is printed and nothing costs anything. */
const TAKEN_ON = `carrier_id is not null and not test`;

export async function findMailCosts(
  em: EntityManager,
  { vault }: Pick<MailingParts, 'vault'>,
  page: number,
) {
  const rows = await em.execute<CostRow[]>(
    `select p.*, l.reference, a.email, c.status as charge
     from (select ${PIECE_COLUMNS} from mail_pieces where ${TAKEN_ON}
       order by created_at desc, id limit ${PAGE} offset ?) p
     join letters l on l.id = p.letter_id
     left join accounts a on a.id = p.account_id and a.deleted_at is null
     left join mail_charges c on c.piece_id = p.id
     order by p.created_at desc, p.id`,
    [(page - 1) * PAGE],
  );
  return { pieces: rows.map((row) => presentCost(vault, row)), totals: await readTotals(em) };
}

/** `server/migrations/baseline/kept-totals.ts` says what each counts; they are of the same pieces as the list. */
async function readTotals(em: EntityManager) {
  const rows = await em.execute<TotalRow[]>(
    `select name, sum(amount)::float8 as amount from kept_totals
     where name in ('mail_pieces', 'mail_paid', 'mail_cost', 'mail_without_cost') group by name`,
  );
  const total = (name: TotalRow['name']) => rows.find((row) => row.name === name)?.amount ?? 0;
  return {
    pieces: total('mail_pieces'),
    paidCents: total('mail_paid'),
    costCents: total('mail_cost'),
    withoutCost: total('mail_without_cost'),
  };
}

function presentCost(vault: MailingParts['vault'], row: CostRow): CostedPiece {
  return {
    ...presentQueued(vault, row),
    carrier: row.carrier,
    email: row.email ?? '',
    priceCents: row.price_cents,
    charge: row.charge ?? 'none',
    trouble: row.trouble,
  };
}
