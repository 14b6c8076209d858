import type { IncomingMessage } from 'node:http';
import { LobRefusal } from './lob-refusal.ts';

/** A request's parameters, nested as they were meant: `to[name]=…` and `{"to":{"name":…}}` are the same. */
export interface Fields {
  readonly [name: string]: FieldValue;
}
export type FieldValue = string | number | boolean | null | Buffer | Fields | readonly FieldValue[];

type Growing = { [name: string]: FieldValue | Growing };

/** Undefined if the caller has gone before it had said everything. */
export async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request) chunks.push(chunk as Buffer);
  } catch {
    return undefined;
  }
  return Buffer.concat(chunks);
}

/** @throws LobRefusal if the body can't be read */
export async function readFields(body: Buffer, contentType: string): Promise<Fields> {
  if (body.length === 0) return {};
  if (contentType.startsWith('application/json')) return readJson(body.toString('utf8'));
  if (contentType.startsWith('multipart/form-data')) return await readParts(body, contentType);
  if (contentType.startsWith('application/x-www-form-urlencoded'))
    return nest(new URLSearchParams(body.toString('utf8')));
  throw new LobRefusal('bad_request', `Unsupported content type: ${contentType}`);
}

export function nest(entries: Iterable<readonly [string, string | Buffer]>): Fields {
  const root: Growing = {};
  for (const [key, value] of entries) {
    const path = key.split(/[[\]]+/).filter((part) => part !== '');
    const last = path.pop();
    if (last === undefined) continue;
    let place = root;
    for (const part of path) {
      const next = place[part];
      place = isFields(next) ? (next as Growing) : (place[part] = {});
    }
    place[last] = value;
  }
  return root as Fields;
}

export function isFields(value: FieldValue | Growing | undefined): value is Fields {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Buffer)
  );
}

function readJson(text: string): Fields {
  try {
    const value = JSON.parse(text) as FieldValue;
    if (isFields(value)) return value;
  } catch {
    // Refused below, like every other body that is no object.
  }
  throw new LobRefusal('bad_request', 'The body is not a JSON object.');
}

async function readParts(body: Buffer, contentType: string): Promise<Fields> {
  try {
    const headers = { 'Content-Type': contentType };
    const form = await new Response(new Uint8Array(body), { headers }).formData();
    const entries: [string, string | Buffer][] = [];
    for (const [name, value] of form)
      entries.push([
        name,
        typeof value === 'string' ? value : Buffer.from(await value.arrayBuffer()),
      ]);
    return nest(entries);
  } catch {
    throw new LobRefusal('bad_request', 'The multipart body is malformed.');
  }
}
