import { exhibitMarkSchema } from '@creditfix/shared/documents';
import { describe, expect, test } from 'vitest';
import {
  frameAfterKey,
  frameBetween,
  grownFrame,
  lineFrameAt,
  lineNumber,
  movedFrame,
  withPageMark,
} from './mark-frame.ts';

const at = { documentId: '7f6a979a-739d-4d70-b2b9-8214b417fc48', page: 2 };

describe('a frame on a page', () => {
  test('is what was drawn, from whichever corner', () => {
    const drawn = { left: 100, top: 400, width: 300, height: 50 };
    expect(frameBetween({ x: 100, y: 400 }, { x: 400, y: 450 })).toEqual(drawn);
    expect(frameBetween({ x: 400, y: 450 }, { x: 100, y: 400 })).toEqual(drawn);
  });

  test('is the whole line where somebody only clicks', () => {
    expect(frameBetween({ x: 500, y: 500 }, { x: 501, y: 500 })).toEqual(lineFrameAt(500));
    expect(lineFrameAt(500)).toEqual({ left: 20, top: 485, width: 960, height: 30 });
  });

  test('never leaves the page, however it is drawn, moved or grown', () => {
    const frames = [
      frameBetween({ x: -50, y: -9 }, { x: 2_000, y: 1_200 }),
      lineFrameAt(0),
      lineFrameAt(1_000),
      movedFrame(lineFrameAt(990), { x: 500, y: 500 }),
      movedFrame(lineFrameAt(5), { x: -500, y: -500 }),
      grownFrame(lineFrameAt(980), { x: 900, y: 900 }),
      grownFrame(lineFrameAt(980), { x: -2_000, y: -2_000 }),
    ];
    for (const frame of frames)
      expect(exhibitMarkSchema.safeParse({ ...at, frame }).success).toBe(true);
  });

  test('goes with the arrow keys, and grows with Shift', () => {
    const frame = lineFrameAt(500);
    expect(frameAfterKey(frame, { key: 'ArrowDown', shiftKey: false })?.top).toBe(490);
    expect(frameAfterKey(frame, { key: 'ArrowDown', shiftKey: true })?.height).toBe(35);
    expect(frameAfterKey(frame, { key: 'ArrowLeft', shiftKey: false })?.left).toBe(15);
    expect(frameAfterKey(frame, { key: 'a', shiftKey: false })).toBeUndefined();
  });
});

describe('a mark', () => {
  test('is a line by its number, a frame, or both; with neither it is gone', () => {
    const one = withPageMark([], at, { line: 4 });
    expect(one).toEqual([{ ...at, line: 4 }]);
    const both = withPageMark(one, at, { line: 4, frame: lineFrameAt(300) });
    expect(both).toHaveLength(1);
    expect(withPageMark(both, { ...at, page: 1 }, { line: 9 })).toHaveLength(2);
    expect(withPageMark(both, at, {})).toEqual([]);
  });

  test('has a line number that a reader can count to', () => {
    expect(['4', ' 12 ', '999'].map(lineNumber)).toEqual([4, 12, 999]);
    expect(['', '0', '1000', '-1', '2.5', 'x'].map(lineNumber)).toEqual(Array(6).fill(undefined));
  });
});
