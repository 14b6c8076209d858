/** A figure on its way from nothing to itself: every number in it grows, what stands around stays. */
export function figureAt(figure: string, part: number): string {
  if (part >= 1) return figure;
  return figure.replace(NUMBER, (number) => grown(number, Math.max(0, part)));
}

/** True if there is something to count: a mark that the server fills in is printed as it is. */
export function countable(figure: string): boolean {
  return figure.search(NUMBER) >= 0;
}

const NUMBER = /\d[\d,]*(?:\.\d+)?/g;

function grown(number: string, part: number): string {
  const [whole = '', decimals = ''] = number.replaceAll(',', '').split('.');
  const target = Number(decimals ? `${whole}.${decimals}` : whole);
  const scale = 10 ** decimals.length;
  const now = (Math.floor(target * part * scale) / scale).toFixed(decimals.length);
  const [head = '', tail] = now.split('.');
  const grouped = number.includes(',') ? head.replace(/\B(?=(\d{3})+$)/g, ',') : head;
  return tail === undefined ? grouped : `${grouped}.${tail}`;
}
