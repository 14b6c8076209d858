/** Parts of the migration `2026-11-24-kept-totals`, which is never edited any more than the migration itself. */

/** Those that run, by status, with what they bring a month; and those that began, ended, or were lost, by month. */
export function subscriptionTotals(rows: string): string {
  return `select sign * value as amount, name, month from ${rows} cross join lateral (values
      (case when ended_at is null and status in ('active', 'past_due') then amount_cents else 0 end, 'mrr', ''),
      (case when ended_at is null then 1 else 0 end,
        'subscriptions:' || case status when 'unpaid' then 'past_due' else status end, ''),
      (1, 'subscriptions_begun', eastern_month(started_at)),
      (case when ended_at is null then 0 else 1 end, 'subscriptions_ended', coalesce(eastern_month(ended_at), '')),
      (case when eastern_month(started_at) < eastern_month(ended_at) then 1 else 0 end, 'subscriptions_lost',
        coalesce(eastern_month(ended_at), ''))
    ) as totals (value, name, month) where status not in ('incomplete', 'incomplete_expired')`;
}

/** Row by row would be the wrong way to join any of these, whatever is believed of tables that were just loaded. */
export const REBUILD_KEPT_TOTALS = `create function rebuild_kept_totals() returns void language plpgsql set enable_nestloop = off as $$
      begin
        lock table accounts, subscriptions, account_flags, letters, payments in share row exclusive mode;
        truncate kept_totals, account_standings, account_totals;
        insert into account_standings (account_id, email, created_at, plan, status, open_flags, is_deleted)
        select a.id, a.email, a.created_at, a.plan, account_status(a.id, a.plan), coalesce(f.open_flags, 0),
          a.deleted_at is not null
        from accounts a left join (select account_id, count(*)::int as open_flags from account_flags
          where cleared_at is null group by 1) f on f.account_id = a.id;
        with months as materialized (select account_id, eastern_month(created_at) as month, count(*)::int as amount
            from letters where status <> 'preparing' group by 1, 2),
          sums as (select distinct on (account_id) account_id, month, amount,
            sum(amount) over (partition by account_id)::int as letters from months order by account_id, month desc),
          paid as (select account_id, sum(kept_cents(amount_cents, refunded_cents, disputed_at)) as cents
            from payments where account_id is not null group by 1)
        insert into account_totals (account_id, letters, letters_month, letters_in_month, revenue_cents)
        select a.id, coalesce(s.letters, 0), coalesce(s.month, ''), coalesce(s.amount, 0), coalesce(p.cents, 0)
        from accounts a left join sums s on s.account_id = a.id left join paid p on p.account_id = a.id;
        insert into kept_totals (name, month, shard, amount)
        select 'letters', eastern_month(created_at), 0, count(*) from letters where status <> 'preparing' group by 2
        union all
        select 'letters:' || status || ':' || dispute_reason || ':' || recipient, '', 0, count(*)
        from letters where status <> 'preparing' group by 1
        union all
        select 'revenue', eastern_month(paid_at), 0, sum(kept_cents(amount_cents, refunded_cents, disputed_at))
        from payments group by 2
        union all
        select name, month, 0, sum(amount)
        from (${subscriptionTotals('(select 1 as sign, * from subscriptions) r')}) c group by name, month;
      end $$`;
