/** Code 128 as bars of an SVG (ISO/IEC 15417): what every scanner that reads postal labels reads. */

/** Bars and gaps of each value in modules, dark first; then the starts A, B and C, and the stop. */
const WIDTHS =
  `212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222
123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323
131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113
213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214
112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112
421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232
2331112`.split(/\s+/);

const START_B = 104;
const STOP = 106;

/** The values of a text in code set B with its check value, start and stop included. */
export function code128Values(text: string): readonly number[] {
  const values = Array.from(text, (character) => (character.codePointAt(0) ?? 0) - 32);
  if (values.some((value) => value < 0 || value > 94))
    throw new Error('code 128 B has no such character');
  const sum = values.reduce((total, value, index) => total + value * (index + 1), START_B);
  return [START_B, ...values, sum % 103, STOP];
}

/** One path of dark bars, each module one unit wide and the whole one unit high. */
export function code128Bars(text: string): { readonly path: string; readonly modules: number } {
  let modules = 0;
  let path = '';
  for (const value of code128Values(text)) {
    for (const [index, width] of Array.from(WIDTHS[value] ?? '', Number).entries()) {
      if (index % 2 === 0) path += `M${modules} 0h${width}v1h-${width}z`;
      modules += width;
    }
  }
  return { path, modules };
}
