import {
  DisputeReason,
  composeLetter,
  disputeLetterRequestSchema,
  factFaults,
  letterReference,
  readLetter,
  refusalFor,
} from '@creditfix/shared/letters';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const TODAY = '2026-11-21';
const folder = import.meta.dirname;
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const read = (name: string) =>
  disputeLetterRequestSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')));

describe('the example letters', () => {
  it('cover every reason', () => {
    const reasons = new Set(files.map((name) => read(name).disputeDetails.disputeReason));
    expect(reasons).toEqual(new Set(Object.values(DisputeReason)));
  });

  it.each(files)('%s says of each copy that it ticks that it is in the envelope', (name) => {
    const { disputeDetails, inEnvelope = [] } = read(name);
    const items = [disputeDetails, ...(disputeDetails.moreItems ?? [])];
    const ticked = items.flatMap(({ facts }) => (facts?.['enclosures'] ?? '').split(','));
    expect(inEnvelope).toEqual(expect.arrayContaining(ticked.filter(Boolean)));
  });

  it.each(files)('%s can be written and signed as it is', (name) => {
    const { personalInfo, disputeDetails, bureauType } = read(name);
    expect(factFaults(disputeDetails, TODAY)).toEqual([]);
    expect(refusalFor(disputeDetails, TODAY)).toBeUndefined();
    const input = {
      personalInfo,
      disputeDetails,
      bureau: bureauType ?? undefined,
      date: TODAY,
      reference: letterReference('7f3a91c0-52d4-4b8e-9a10-3c5d7e9f1b2a'),
    };
    expect(readLetter(composeLetter(input), input)).toEqual([]);
  });
});
