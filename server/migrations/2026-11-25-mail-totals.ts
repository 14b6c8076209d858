import { Migration } from '@mikro-orm/migrations';

const CHANGES = {
  insert: { tables: 'new table as new_rows', signed: [['1', 'new_rows']] },
  update: {
    tables: 'old table as old_rows new table as new_rows',
    signed: [
      ['1', 'new_rows'],
      ['-1', 'old_rows'],
    ],
  },
  delete: { tables: 'old table as old_rows', signed: [['-1', 'old_rows']] },
} as const;

/** What a carrier took on; in its test mode nothing is printed and nothing costs anything. */
const TAKEN_ON = 'carrier_id is not null and not test';

/**
 * What mailing costs, kept as the other totals are (`2026-11-24-kept-totals`): `mail_pieces` that a carrier took on, `mail_cost` that it
 * charged for them in cents, `mail_without_cost` the pieces whose cost is still to come, `mail_paid` what was paid for them in cents.
 *
 * Locks: what was paid counts only with a piece that was taken on, so a payment locks its piece and then looks; who changes a piece
 * has it locked, and looks at the payment. Whoever comes second sees the first. Who changes both locks the account first, as everywhere.
 */
export class MailTotals extends Migration {
  override up(): void {
    this.followPieces();
    this.followCharges();
    this.rebuild();
    // What the staff's page of the system counts: what failed of late.
    this.addSql(
      `create index mail_pieces_failed on mail_pieces (ended_at) where status = 'failed'`,
    );
  }

  private followPieces(): void {
    const columns = ['id', 'carrier_id', 'test', 'status', 'carrier_cost_cents'];
    this.follow('mail_pieces', columns, [
      (rows) => addTotals(pieceTotals(rows)),
      (rows) => addTotals(paidTotals(rows)),
    ]);
  }

  private followCharges(): void {
    const paid = (
      rows: string,
    ) => `(select piece_id, sum(sign * amount_cents) as amount from ${rows}
      where status = 'paid' group by 1 having sum(sign * amount_cents) <> 0)`;
    this.follow(
      'mail_charges',
      ['piece_id', 'status', 'amount_cents'],
      [
        (rows) => `
        perform 1 from mail_pieces where id = any (array(select piece_id from ${paid(rows)} c)) order by id for share;
        if found then ${addTotals(`select c.amount, 'mail_paid' as name from ${paid(rows)} c
          where (select ${TAKEN_ON} from mail_pieces where id = c.piece_id)`)} end if;`,
      ],
    );
  }

  /** Counts everything anew: for the rows that are there already, and after rows were loaded past the triggers. */
  private rebuild(): void {
    this.addSql(`create function rebuild_mail_totals() returns void language plpgsql as $$
      begin
        lock table mail_pieces, mail_charges in share row exclusive mode;
        delete from kept_totals where name in ('mail_pieces', 'mail_cost', 'mail_without_cost', 'mail_paid');
        ${addTotals(pieceTotals('(select 1 as sign, * from mail_pieces) r'))}
        ${addTotals(`select c.amount_cents as amount, 'mail_paid' as name from mail_charges c
          join mail_pieces p on p.id = c.piece_id where c.status = 'paid' and ${TAKEN_ON}`)}
      end $$`);
    this.addSql('alter function rebuild_kept_totals() rename to rebuild_business_totals');
    // Everything is locked before the totals are, so that nobody is in the middle of a change that waits for them.
    this.addSql(`create function rebuild_kept_totals() returns void language plpgsql as $$
      begin
        lock table accounts, subscriptions, account_flags, letters, payments, mail_pieces, mail_charges
          in share row exclusive mode;
        perform rebuild_business_totals();
        perform rebuild_mail_totals();
      end $$`);
    this.addSql('select rebuild_mail_totals()');
  }

  /** Runs the steps after every statement that changes the table; the rows come as new ones (1) and former ones (-1). */
  private follow(
    table: string,
    columns: readonly string[],
    steps: readonly ((rows: string) => string)[],
  ): void {
    for (const [change, { tables, signed }] of Object.entries(CHANGES)) {
      const name = `${table}_kept_${change}`;
      const parts = signed.map(
        ([sign, rows]) => `select ${sign} as sign, ${columns.join(', ')} from ${rows}`,
      );
      const rows = `(${parts.join(' union all ')}) r`;
      this.addSql(`create function ${name}() returns trigger language plpgsql as $$
        begin ${steps.map((step) => step(rows)).join('')} return null; end $$`);
      this.addSql(`create trigger ${name} after ${change} on ${table} referencing ${tables}
        for each statement execute function ${name}()`);
    }
  }
}

function pieceTotals(rows: string): string {
  return `select sign * value as amount, name from ${rows} cross join lateral (values
      (1, 'mail_pieces'),
      (coalesce(carrier_cost_cents, 0), 'mail_cost'),
      (case when carrier_cost_cents is null and status not in ('failed', 'cancelled') then 1 else 0 end, 'mail_without_cost')
    ) as totals (value, name) where ${TAKEN_ON}`;
}

/** What was paid for pieces that are taken on now and were not before, or the other way round; each is looked up by its key. */
function paidTotals(rows: string): string {
  return `select p.amount * coalesce((select amount_cents from mail_charges where piece_id = p.id and status = 'paid'), 0)
      as amount, 'mail_paid' as name
    from (select id, sum(sign) as amount from ${rows} where ${TAKEN_ON} group by id having sum(sign) <> 0) p`;
}

/** Adds amounts to their totals, of no month; where nothing changed it writes nothing. */
function addTotals(amounts: string): string {
  return `
    insert into kept_totals (name, month, shard, amount)
    select name, '', (select kept_shard()), sum(amount) from (${amounts}) c
    group by name having sum(amount) <> 0
    on conflict (name, month, shard) do update set amount = kept_totals.amount + excluded.amount;`;
}
