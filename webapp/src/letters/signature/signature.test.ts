import { describe, expect, test } from 'vitest';
import {
  isReadyForUse,
  moveSignature,
  noSignature,
  signatureStatus,
  type SignatureMove,
} from '../signing/signature-state.ts';
import { inkBox, scaleStrokes } from '../signing/signature-box.tsx';

const after = (...moves: SignatureMove[]) => moves.reduce(moveSignature, noSignature);
const picture = 'data:image/png;base64,AAAA';
const drawn: SignatureMove = { kind: 'drawn', drawing: { strokes: [], width: 300, picture } };
const take: SignatureMove = { kind: 'take' };

describe('signing', () => {
  test('goes from empty over drawn to saved, and clear starts again', () => {
    expect(signatureStatus(noSignature)).toBe('empty');
    expect(signatureStatus(after(drawn))).toBe('drawn');
    const saved = after(drawn, take);
    expect(saved.taken).toBe(picture);
    expect(signatureStatus(saved)).toBe('saved');
    expect(signatureStatus(moveSignature(saved, { kind: 'clear' }))).toBe('empty');
  });

  test('is ready for use only when saved and confirmed', () => {
    const saved = after(drawn, take);
    expect(isReadyForUse(after(drawn), true)).toBe(false);
    expect(isReadyForUse(saved, false)).toBe(false);
    expect(isReadyForUse(saved, true)).toBe(true);
  });

  test('another stroke after saving has to be saved again', () => {
    expect(signatureStatus(after(drawn, take, drawn))).toBe('drawn');
  });

  test('a kept signature is offered first and never used by itself', () => {
    const state = after({ kind: 'kept', signature: picture });
    expect(state.way).toBe('kept');
    expect(signatureStatus(state)).toBe('empty');
  });

  test('forgetting the kept signature takes it off the letter too', () => {
    const state = after({ kind: 'kept', signature: picture }, take, {
      kind: 'kept',
      signature: undefined,
    });
    expect(state).toMatchObject({ way: 'draw', kept: undefined, taken: undefined });
  });

  test('a typed name of spaces is no signature', () => {
    const state = after({ kind: 'way', way: 'type' }, { kind: 'typed', name: '  ' });
    expect(signatureStatus(state)).toBe('empty');
  });

  test('a typed name is sent as typed, without spaces around it', () => {
    const state = after({ kind: 'way', way: 'type' }, { kind: 'typed', name: ' Ann Lee ' }, take);
    expect(state.taken).toEqual({ typedName: 'Ann Lee' });
  });
});

describe('strokes', () => {
  const strokes = [{ points: [{ x: 20, y: 30 }] }, { points: [{ x: 60, y: 50 }] }];

  test('the box holds all ink with its margin and stays on the pad', () => {
    expect(inkBox(strokes, { width: 300, height: 100 }, 10)).toEqual({
      x: 10,
      y: 20,
      width: 60,
      height: 40,
    });
    expect(inkBox(strokes, { width: 62, height: 52 }, 40)).toEqual({
      x: 0,
      y: 0,
      width: 62,
      height: 52,
    });
  });

  test('a narrower pad shrinks the strokes in both directions', () => {
    expect(scaleStrokes(strokes, 0.5)[1]?.points).toEqual([{ x: 30, y: 25 }]);
  });
});
