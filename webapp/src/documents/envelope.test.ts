import { documentLimits, type Enclosure, type StoredDocument } from '@creditfix/shared/documents';
import { describe, expect, test } from 'vitest';
import {
  enclose,
  exhibitsOf,
  move,
  offered,
  pagesOf,
  filesLeft,
  takeOut,
  tickPaper,
  withoutMissing,
  type Envelope,
} from './envelope.ts';

function copy(id: string, kind: Enclosure, createdAt = '2026-11-01T10:00:00.000Z'): StoredDocument {
  return {
    id,
    kind,
    pages: 2,
    bytes: 1,
    createdAt,
    letters: 0,
    keptUntil: '2027-02-01',
    thumbnailUrl: '/',
  };
}

const license = copy('license', 'photo_id');
const back = copy('back', 'photo_id', '2026-11-09T10:00:00.000Z');
const bill = copy('bill', 'proof_of_address');
const copies = [license, back, bill];
const empty: Envelope = { ticked: [], chosen: [] };
const both: Envelope = {
  ticked: ['photo_id', 'proof_of_address'],
  chosen: ['license', 'bill'],
};

describe('putting copies in', () => {
  test('adds them last and lists their kind once', () => {
    const one = enclose(empty, license);
    expect(enclose(enclose(one, bill), back)).toEqual({
      ticked: ['photo_id', 'proof_of_address'],
      chosen: ['license', 'bill', 'back'],
    });
    expect(enclose(one, license)).toEqual(one);
  });

  test('letters them in their order, and leaves out what is not stored', () => {
    const exhibits = exhibitsOf(['bill', 'gone', 'license'], copies);
    expect(exhibits.map((one) => [one.letter, one.copy.id])).toEqual([
      ['A', 'bill'],
      ['B', 'license'],
    ]);
    expect(pagesOf(exhibits)).toBe(4);
  });

  test('offers what is stored of a kind and not in the letter, newest first', () => {
    expect(offered('photo_id', [], copies).map(({ id }) => id)).toEqual(['back', 'license']);
    expect(offered('photo_id', ['back'], copies).map(({ id }) => id)).toEqual(['license']);
  });

  test('counts files on their way against the limit of the letter', () => {
    expect(filesLeft(both, 3)).toBe(documentLimits.perLetter - 5);
    expect(filesLeft(both, documentLimits.perLetter)).toBe(0);
  });
});

describe('taking copies out', () => {
  test('takes the line of the last copy of a kind out of the letter, and not before', () => {
    const three = enclose(both, back);
    const two = takeOut(three, license, copies);
    expect(two).toEqual({ ticked: both.ticked, chosen: ['bill', 'back'] });
    expect(takeOut(two, back, copies)).toEqual({
      ticked: ['proof_of_address'],
      chosen: ['bill'],
    });
  });

  test('a paper copy is a tick without a file', () => {
    const onPaper = tickPaper(empty, 'statement', true);
    expect(onPaper).toEqual({ ticked: ['statement'], chosen: [] });
    expect(tickPaper(onPaper, 'statement', false)).toEqual(empty);
  });

  test('drops what is no longer stored with every line that no file stands behind', () => {
    const onPaper = tickPaper(both, 'statement', true);
    expect(withoutMissing(onPaper, [bill])).toEqual({
      ticked: ['proof_of_address'],
      chosen: ['bill'],
    });
    expect(withoutMissing(onPaper, copies)).toBe(onPaper);
  });
});

describe('the order', () => {
  test('moves a copy one place, and stops at the ends', () => {
    expect(move(both, 'bill', 'up').chosen).toEqual(['bill', 'license']);
    expect(move(both, 'license', 'down').chosen).toEqual(['bill', 'license']);
    expect(move(both, 'license', 'up')).toBe(both);
    expect(move(both, 'bill', 'down')).toBe(both);
    expect(move(both, 'gone', 'down')).toBe(both);
  });
});
