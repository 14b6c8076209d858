import { describe, expect, it } from 'vitest';
import type { DisputeDetails } from '../contract/dispute-request.schema.ts';
import { ownWords, withPolished } from './polish-own-words.rules.ts';

const story = 'i called them in spring and they never wrote back';
const known = 'my brother has the same name and lives near me';
const item = {
  creditorName: 'Acme Bank',
  accountNumber: '12345678',
  disputeReason: 'not_mine' as const,
  customDetails: ` ${story} `,
  facts: {
    itemType: 'collection',
    identityUsed: 'no',
    howKnown: 'similar_name',
    mixUpDetails: known,
    story: 'Too short to matter.',
    leftBehind: known,
  },
};
const details: DisputeDetails = {
  ...item,
  moreItems: [{ ...item, disputeReason: 'paid_in_full', customDetails: known, facts: { story } }],
};

describe('ownWords', () => {
  it('are the long answers that are asked for, item by item', () => {
    expect(ownWords(details)).toEqual([
      { key: 'customDetails', text: story },
      { key: 'mixUpDetails', text: known },
      { key: '2.customDetails', text: known },
      { key: '2.story', text: story },
    ]);
  });

  it.each([
    '',
    '   ',
    'It is not mine.',
    'one two three four',
    'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  ])('leave out "%s"', (customDetails) => {
    expect(ownWords({ ...item, facts: {}, customDetails })).toEqual([]);
  });
});

describe('withPolished', () => {
  it('lays each text over the answer it was made from', () => {
    const after = withPolished(details, [
      { key: 'customDetails', plain: story, polished: 'One.' },
      { key: 'mixUpDetails', plain: known, polished: 'Two.' },
      { key: '2.customDetails', plain: known, polished: 'Three.' },
      { key: '2.story', plain: story, polished: 'Four.' },
    ]);
    expect(after.customDetails).toBe('One.');
    expect(after.facts).toEqual({ ...item.facts, mixUpDetails: 'Two.' });
    expect(after.moreItems).toMatchObject([{ customDetails: 'Three.', facts: { story: 'Four.' } }]);
  });

  it.each([
    ['a text that was changed since', { key: 'customDetails', plain: known, polished: 'One.' }],
    ['a text of another item', { key: '2.mixUpDetails', plain: known, polished: 'One.' }],
    [
      'an answer that is no own text',
      { key: 'itemType', plain: 'collection', polished: 'judgment' },
    ],
    ['a field of the form', { key: 'creditorName', plain: 'Acme Bank', polished: 'Other Bank' }],
    [
      'an answer that is no longer asked for',
      { key: 'leftBehind', plain: known, polished: 'One.' },
    ],
  ])('leaves alone %s', (_, polished) => {
    expect(withPolished(details, [polished])).toBe(details);
  });
});
