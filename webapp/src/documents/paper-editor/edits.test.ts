import { evenLight, skewOf, type GrayPicture, type MarkFrame } from '@creditfix/shared/documents';
import { describe, expect, it, test } from 'vitest';
import type { DrawnPage } from './draw-pages.ts';
import { boxBetween, edited, firstEdits, type Edits } from './edits.ts';
import { laidPicture, type PageStep } from './page-shape.ts';

const frame = { left: 10, top: 20, width: 100, height: 30 };
const other = { left: 50, top: 60, width: 70, height: 20 };

function pageOf({ width, height }: { width: number; height: number }): DrawnPage {
  return { number: 1, picture: new Blob(), width, height, texts: [], proposed: [] };
}

describe('the boxes over a person’s pages', () => {
  const page = pageOf({ width: 1700, height: 2200 });
  const proposed = firstEdits([
    { ...page, proposed: [{ frame, reason: 'ssn' }] },
    page,
    { ...page, proposed: [{ frame, reason: 'birth_date' }] },
  ]);

  it('begin with what was proposed, each on its page', () => {
    expect(proposed.now.boxes.map(({ id, page: at, reason }) => [id, at, reason])).toEqual([
      [1, 0, 'ssn'],
      [2, 2, 'birth_date'],
    ]);
  });

  it('take each step back, the last first', () => {
    const added = edited(proposed, { kind: 'add', page: 1, frame: other });
    const changed = edited(added, { kind: 'change', id: 3, frame });
    const removed = edited(changed, { kind: 'remove', id: 1 });
    expect(removed.now.boxes.map(({ id }) => id)).toEqual([2, 3]);
    const turned = edited(removed, { kind: 'shape', page: 2, step: { kind: 'turn', degrees: 90 } });
    expect(edited(turned, { kind: 'undo' }).now).toEqual(removed.now);
    const undone = edited(removed, { kind: 'undo' });
    expect(undone.now).toEqual(changed.now);
    const first = edited(edited(undone, { kind: 'undo' }), { kind: 'undo' });
    expect(first.now).toEqual(proposed.now);
    expect(edited(first, { kind: 'undo' })).toBe(first);
    // An id is never given twice: what has the focus would change under the person's hands.
    expect(edited(first, { kind: 'add', page: 0, frame }).now.boxes.at(-1)?.id).toBe(4);
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

const turn = (degrees: number): PageStep => ({ kind: 'turn', degrees });
const crop = (part: MarkFrame): PageStep => ({ kind: 'crop', frame: part });

describe('a page that is turned, straightened and cropped', () => {
  test('each quarter turn brings every pixel to its place, and four lead back', () => {
    const picture = { width: 3, height: 2, pixels: Uint8Array.of(1, 2, 3, 4, 5, 6) };
    expect(rows(pixels(picture, turn(90)))).toEqual([
      [4, 1],
      [5, 2],
      [6, 3],
    ]);
    expect(rows(pixels(picture, turn(-90)))).toEqual([
      [3, 6],
      [2, 5],
      [1, 4],
    ]);
    const around = [turn(90), turn(90), turn(90), turn(90)];
    expect(pixels(picture, ...around)).toEqual(picture);
  });

  test('a crop keeps the pixels inside it, also of a page that was turned', () => {
    const picture = { width: 4, height: 2, pixels: Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8) };
    const right = crop({ left: 500, top: 0, width: 500, height: 1000 });
    expect(rows(pixels(picture, right))).toEqual([
      [3, 4],
      [7, 8],
    ]);
    const third = crop({ left: 0, top: 500, width: 1000, height: 250 });
    expect(rows(pixels(picture, turn(90), third))).toEqual([[7, 3]]);
    expect(rows(pixels(picture, right, turn(-90)))).toEqual([
      [4, 8],
      [3, 7],
    ]);
  });

  test.each([-38, -6.5, -0.8, 2, 12, 41])('a page held askew by %s degrees is leveled', (askew) => {
    const tilted = pixels(printed(), turn(askew));
    const found = skewOf(evenLight(tilted), 44);
    expect(found.isClear).toBe(true);
    // Two pixels at the edge of so small a page.
    expect(Math.abs(found.degrees - askew)).toBeLessThan(0.4);
    const level = pixels(printed(), turn(askew), turn(-found.degrees));
    expect(Math.abs(skewOf(evenLight(level), 44).degrees)).toBeLessThan(0.4);
  });

  test('a picture without a line says so', () => {
    const gray = { width: 400, height: 300, pixels: new Uint8Array(120_000).fill(128) };
    expect(skewOf(evenLight(gray), 44).isClear).toBe(false);
    // One line that stands upright: its letters are no lines.
    const upright = { width: 400, height: 300, pixels: new Uint8Array(120_000).fill(255) };
    for (let y = 0; y < 300; y++)
      for (let x = 330; x < 350; x++)
        if ((y % 30) - 15 < ((x * 7) % 13) - (y % 11)) upright.pixels[y * 400 + x] = 0;
    expect(skewOf(evenLight(upright), 44).isClear).toBe(false);
  });

  test('what is black stays black: a box goes along, and is larger rather than smaller', () => {
    const page = pageOf({ width: 1000, height: 2000 });
    const start = edited(firstEdits([page]), { kind: 'add', page: 0, frame });
    const boxAfter = (...steps: readonly PageStep[]) => stepped(start, steps).now.boxes[0]?.frame;
    expect(boxAfter(turn(90))).toEqual({ left: 950, top: 10, width: 30, height: 100 });
    expect(boxAfter(turn(90), turn(90), turn(-90), turn(-90))).toEqual(frame);
    expect(boxAfter(crop({ left: 50, top: 0, width: 500, height: 500 }))).toEqual({
      left: 0,
      top: 40,
      width: 120,
      height: 60,
    });
    expect(boxAfter(crop({ left: 500, top: 500, width: 500, height: 500 }))).toBeUndefined();

    // Ink under a box is under it after any step.
    const inked = { width: 200, height: 200, pixels: new Uint8Array(40_000).fill(255) };
    for (let y = 60; y < 70; y++) inked.pixels.fill(0, y * 200 + 40, y * 200 + 160);
    const place = { left: 200, top: 300, width: 600, height: 50 };
    const covered = edited(firstEdits([pageOf(inked)]), { kind: 'add', page: 0, frame: place });
    const steps = [turn(7), crop({ left: 100, top: 50, width: 800, height: 900 }), turn(-33)];
    const { pages, boxes } = stepped(covered, steps).now;
    const shown = drawn(inked, pages[0] ?? pageOf(inked));
    const box = boxes[0]?.frame ?? frame;
    const isOutside = (at: number) => {
      const x = ((at % shown.width) * 1000) / shown.width;
      const y = (Math.floor(at / shown.width) * 1000) / shown.height;
      return x < box.left || y < box.top || x > box.left + box.width || y > box.top + box.height;
    };
    const ink = [...shown.pixels.keys()].filter((at) => shown.pixels[at] === 0);
    expect(ink.length).toBeGreaterThan(800);
    expect(ink.filter(isOutside)).toEqual([]);
  });

  test('a page that a turn makes too large for a phone’s canvas is made smaller', () => {
    const { pages } = stepped(firstEdits([pageOf({ width: 4000, height: 3000 })]), [turn(40)]).now;
    expect(pages[0]?.width).toBeLessThanOrEqual(4000);
    expect(pages[0]?.height).toBeLessThanOrEqual(4000);
  });
});

function stepped(edits: Edits, steps: readonly PageStep[]): Edits {
  return steps.reduce((now, step) => edited(now, { kind: 'shape', page: 0, step }), edits);
}

/** The pixels that a picture's page shows after these steps. */
function pixels(picture: GrayPicture, ...steps: readonly PageStep[]): GrayPicture {
  const [page] = stepped(firstEdits([pageOf(picture)]), steps).now.pages;
  return drawn(picture, page ?? pageOf(picture));
}

/** As a canvas draws it: for each pixel of the page, the one of the picture that lies there; white where there is none. */
function drawn(picture: GrayPicture, page: DrawnPage): GrayPicture {
  const [a, b, c, d, e, f] = laidPicture(page).matrix;
  const size = a * d - b * c;
  const { width, height } = page;
  const shown = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [right, down] = [x + 0.5 - e, y + 0.5 - f];
      const fromX = Math.floor((d * right - c * down) / size);
      const fromY = Math.floor((a * down - b * right) / size);
      if (fromX >= 0 && fromY >= 0 && fromX < picture.width && fromY < picture.height)
        shown[y * width + x] = picture.pixels[fromY * picture.width + fromX] ?? 255;
    }
  }
  return { width, height, pixels: shown };
}

function rows({ width, height, pixels: all }: GrayPicture): number[][] {
  return Array.from({ length: height }, (_, y) => [...all.subarray(y * width, (y + 1) * width)]);
}

/** Lines as of print, on paper that lies on nothing else. */
function printed(): GrayPicture {
  const [width, height] = [600, 800];
  const sheet = new Uint8Array(width * height).fill(255);
  for (let y = 60; y < height - 60; y++)
    for (let x = 60; x < width - 60; x++) if (y % 40 < 10 && x % 12 < 9) sheet[y * width + x] = 40;
  return { width, height, pixels: sheet };
}
