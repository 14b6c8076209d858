import { cssString } from './letter-prose.ts';
import { HAND, SERIF } from './letter-fonts.ts';

/** How close the text is set: `tight` keeps a letter that is a few lines too long on its page. */
export type Density = 'normal' | 'tight';

/** No type is smaller than the tight one, and none is gray: bureaus scan letters in black and white. */
export const TYPE_SIZES = {
  normal: { size: 11, leading: 14.5, gap: 7.5 },
  tight: { size: 10.5, leading: 12.75, gap: 4.5 },
} as const satisfies Record<Density, { size: number; leading: number; gap: number }>;

/** What is looked up rather than read: addresses, the table of facts, the list of enclosures. */
export const LOOKED_UP = { size: 10.5, leading: 12.75 } as const;

/**
 * Where the text begins: `window` leaves the recipient to the window of an envelope; `plain` gives that space to the letter, for an
 * envelope that is addressed itself or whose carrier prints a page with the address.
 */
export type Head = 'window' | 'plain';

/** Set closely, the list of enclosures stands beside the signature, which is this wide, with this gap between them (points). */
export const BESIDE = { signature: 187, gap: 24 } as const;

/** How wide the line is that a signature stands on, and what parts the name from the day below it (points). */
export const SIGNATURE_LINE = 250;
export const NAME_GAP = 14;

/** Between two tables that are to be compared. */
export const PAIR_GAP = 20;

/** How a letter is laid out, chosen so that it takes the fewest pages. */
export interface Layout {
  readonly head: Head;
  readonly density: Density;
}

/** Inches: the top of page one, and the edges that all pages have. */
export const PAGE = { top: 1, plainTop: 0.6, side: 0.9, bottom: 0.7 } as const;

/**
 * Where the head of page one stands, so that a #10 envelope with a left window shows the recipient and nothing else.
 *
 * Envelope 9.5 x 4.125 in; window 4.5 x 1.125 in, 0.875 in from the left, 0.5 in from the bottom. The sheet is folded in three,
 * so its top panel is 11 / 3 = 3.667 in high and 8.5 in wide.
 * - The sheet rests on the bottom of the envelope: the window shows it from 3.667 - 1.625 = 2.042 in to 3.667 - 0.5 = 3.167 in.
 * - It slides up by the play of 4.125 - 3.667 = 0.458 in: the window shows 2.500 in to 3.625 in.
 * - Sideways the play is 1 in: the window shows from 0.875 in to 5.375 in, or from 0 to 4.375 in.
 * So 2.50 to 3.167 in is always seen: four lines of 12 pt (0.667 in). The recipient's block ends at 3.15 in; up to four lines are
 * centered in 2.48 to 3.15 in, and a longer address is not set for the window.
 * Whatever could be seen in some position (2.042 to 3.625 in, left of 5.375 in) holds nothing else: the sender ends above it,
 * the date stands to the right, and the text, with birth date and account, begins at 3.70 in, below the fold.
 */
const WINDOW = { bottom: 3.15, alwaysSeen: 0.67, textTop: 3.7 } as const;

/** Lines of a recipient that a window always shows, and how wide they are (inches). */
export const WINDOW_LINES = 4;
export const WINDOW_WIDTH = 3.35;

/** @param owner whose letter it is and of which day, for a second page that gets lost */
export function letterStyle(owner: string, { head, density }: Layout): string {
  const heading = head === 'window' ? windowHead() : plainHead(density);
  return [page(owner, head), text(density), heading, blocks(density), ending(density)].join('');
}

function page(owner: string, head: Head): string {
  const { top, plainTop, side, bottom } = PAGE;
  const footer = `font:400 ${LOOKED_UP.size}pt/1 "${SERIF}",serif;color:#000;vertical-align:top;padding-top:0.16in`;
  return `
@page{size:8.5in 11in;margin:${head === 'window' ? top : plainTop}in ${side}in ${bottom}in;
@bottom-left{content:${cssString(owner)};${footer}}
@bottom-right{content:"Page " counter(page) " of " counter(pages);${footer}}}
@page:first{@bottom-left{content:none}}`;
}

