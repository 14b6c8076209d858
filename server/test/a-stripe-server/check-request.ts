import type { IncomingHttpHeaders } from 'node:http';
import { Stripe } from 'stripe';
import { callShapes, type Fields, type Kind } from './allowed-params.table.ts';
import type { Form, FormValue } from './form-body.ts';
import { TEST_STRIPE } from './test-stripe.ts';

/** A refusal in Stripe's own form. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly error: { readonly type: string; readonly code?: string; readonly param?: string };

  constructor(
    status: number,
    message: string,
    error: { readonly type?: string; readonly code?: string; readonly param?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.error = { type: 'invalid_request_error', ...error };
  }
}

export function missing(what: string, id: string): StripeRefusal {
  return new StripeRefusal(404, `No such ${what}: '${id}'`, {
    code: 'resource_missing',
    param: 'id',
  });
}

/** The key, and the version of the interface that the package's types describe: anything else would be another Stripe. */
export function checkCaller(headers: IncomingHttpHeaders): void {
  if (headers.authorization !== `Bearer ${TEST_STRIPE.secretKey}`)
    throw new StripeRefusal(401, 'Invalid API Key provided');
  if (headers['stripe-version'] !== Stripe.API_VERSION)
    throw new StripeRefusal(400, `Invalid Stripe API version: ${headers['stripe-version']}`);
}

/** @throws StripeRefusal if a parameter is unknown, missing, or of another kind */
export function checkParams(call: string, form: Form): void {
  const shape = callShapes[call];
  if (!shape) throw new StripeRefusal(404, `Unrecognized request URL (${call})`);
  for (const name of shape.needed) {
    if (form[name] === undefined)
      throw new StripeRefusal(400, `Missing required param: ${name}.`, {
        code: 'parameter_missing',
        param: name,
      });
  }
  checkFields(shape.fields, form, '');
}

function checkFields(fields: Fields, form: Form, path: string): void {
  for (const [name, value] of Object.entries(form)) {
    const param = path === '' ? name : `${path}[${name}]`;
    const kind = fields[name];
    if (kind === undefined)
      throw new StripeRefusal(400, `Received unknown parameter: ${param}`, {
        code: 'parameter_unknown',
        param,
      });
    if (!fits(kind, value, param))
      throw new StripeRefusal(400, `Invalid value for ${param}: ${JSON.stringify(value)}`, {
        code: 'parameter_invalid',
        param,
      });
  }
}

function fits(kind: Kind, value: FormValue, path: string): boolean {
  if (kind === 'metadata') return isMetadata(value);
  if (kind === 'boolean') return value === 'true' || value === 'false';
  // An empty text takes a value away, where there may be none.
  if (kind === 'integer') return typeof value === 'string' && /^-?\d+$|^$/.test(value);
  if (kind === 'string') return typeof value === 'string' && value.length <= 5_000;
  if (isChoice(kind)) return typeof value === 'string' && kind.includes(value);
  if ('each' in kind)
    return (
      isList(value) && value.every((each, index) => fits(kind.each, each, `${path}[${index}]`))
    );
  if (typeof value === 'string' || isList(value)) return false;
  checkFields(kind.of, value, path);
  return true;
}

function isChoice(kind: Kind): kind is readonly string[] {
  return Array.isArray(kind);
}

function isList(value: FormValue): value is readonly FormValue[] {
  return Array.isArray(value);
}

/** At most 50 pairs, names of 40 and values of 500 characters. */
function isMetadata(value: FormValue): boolean {
  if (typeof value === 'string' || isList(value)) return false;
  const pairs = Object.entries(value);
  return (
    pairs.length <= 50 &&
    pairs.every(
      ([name, text]) => name.length <= 40 && typeof text === 'string' && text.length <= 500,
    )
  );
}
