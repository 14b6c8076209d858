import { PDFDocument } from '@cantoo/pdf-lib';
import { statusOf } from './lob-objects.ts';
import type { LetterRow, LobWorld } from './lob-world.ts';
import { holdsAt } from './signed-link.ts';

/** What the signed links lead to. */

export interface Proof {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
}

export async function findProof(world: LobWorld, url: URL): Promise<Proof> {
  const name = url.pathname.split('/').at(-1) ?? '';
  if (!holdsAt(url, name, world.now())) return page(403, 'AccessDenied');
  const [, id, what] = /^(ltr_[0-9a-f]+)(.*)$/.exec(name) ?? [];
  const row = world.letters.get(id ?? '');
  // Until it is rendered, there is nothing behind the link.
  if (!row || statusOf(row, world.now()) !== 'rendered') return page(404, 'NoSuchKey');
  if (what === '.pdf') return { status: 200, type: 'application/pdf', body: row.params.file };
  if (what === '_receipt.pdf')
    return { status: 200, type: 'application/pdf', body: await receipt(row) };
  return { status: 200, type: 'image/png', body: DOT };
}

function page(status: number, code: string): Proof {
  const body = `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;
  return { status, type: 'application/xml', body: Buffer.from(body) };
}

async function receipt(row: LetterRow): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const sheet = pdf.addPage([612, 792]);
  const lines = [
    'Electronic return receipt (made by the stand-in for Lob)',
    `Item ${row.trackingNumber ?? ''}`,
    `Delivered ${row.deliveredAt?.toISOString() ?? ''}`,
    `To ${row.params.to.company ?? row.params.to.name ?? ''}, ${row.params.to.line1}`,
    'Signature of recipient: (signed)',
  ];
  for (const [index, line] of lines.entries())
    sheet.drawText(line.replaceAll(/[^\x20-\x7e]/g, '?'), { x: 72, y: 700 - index * 24, size: 12 });
  return Buffer.from(await pdf.save());
}

/** One pixel. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
