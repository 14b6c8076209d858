/** Which texts of a PDF's page a person sees: not those in no color, as light as what is below them, or under a box that was drawn later. */

/** pdf.js's numbers for the steps of drawing that matter here; a test draws with each. */
const Step = {
  setState: 9,
  save: 10,
  restore: 11,
  transform: 12,
  clip: 29,
  evenOddClip: 30,
  setMode: 38,
  showText: 44,
  fillNamed: 55,
  fillColor: 59,
  shading: 62,
  beginForm: 74,
  endForm: 75,
  firstPicture: 83,
  lastPicture: 90,
  path: 91,
} as const;
/** How a path is ended: filled in one way or another. */
const FILLS: readonly unknown[] = [22, 23, 24, 25, 26, 27];
/** Ways of drawing text that leave nothing to see. */
const UNSEEN_MODES: readonly unknown[] = [3, 7];
/** Of 1, what can hardly be seen through, and hardly be seen. */
const OPAQUE = 0.9;
const ALMOST_CLEAR = 0.05;
/** Of 255, how much lighter or darker than what is below it a text is at least. */
const CONTRAST = 20;
const PAPER = 255;

export interface Steps {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

type Matrix = readonly [number, number, number, number, number, number];

interface Box {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

interface State {
  readonly mode: unknown;
  readonly opacity: number;
  /** Lightness of the fill from 0 to 255; undefined for a pattern. */
  readonly shade: number | undefined;
  readonly blends: boolean;
  readonly matrix: Matrix;
  readonly clip: Box | undefined;
}

/** Something drawn over a part of the page, at its place in the order of drawing. */
interface Paint extends Box {
  readonly at: number;
  /** Undefined for what has no one color, or is no plain box. */
  readonly shade: number | undefined;
}

interface Shown {
  readonly at: number;
  readonly state: State;
}

/**
 * The same letters stand in the texts and in the steps that draw them, in one order. Where they don't, and some text is drawn so that it
 * can't be seen, nobody can say which, and none is believed.
 *
 * @returns for each item whether it is seen
 */
export function seenTexts(items: readonly object[], steps: Steps): boolean[] {
  const { letters, shown, paints } = drawn(steps);
  const texts = items.map((item) => ('str' in item ? lettersOf(String(item.str)) : ''));
  const isClear = ({ state }: Shown) =>
    state.opacity < ALMOST_CLEAR || UNSEEN_MODES.includes(state.mode);
  if (texts.join('') !== letters) return items.map(() => !shown.some(isClear));
  let from = 0;
  return items.map((item, index) => {
    const own = shown.slice(from, (from += texts[index]?.length ?? 0));
    if (own.some(isClear)) return false;
    const box = boxOf(item);
    return !box || own.every((one) => standsOut(one, box, paints));
  });
}

function standsOut({ at, state }: Shown, box: Box, paints: readonly Paint[]): boolean {
  const covered = paints.some(
    (paint) => paint.at > at && paint.shade !== undefined && holds(paint, box),
  );
  if (covered) return false;
  if (state.shade === undefined) return true;
  const below = paints.findLast((paint) => paint.at < at && meets(paint, box));
  const shade = below ? below.shade : PAPER;
  return shade === undefined || Math.abs(shade - state.shade) >= CONTRAST;
}

/** The letters in their order, each with how it was drawn, and what else was painted. */
function drawn({ fnArray, argsArray }: Steps) {
  let state: State = {
    mode: 0,
    opacity: 1,
    shade: 0,
    blends: false,
    matrix: [1, 0, 0, 1, 0, 0],
    clip: undefined,
  };
  const saved: State[] = [];
  let letters = '';
  let clips = false;
  const shown: Shown[] = [];
  const paints: Paint[] = [];
  for (const [at, step] of fnArray.entries()) {
    const args = argsArray[at];
    if (step === Step.save) saved.push(state);
    else if (step === Step.restore || step === Step.endForm) state = saved.pop() ?? state;
    else if (step === Step.transform) state = { ...state, matrix: times(state.matrix, args) };
    else if (step === Step.beginForm) {
      saved.push(state);
      state = { ...state, matrix: times(state.matrix, firstOf(args)) };
    } else if (step === Step.setMode) state = { ...state, mode: firstOf(args) };
    else if (step === Step.setState) state = { ...state, ...setBy(firstOf(args)) };
    else if (step === Step.fillColor) state = { ...state, shade: shadeOf(firstOf(args)) };
    else if (step === Step.fillNamed) state = { ...state, shade: undefined };
    else if (step === Step.clip || step === Step.evenOddClip) clips = true;
    else if (step === Step.showText) {
      const glyphs = lettersOf(glyphsIn(firstOf(args)));
      letters += glyphs;
      for (let letter = 0; letter < glyphs.length; letter += 1) shown.push({ at, state });
    } else if (step === Step.path) {
      const path = pathOf(args, state.matrix);
      if (path && FILLS.includes(path.end))
        paintsOf(path.isBox ? state.shade : undefined, path.box);
      if (path && clips) state = { ...state, clip: within(path.box, state.clip) };
      clips = false;
    } else if (step >= Step.firstPicture && step <= Step.lastPicture) {
      paintsOf(undefined, cornersBox(state.matrix, [0, 0, 1, 1]));
    } else if (step === Step.shading && state.clip) paintsOf(undefined, state.clip);

    function paintsOf(shade: number | undefined, box: Box): void {
      if (state.opacity < ALMOST_CLEAR) return;
      const plain = state.opacity >= OPAQUE && !state.blends;
      paints.push({ at, shade: plain ? shade : undefined, ...within(box, state.clip) });
    }
  }
  return { letters, shown, paints };
}

function firstOf(args: unknown): unknown {
  return Array.isArray(args) ? args[0] : undefined;
}

/** What a list of names and values sets of a fill. */
function setBy(list: unknown): Partial<State> {
  if (!Array.isArray(list)) return {};
  const value = (name: string): unknown =>
    list.findLast((entry): entry is unknown[] => Array.isArray(entry) && entry[0] === name)?.[1];
  const [opacity, blend] = [value('ca'), value('BM')];
  return {
    ...(opacity !== undefined && { opacity: Number(opacity) }),
    ...(blend !== undefined && { blends: blend !== 'source-over' && blend !== 'Normal' }),
  };
}

/** pdf.js writes every plain color as #rrggbb. */
function shadeOf(color: unknown): number | undefined {
  const [, red, green, blue] =
    /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i
      .exec(String(color))
      ?.map((part) => Number.parseInt(part, 16)) ?? [];
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  return red * 0.3 + green * 0.59 + blue * 0.11;
}

/** A path with how it ends; a box where it has four straight sides. */
function pathOf(args: unknown, matrix: Matrix) {
  if (!Array.isArray(args)) return undefined;
  const [end, parts, around] = args as [unknown, unknown, unknown];
  const bounds = numbers(around);
  if (bounds.length !== 4) return undefined;
  const points = numbers(firstOf(parts));
  const sides = points.length === 13 || points.length === 16;
  return {
    end,
    box: cornersBox(matrix, bounds),
    isBox: sides && onlyAtBounds(points, bounds),
  };
}

function onlyAtBounds(points: readonly number[], [left, bottom, right, top]: readonly number[]) {
  for (let at = 0; at + 2 < points.length; at += 3) {
    const [x, y] = [points[at + 1], points[at + 2]];
    if ((x !== left && x !== right) || (y !== bottom && y !== top)) return false;
  }
  return true;
}

function numbers(list: unknown): number[] {
  return Array.isArray(list) || ArrayBuffer.isView(list)
    ? Array.from(list as unknown as ArrayLike<unknown>, Number)
    : [];
}

function times(matrix: Matrix, args: unknown): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers(args);
  const [ma, mb, mc, md, me, mf] = matrix;
  return [
    ma * a + mc * b,
    mb * a + md * b,
    ma * c + mc * d,
    mb * c + md * d,
    ma * e + mc * f + me,
    mb * e + md * f + mf,
  ];
}

function cornersBox([a, b, c, d, e, f]: Matrix, bounds: readonly number[]): Box {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = bounds;
  const corners = [
    [x0, y0],
    [x1, y0],
    [x0, y1],
    [x1, y1],
  ].map(([x = 0, y = 0]) => [a * x + c * y + e, b * x + d * y + f] as const);
  return {
    left: Math.min(...corners.map(([x]) => x)),
    right: Math.max(...corners.map(([x]) => x)),
    bottom: Math.min(...corners.map(([, y]) => y)),
    top: Math.max(...corners.map(([, y]) => y)),
  };
}

function within(box: Box, clip: Box | undefined): Box {
  if (!clip) return box;
  return {
    left: Math.max(box.left, clip.left),
    right: Math.min(box.right, clip.right),
    bottom: Math.max(box.bottom, clip.bottom),
    top: Math.min(box.top, clip.top),
  };
}

/** Where a text stands: from its baseline to about the height of its capitals. */
function boxOf(item: object): Box | undefined {
  if (!('transform' in item && 'width' in item)) return undefined;
  const [, , c = 0, d = 0, left = 0, bottom = 0] = numbers(item.transform);
  const height = Math.hypot(c, d) * 0.7;
  return { left, right: left + Number(item.width), bottom, top: bottom + height };
}

/** The middle of it, from about its first letter to about its last. */
function holds(paint: Box, { left, right, bottom, top }: Box): boolean {
  const middle = (bottom + top) / 2;
  const edge = (right - left) * 0.05;
  return (
    paint.left <= left + edge &&
    paint.right >= right - edge &&
    paint.bottom <= middle &&
    paint.top >= middle
  );
}

/** The middle of the text lies on it. */
function meets(paint: Box, { left, right, bottom, top }: Box): boolean {
  const [x, y] = [(left + right) / 2, (bottom + top) / 2];
  return paint.left <= x && x <= paint.right && paint.bottom <= y && y <= paint.top;
}

function glyphsIn(shown: unknown): string {
  if (!Array.isArray(shown)) return '';
  return shown
    .map((glyph: unknown) =>
      typeof glyph === 'object' && glyph !== null && 'unicode' in glyph
        ? String(glyph.unicode)
        : '',
    )
    .join('');
}

function lettersOf(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s/g, '');
}
