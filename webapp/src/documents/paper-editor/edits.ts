import type { BlackoutReason, MarkFrame } from '@creditfix/shared/documents';
import { drawnFrame, movedFrame, type PagePoint } from '../mark-frame.ts';
import type { DrawnPage } from './draw-pages.ts';
import { withStep, type PageStep } from './page-shape.ts';

/** A person's pages and the boxes over them, with every state before, so that each step can be taken back; pure. */

export interface Box {
  readonly id: number;
  /** Which of the pages, from 0. */
  readonly page: number;
  readonly frame: MarkFrame;
  /** Why we proposed it; the person's own has none. */
  readonly reason?: BlackoutReason;
}

interface Edited {
  readonly pages: readonly DrawnPage[];
  readonly boxes: readonly Box[];
}

export interface Edits {
  readonly now: Edited;
  readonly before: readonly Edited[];
  readonly nextId: number;
}

export type Edit =
  | { readonly kind: 'shape'; readonly page: number; readonly step: PageStep }
  | { readonly kind: 'add'; readonly page: number; readonly frame: MarkFrame }
  | { readonly kind: 'change'; readonly id: number; readonly frame: MarkFrame }
  | { readonly kind: 'remove'; readonly id: number }
  | { readonly kind: 'undo' };

const MOST_STEPS = 200;

export function firstEdits(pages: readonly DrawnPage[]): Edits {
  const boxes = pages
    .flatMap(({ proposed }, page) => proposed.map((place) => ({ ...place, page })))
    .map((box, index) => ({ ...box, id: index + 1 }));
  return { now: { pages, boxes }, before: [], nextId: boxes.length + 1 };
}

export function edited(edits: Edits, edit: Edit): Edits {
  const { now, before, nextId } = edits;
  const step = (next: Partial<Edited>): Edits => ({
    now: { ...now, ...next },
    before: [...before, now].slice(-MOST_STEPS),
    nextId,
  });
  switch (edit.kind) {
    case 'shape': {
      const page = now.pages[edit.page];
      if (!page) return edits;
      const shaped = withStep(page, edit.step);
      return step({
        pages: now.pages.with(edit.page, shaped.page),
        boxes: now.boxes.flatMap((box) => {
          const frame = box.page === edit.page ? shaped.moved(box.frame) : box.frame;
          return frame ? [{ ...box, frame }] : [];
        }),
      });
    }
    case 'add': {
      const { page, frame } = edit;
      const boxes = [...now.boxes, { id: nextId, page, frame }];
      return { ...step({ boxes }), nextId: nextId + 1 };
    }
    case 'change': {
      const { id, frame } = edit;
      return step({ boxes: now.boxes.map((box) => (box.id === id ? { ...box, frame } : box)) });
    }
    case 'remove':
      return step({ boxes: now.boxes.filter(({ id }) => id !== edit.id) });
    case 'undo': {
      const last = before.at(-1);
      return last ? { now: last, before: before.slice(0, -1), nextId } : edits;
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
