import { describe, expect, it } from 'vitest';
import { boxBetween, firstBoxes, moveBoxes } from './boxes.ts';

const frame = { left: 10, top: 20, width: 100, height: 30 };
const other = { left: 50, top: 60, width: 70, height: 20 };

describe('the boxes over a person’s pages', () => {
  const proposed = firstBoxes([[{ frame, reason: 'ssn' }], [], [{ frame, reason: 'birth_date' }]]);

  it('begin with what was proposed, each on its page', () => {
    expect(proposed.now.map(({ id, page, reason }) => [id, page, reason])).toEqual([
      [1, 0, 'ssn'],
      [2, 2, 'birth_date'],
    ]);
  });

  it('take each step back, the last first', () => {
    const added = moveBoxes(proposed, { kind: 'add', page: 1, frame: other });
    const changed = moveBoxes(added, { kind: 'change', id: 3, frame });
    const removed = moveBoxes(changed, { kind: 'remove', id: 1 });
    expect(removed.now.map(({ id }) => id)).toEqual([2, 3]);
    const undone = moveBoxes(removed, { kind: 'undo' });
    expect(undone.now).toEqual(changed.now);
    const first = moveBoxes(moveBoxes(undone, { kind: 'undo' }), { kind: 'undo' });
    expect(first.now).toEqual(proposed.now);
    expect(moveBoxes(first, { kind: 'undo' })).toBe(first);
    // An id is never given twice: what has the focus would change under the person's hands.
    expect(moveBoxes(first, { kind: 'add', page: 0, frame }).now.at(-1)?.id).toBe(4);
  });

  it('are drawn from corner to corner, or put around a tap', () => {
    expect(boxBetween({ x: 300, y: 200 }, { x: 100, y: 100 })).toEqual({
      left: 100,
      top: 100,
      width: 200,
      height: 100,
    });
    expect(boxBetween({ x: 990, y: 2 }, { x: 991, y: 2 })).toEqual({
      left: 820,
      top: 0,
      width: 180,
      height: 26,
    });
  });
});
