/** Arithmetic on drawn strokes, free of the canvas. */

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The strokes on a pad of another width: scaled, so that turning the phone neither cuts nor squeezes a name. */
export function scaleStrokes<Stroke extends { points: readonly Point[] }>(
  strokes: readonly Stroke[],
  factor: number,
): Stroke[] {
  return strokes.map((stroke) => ({
    ...stroke,
    points: stroke.points.map((point) => ({ ...point, x: point.x * factor, y: point.y * factor })),
  }));
}

/** The smallest box around all ink with a margin, cut to the pad; the whole pad if there is no ink. */
export function inkBox(
  strokes: readonly { points: readonly Point[] }[],
  pad: { readonly width: number; readonly height: number },
  margin = 8,
): Box {
  const points = strokes.flatMap((stroke) => stroke.points);
  if (points.length === 0) return { x: 0, y: 0, ...pad };
  const left = Math.max(0, Math.min(...points.map(({ x }) => x)) - margin);
  const top = Math.max(0, Math.min(...points.map(({ y }) => y)) - margin);
  const right = Math.min(pad.width, Math.max(...points.map(({ x }) => x)) + margin);
  const bottom = Math.min(pad.height, Math.max(...points.map(({ y }) => y)) + margin);
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}
