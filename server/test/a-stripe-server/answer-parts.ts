import { expandable } from './allowed-params.table.ts';
import { StripeRefusal, missing } from './check-request.ts';
import type { Form } from './form-body.ts';
import type { CustomerRow, StripeWorld } from './stripe-world.ts';

/** What the answers of the stand-in are made with. */

export type Answer = (world: StripeWorld, form: Form, id: string) => object;

/** Of these Stripe sends the id if they are not asked for whole. */
const references = { discounts: true, latest_invoice: true, payment_intent: true };

/** Leaves out what Stripe sends only if it is asked for. */
export function expanded(object: { readonly object: string }, form: Form): object {
  const asked = (form.expand ?? []) as readonly string[];
  const known = expandable[object.object] ?? [];
  const unknown = asked.find((path) => !known.includes(path));
  if (unknown !== undefined)
    throw new StripeRefusal(400, `This property cannot be expanded (${unknown}).`, {
      param: 'expand',
    });
  const hidden = known
    .map((path) => path.split('.')[0] ?? '')
    .filter((name) => !(name in references) && !asked.some((path) => path.startsWith(name)));
  return Object.fromEntries(Object.entries(object).filter(([name]) => !hidden.includes(name)));
}

/** A customer who was deleted can be looked at, and nothing else. */
export function living(world: StripeWorld, id: string): CustomerRow {
  const row = found(world.customers, 'customer', id);
  if (row.deleted) throw missing('customer', id);
  return row;
}

export function found<Row>(rows: ReadonlyMap<string, Row>, what: string, id: string): Row {
  const row = rows.get(id);
  if (!row) throw missing(what, id);
  return row;
}

export function textOf(value: Form[string] | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

export function metadataOf(value: Form[string] | undefined): Record<string, string> {
  return { ...(value as Record<string, string> | undefined) };
}

export function invalid(param: string): StripeRefusal {
  return new StripeRefusal(400, `Invalid ${param}`, { code: 'parameter_invalid', param });
}

export function refused(code: string): StripeRefusal {
  return new StripeRefusal(400, code, { code });
}