function text(density: Density): string {
  const { size, leading } = TYPE_SIZES[density];
  return `
*{box-sizing:border-box;margin:0;padding:0}
html{-webkit-print-color-adjust:exact;print-color-adjust:exact}
body{font:400 ${size}pt/${leading}pt "${SERIF}","Noto Serif",serif;color:#000;font-kerning:normal;font-variant-numeric:lining-nums;
overflow-wrap:anywhere;hyphens:none;orphans:2;widows:2}
p,li{text-wrap:pretty}
address{font-style:normal}
h1,h2{font:inherit;font-weight:600;break-after:avoid}
.together{white-space:nowrap}
.block:has(+ul.block){break-after:avoid}
table{border-collapse:collapse;width:100%}
th,td{font-weight:400;text-align:left;vertical-align:top}
tr{break-inside:avoid}`;
}

function windowHead(): string {
  const { bottom, alwaysSeen, textTop } = WINDOW;
  return `${addresses()}
.head{display:flex;flex-direction:column;min-height:${textTop - PAGE.top}in;padding-bottom:${textTop - bottom}in}
.recipient{display:flex;flex-direction:column;justify-content:center;min-height:${alwaysSeen}in;margin-top:auto;padding-top:6pt;max-width:${WINDOW_WIDTH}in;line-height:12pt}`;
}

/** The sender's address runs along one line, as on a letterhead. */
function plainHead(density: Density): string {
  const { gap } = TYPE_SIZES[density];
  return `${addresses()}
.head{margin-bottom:${gap * 2}pt}
.sender{padding-bottom:3pt;border-bottom:0.5pt solid #000}
.sender span{display:inline-block}
.head .top{margin-top:${gap * 1.5}pt}`;
}

function addresses(): string {
  const { size, leading } = LOOKED_UP;
  return `
.top{display:flex;justify-content:space-between;gap:0.5in}
.sender,.dated,.recipient{font-size:${size}pt;line-height:${leading}pt}
.sender b{font-weight:600}
.dated{flex:none;text-align:right}`;
}

function blocks(density: Density): string {
  const { gap } = TYPE_SIZES[density];
  const { size, leading } = LOOKED_UP;
  return `
.subject{margin-bottom:${gap}pt}
.known{display:flex;flex-wrap:wrap;gap:0 22pt;margin-bottom:${gap}pt;font-size:${size}pt;line-height:${leading}pt}
.known dt,.known dd{display:inline}
.known dt::after{content:": "}
.salutation{margin-bottom:${gap}pt}
.block{margin-bottom:${gap}pt}
.block p+p{margin-top:${gap}pt}
ul{padding-left:15pt}
ul.block li{margin-bottom:${gap / 4}pt;padding-left:3pt}
.facts{margin:0 0 ${gap + 2}pt}
.facts h2{margin-bottom:2pt}
.facts table{font-size:${size}pt;line-height:${leading}pt;border-top:0.75pt solid #000;border-bottom:0.75pt solid #000}
.facts tr+tr{border-top:0.4pt solid #000}
.facts th,.facts td{padding:1.75pt 0}
.facts th{width:33%;padding-right:14pt}
.pair{display:flex;gap:${PAIR_GAP}pt}
.pair .facts{flex:1}
.pair .facts th{width:42%;padding-right:8pt}`;
}

function ending(density: Density): string {
  const { gap } = TYPE_SIZES[density];
  const { size, leading } = LOOKED_UP;
  const signatureGap = density === 'normal' ? 4 : 2;
  return `
.ending{break-inside:avoid;break-before:avoid}
.signing{margin-top:${gap}pt}
.line{width:${SIGNATURE_LINE}pt;max-width:100%;padding-top:${signatureGap}pt;border-bottom:0.75pt solid #000}
.name{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 ${NAME_GAP}pt;width:${SIGNATURE_LINE}pt;max-width:100%;padding-top:1pt}
.drawn{display:block;max-width:100%;max-height:0.65in}
.typed{font-family:"${HAND}","${SERIF}",cursive;font-size:25pt;line-height:1.15}
.typed.long{font-size:19pt}
.typed.set{font-family:"${SERIF}",serif;font-style:italic;font-size:17pt;line-height:1.5}
.blank{height:0.6in}
.after{margin-top:${gap + 1}pt;font-size:${size}pt;line-height:${leading}pt}
${beside()}
.choices{display:flex;flex-wrap:wrap;gap:6pt 26pt}
.choices address{max-width:2.9in}`;
}

function beside(): string {
  const { signature, gap } = BESIDE;
  return `
.beside{display:flex;gap:${gap}pt}
.beside .signing{flex:none;width:${signature}pt}
.beside .after{flex:1;margin-top:${TYPE_SIZES.tight.gap}pt}`;
}
