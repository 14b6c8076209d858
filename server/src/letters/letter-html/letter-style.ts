import { cssString } from './letter-prose.ts';
import { HAND, SERIF } from './letter-fonts.ts';

/** How close the text is set: `tight` keeps a letter that is a few lines too long on its page. */
export type Density = 'normal' | 'tight';

export const TYPE_SIZES = {
  normal: { size: 11, leading: 15, gap: 7.5 },
  tight: { size: 10.25, leading: 13, gap: 4.5 },
} as const satisfies Record<Density, { size: number; leading: number; gap: number }>;

/**
 * Where the head of page one stands, so that a #10 envelope with a left window shows the recipient and nothing else.
 *
 * Envelope 9.5 x 4.125 in; window 4.5 x 1.125 in, 0.875 in from the left, 0.5 in from the bottom. The sheet is folded in three,
 * so its top panel is 11 / 3 = 3.667 in high and 8.5 in wide.
 * - The sheet rests on the bottom of the envelope: the window shows it from 3.667 - 1.625 = 2.042 in to 3.667 - 0.5 = 3.167 in.
 * - It slides up by the play of 4.125 - 3.667 = 0.458 in: the window shows 2.500 in to 3.625 in.
 * - Sideways the play is 1 in: the window shows from 0.875 in to 5.375 in, or from 0 to 4.375 in.
 * So 2.50 to 3.167 in is always seen: four lines of 12 pt (0.667 in). The recipient's block ends at 3.15 in; up to four lines are
 * centred in 2.48 to 3.15 in, longer ones grow upwards, as far as 2.042 in, where they show while the sheet rests on the bottom.
 * Whatever could be seen in some position (2.042 to 3.625 in, left of 5.375 in) holds nothing else: the sender ends above it,
 * the date stands to the right, and the text, with birth date and account, begins at 3.70 in, below the fold.
 */
const HEAD = { pageTop: 1, windowBottom: 3.15, alwaysSeen: 0.67, textTop: 3.7 } as const;

export function letterStyle(reference: string, density: Density): string {
  return [page(reference), text(density), head(), blocks(density), ending(density)].join('');
}

function page(reference: string): string {
  const footer = `font:400 8.5pt/1 "${SERIF}",serif;color:#4a4a4a;vertical-align:top;padding-top:0.3in`;
  return `
@page{size:8.5in 11in;margin:1in;
@bottom-left{content:${cssString(`Reference ${reference}`)};${footer}}
@bottom-right{content:"Page " counter(page) " of " counter(pages);${footer}}}`;
}

function text(density: Density): string {
  const { size, leading } = TYPE_SIZES[density];
  return `
*{box-sizing:border-box;margin:0;padding:0}
html{-webkit-print-color-adjust:exact;print-color-adjust:exact}
body{font:400 ${size}pt/${leading}pt "${SERIF}","Noto Serif",serif;color:#111;font-kerning:normal;font-variant-numeric:lining-nums;
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

function head(): string {
  const { pageTop, windowBottom, alwaysSeen, textTop } = HEAD;
  return `
.head{display:flex;flex-direction:column;min-height:${textTop - pageTop}in;padding-bottom:${textTop - windowBottom}in}
.top{display:flex;justify-content:space-between;gap:0.5in}
.sender,.dated{font-size:10pt;line-height:12.5pt}
.sender b{font-size:11pt;font-weight:600}
.dated{flex:none;text-align:right}
.dated span{display:block;color:#4a4a4a;font-size:8.5pt}
.recipient{display:flex;flex-direction:column;justify-content:center;min-height:${alwaysSeen}in;margin-top:auto;padding-top:6pt;max-width:3.35in;font-size:10.5pt;line-height:12pt}`;
}

function blocks(density: Density): string {
  const { gap } = TYPE_SIZES[density];
  return `
.subject{margin-bottom:${gap}pt}
.known{width:auto;margin-bottom:${gap + 2}pt;font-size:10pt;line-height:13.5pt}
.known th{color:#4a4a4a;padding-right:16pt;white-space:nowrap;max-width:2.4in}
.known th.long{white-space:normal}
.salutation{margin-bottom:${gap}pt}
.block{margin-bottom:${gap}pt}
.block p+p{margin-top:${gap}pt}
ul{padding-left:15pt}
ul.block li{margin-bottom:${gap / 3}pt;padding-left:3pt}
.facts{margin:${gap + 2}pt 0 ${gap + 3}pt}
.facts h2{margin-bottom:3pt}
.facts table{font-size:10pt;line-height:13pt;border-top:0.75pt solid #333;border-bottom:0.75pt solid #333}
.facts tr+tr{border-top:0.5pt solid #c4c4c4}
.facts th,.facts td{padding:2.5pt 0}
.facts th{width:33%;padding-right:14pt;color:#4a4a4a}`;
}

function ending(density: Density): string {
  const { gap } = TYPE_SIZES[density];
  const signatureGap = density === 'normal' ? 6 : 3;
  return `
.ending{break-inside:avoid;break-before:avoid}
.signing{margin-top:${gap + 4}pt}
.drawn{display:block;max-width:2.9in;max-height:0.65in;margin:${signatureGap}pt 0 2pt}
.typed{font-family:"${HAND}","${SERIF}",cursive;font-size:27pt;line-height:1.15;margin:${signatureGap}pt 0 0}
.typed.long{font-size:19pt}
.typed.set{font-family:"${SERIF}",serif;font-style:italic;font-size:17pt;line-height:1.5}
.blank{height:0.6in}
.after{margin-top:${gap + 5}pt;font-size:9.5pt;line-height:12.5pt}
.after h2{margin-bottom:1pt}
.choices{display:flex;flex-wrap:wrap;gap:6pt 26pt}
.choices address{max-width:2.9in}`;
}
