import type { BlackoutReason, MarkFrame } from '@creditfix/shared/documents';
import type { CoveredPlace } from './draw-pages.ts';
import { drawnFrame, movedFrame, type PagePoint } from '../mark-frame.ts';

/** The boxes over a person's pages, with every state before, so that each step can be taken back; pure. */

export interface Box {
  readonly id: number;
  /** Which of the pages, from 0. */
  readonly page: number;
  readonly frame: MarkFrame;
  /** Why we proposed it; the person's own has none. */
  readonly reason?: BlackoutReason;
}

export interface Boxes {
  readonly now: readonly Box[];
  readonly before: readonly (readonly Box[])[];
  readonly nextId: number;
}

export type BoxMove =
  | { readonly kind: 'add'; readonly page: number; readonly frame: MarkFrame }
  | { readonly kind: 'change'; readonly id: number; readonly frame: MarkFrame }
  | { readonly kind: 'remove'; readonly id: number }
  | { readonly kind: 'undo' };

const MOST_STEPS = 200;

/** @param proposed of each page */
export function firstBoxes(proposed: readonly (readonly CoveredPlace[])[]): Boxes {
  const now = proposed.flatMap((list, page) =>
    list.map(({ frame, reason }) => ({ frame, page, ...(reason && { reason }) })),
  );
  return {
    now: now.map((box, index) => ({ ...box, id: index + 1 })),
    before: [],
    nextId: now.length + 1,
  };
}

export function moveBoxes(boxes: Boxes, move: BoxMove): Boxes {
  const { now, before, nextId } = boxes;
  const step = (next: readonly Box[]): Boxes => ({
    now: next,
    before: [...before, now].slice(-MOST_STEPS),
    nextId,
  });
  switch (move.kind) {
    case 'add': {
      const { page, frame } = move;
      return { ...step([...now, { id: nextId, page, frame }]), nextId: nextId + 1 };
    }
    case 'change':
      return step(now.map((box) => (box.id === move.id ? { ...box, frame: move.frame } : box)));
    case 'remove':
      return step(now.filter(({ id }) => id !== move.id));
    case 'undo': {
      const last = before.at(-1);
      return last ? { now: last, before: before.slice(0, -1), nextId } : boxes;
    }
  }
}

/** About a name or a number. */
const TAPPED = { left: 0, top: 0, width: 180, height: 26 } as const;

/** What was drawn from one corner to the other; a tap covers a number's width around it. */
export function boxBetween(one: PagePoint, other: PagePoint): MarkFrame {
  return drawnFrame(one, other) ?? boxAt(one);
}

export function boxAt({ x, y }: PagePoint): MarkFrame {
  return movedFrame(TAPPED, { x: x - TAPPED.width / 2, y: y - TAPPED.height / 2 });
}
