import { Migration } from '@mikro-orm/migrations';

/** Subscriptions, payments, refunds, granted plans, invitations, and the payment provider's events. */
export class Plans extends Migration {
  override up(): void {
    // `email_mark` says which address the provider was told, so that a change of it is passed on.
    this.addSql(`create table billing_customers (
      account_id uuid primary key references accounts (id) on delete cascade,
      customer_id text not null unique,
      email_mark text null,
      created_at timestamptz not null
    )`);
    this.addSql(`create table checkouts (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      origin text not null,
      trial_days int not null,
      session_id text null unique,
      url text null,
      created_at timestamptz not null,
      ended_at timestamptz null
    )`);
    this.addSql('create index checkouts_account_id_index on checkouts (account_id)');
    this.addSql(
      'create index checkouts_open_index on checkouts (created_at) where ended_at is null',
    );
    // What the provider said last about each subscription, and when that was fetched. `version` grows with each writing: a
    // fetch is written only where nothing was written since it began.
    this.addSql(`create table subscriptions (
      id text primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      status text not null,
      amount_cents int not null,
      currency text not null,
      period_starts_at timestamptz not null,
      period_ends_at timestamptz not null,
      cancels_at_period_end boolean not null,
      cancel_requested_at timestamptz null,
      trial_ends_at timestamptz null,
      past_due_since timestamptz null,
      started_at timestamptz not null,
      ended_at timestamptz null,
      fetched_at timestamptz not null,
      version int not null default 1
    )`);
    this.addSql('create index subscriptions_account_id_index on subscriptions (account_id)');
    this.addSql(
      'create index subscriptions_period_ends_at_index on subscriptions (period_ends_at) where ended_at is null',
    );
    // One row per event of the provider, stored before it is looked at.
    this.addSql(`create table stripe_events (
      id text primary key,
      type text not null,
      object_id text not null,
      created_at timestamptz not null,
      received_at timestamptz not null,
      processed_at timestamptz null
    )`);
    this.addSql('create index stripe_events_received_at_index on stripe_events (received_at)');
    this.addSql(
      'create index stripe_events_waiting_index on stripe_events (received_at) where processed_at is null',
    );
    // Kept seven years, longer than an account: without the account it says no more than that somebody paid.
    this.addSql(`create table payments (
      id uuid primary key,
      account_id uuid null references accounts (id) on delete set null,
      invoice_id text null unique,
      payment_intent_id text null,
      charge_id text null,
      subscription_id text null,
      what text not null,
      amount_cents int not null,
      refunded_cents int not null default 0,
      disputed_at timestamptz null,
      currency text not null,
      invoice_url text null,
      paid_at timestamptz not null,
      version int not null default 1
    )`);
    this.addSql(
      'create index payments_account_id_paid_at_index on payments (account_id, paid_at desc)',
    );
    this.addSql('create index payments_paid_at_index on payments (paid_at)');
    this.addSql(
      'create index payments_charge_id_index on payments (charge_id) where charge_id is not null',
    );
    this.addSql(
      'create index payments_payment_intent_id_index on payments (payment_intent_id) where payment_intent_id is not null',
    );
    this.addSql(`create table refunds (
      id uuid primary key,
      payment_id uuid not null references payments (id) on delete cascade,
      amount_cents int not null,
      reason text not null,
      status text not null,
      provider_id text null,
      created_at timestamptz not null,
      asked_at timestamptz null,
      done_at timestamptz null
    )`);
    this.addSql('create index refunds_payment_id_index on refunds (payment_id)');
    this.addSql(`create table plan_grants (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      granted_by uuid null,
      reason text not null,
      starts_at timestamptz not null,
      anchored_at timestamptz not null,
      ends_at timestamptz null,
      withdrawn_at timestamptz null
    )`);
    this.addSql(
      'create unique index plan_grants_open_index on plan_grants (account_id) where withdrawn_at is null',
    );
    this.addSql(
      'create index plan_grants_account_id_index on plan_grants (account_id, starts_at desc)',
    );
    // Letters asked for after the period's letters were used.
    this.addSql(`create table allowance_attempts (
      account_id uuid not null references accounts (id) on delete cascade,
      period_from timestamptz not null,
      attempts int not null,
      primary key (account_id, period_from)
    )`);
    this.addSql(`create table referral_codes (
      account_id uuid primary key references accounts (id) on delete cascade,
      code text not null unique
    )`);
    this.addSql(`create table referrals (
      friend_id uuid primary key references accounts (id) on delete cascade,
      referrer_id uuid not null references accounts (id) on delete cascade,
      joined_at timestamptz not null,
      refused_because text null,
      rewarded_at timestamptz null,
      reward_cents int not null default 0,
      invoice_id text null unique,
      credit_asked_at timestamptz null,
      credit_id text null,
      paid_back_at timestamptz null
    )`);
    this.addSql('create index referrals_referrer_id_index on referrals (referrer_id)');
    this.addSql(
      'create index referrals_uncredited_index on referrals (rewarded_at) where rewarded_at is not null and credit_id is null',
    );
    this.addSql(
      'create index refunds_provider_id_index on refunds (provider_id) where provider_id is not null',
    );
    this.addSql(`create index refunds_asked_index on refunds (created_at) where status = 'asked'`);
    this.addSql(
      'create index accounts_invited_with_index on accounts (upper(invited_with)) where invited_with is not null',
    );
    this.addSql(
      'create index accounts_plan_until_index on accounts (plan_until) where plan_until is not null',
    );
  }
}
