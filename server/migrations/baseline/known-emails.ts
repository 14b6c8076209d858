import type { AddStatement } from './protections.ts';

/**
 * An account gets another address: what the payment provider knows of it is out of date from then on, and stands in the index of those that
 * it has to be told of. `markOf` in `customer.repository.ts` is the other side.
 */
export function forgetOldEmails(add: AddStatement): void {
  add(`create function forget_old_email() returns trigger language plpgsql as $$
    begin
      update billing_customers set email_mark = null
      where account_id = new.id and email_mark <> md5(new.email);
      return null;
    end $$`);
  add(`create trigger accounts_forget_old_email after update on accounts for each row
    when (old.email is distinct from new.email and new.deleted_at is null)
    execute function forget_old_email()`);
}
