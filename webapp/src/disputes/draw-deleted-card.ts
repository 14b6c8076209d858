/** Draws the card of a deletion, on the device: nothing of it is sent anywhere. */

/** A square: what people share is shown whole everywhere. */
export const CARD_PX = 1080;

interface CardWords {
  /** "Deleted in" */
  readonly above: string;
  /** "23 days" */
  readonly days: string;
  readonly counted: string;
  readonly small: string;
}

const MARGIN = 84;
const INSET = 96;
const SERIF = "'Source Serif 4 Variable', Georgia, serif";
const SANS = "'Source Sans 3 Variable', system-ui, sans-serif";

/** The opened envelope of the product's drawings, in its own 64 by 52. */
const ENVELOPE = [
  'M1.5 22L32 3.5 62.500 22v28.500h-61z',
  'M10 8.500h44v28l-22 7-22-7z',
  'M16 15.500h22M16 21h32M16 26.500h26',
  'M1.5 22L32 40.500 62.500 22v28.500h-61z',
] as const;

/** In the colors that the page has now. */
export async function drawDeletedCard(canvas: HTMLCanvasElement, words: CardWords): Promise<void> {
  // Until then the browser would draw with whatever it has.
  await Promise.all([
    document.fonts.load(`600 10px ${SERIF}`),
    document.fonts.load(`400 10px ${SANS}`),
  ]).catch(() => {});
  const context = canvas.getContext('2d');
  if (!context) return;
  const look = getComputedStyle(canvas);
  const color = (name: string) => look.getPropertyValue(name).trim();
  const edge = CARD_PX - 2 * MARGIN;
  context.resetTransform();
  context.fillStyle = color('--paper');
  context.fillRect(0, 0, CARD_PX, CARD_PX);
  context.fillStyle = color('--sheet');
  context.fillRect(MARGIN, MARGIN, edge, edge);
  context.strokeStyle = color('--hairline');
  context.lineWidth = 2;
  context.strokeRect(MARGIN, MARGIN, edge, edge);
  // The green of a certified-mail label, as a band along the top of the sheet.
  context.fillStyle = color('--green-fill');
  context.fillRect(MARGIN, MARGIN, edge, 14);
  drawEnvelope(context, { line: color('--green'), sheet: color('--sheet') });

  const left = MARGIN + INSET;
  const width = CARD_PX - 2 * left;
  context.textBaseline = 'alphabetic';
  write(
    context,
    words.above,
    { left, y: 446, size: 76, face: `600 {} ${SERIF}`, width },
    color('--ink'),
  );
  write(
    context,
    words.days,
    { left, y: 624, size: 184, face: `600 {} ${SERIF}`, width },
    color('--green'),
  );
  context.fillStyle = color('--hairline');
  context.fillRect(left, 686, width, 2);
  const y = paragraph(context, words.counted, { left, y: 746, size: 38, width }, color('--ink'));
  paragraph(context, words.small, { left, y: y + 24, size: 30, width }, color('--ink-muted'));
}

function drawEnvelope(
  context: CanvasRenderingContext2D,
  { line, sheet }: { readonly line: string; readonly sheet: string },
): void {
  context.save();
  context.translate(MARGIN + INSET, 156);
  context.scale(3, 3);
  context.strokeStyle = line;
  context.fillStyle = sheet;
  context.lineWidth = 1.5;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  const draw = (shape: Path2D, filled = true) => {
    if (filled) context.fill(shape);
    context.stroke(shape);
  };
  const [back, paper, lines, front] = ENVELOPE;
  draw(new Path2D(back));
  draw(new Path2D(paper));
  draw(new Path2D(lines), false);
  draw(new Path2D(front));
  context.restore();
}

interface Line {
  readonly left: number;
  readonly y: number;
  readonly size: number;
  readonly width: number;
}

/** One line, as large as asked for and no wider than its place. */
function write(
  context: CanvasRenderingContext2D,
  text: string,
  { left, y, size, face, width }: Line & { readonly face: string },
  color: string,
): void {
  const fontOf = (px: number) => face.replace('{}', `${px}px`);
  context.font = fontOf(size);
  const needed = context.measureText(text).width;
  if (needed > width) context.font = fontOf(Math.floor((size * width) / needed));
  context.fillStyle = color;
  context.fillText(text, left, y);
}

/** @returns where the next one may begin */
function paragraph(
  context: CanvasRenderingContext2D,
  text: string,
  { left, y, size, width }: Line,
  color: string,
): number {
  context.font = `400 ${size}px ${SANS}`;
  context.fillStyle = color;
  const height = Math.round(size * 1.35);
  let line = '';
  let at = y;
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && context.measureText(longer).width > width) {
      context.fillText(line, left, at);
      at += height;
      line = word;
    } else line = longer;
  }
  context.fillText(line, left, at);
  return at + height;
}
