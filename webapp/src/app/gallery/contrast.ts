/** How far two colours stand apart, as WCAG 2.2 measures it; the colours come from the page itself. */

export type Scheme = 'light' | 'dark';

type Rgb = readonly [red: number, green: number, blue: number];

const SCHEME_ATTRIBUTE = 'data-mantine-color-scheme';

/** From 1 (the same) to 21 (black on white): WCAG 2.2, "contrast ratio". */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other]
    .map((color) => luminance(rgbOf(color)))
    .toSorted((first, second) => second - first);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The browser itself reads the color, so that every way of writing one is known. */
function rgbOf(color: string): Rgb {
  const area = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  const pen = area.getContext('2d');
  if (!pen) return [0, 0, 0];
  pen.fillStyle = color;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/** What the variables hold in a scheme, also while the page shows the other one: it is switched and back before anything is drawn. */
export function variablesIn(scheme: Scheme, names: readonly string[]): ReadonlyMap<string, string> {
  const root = document.documentElement;
  const shown = root.getAttribute(SCHEME_ATTRIBUTE);
  root.setAttribute(SCHEME_ATTRIBUTE, scheme);
  const style = getComputedStyle(root);
  const found = new Map(
    names.map((name) => [name, style.getPropertyValue(`--${name}`).trim()] as const),
  );
  if (shown === null) root.removeAttribute(SCHEME_ATTRIBUTE);
  else root.setAttribute(SCHEME_ATTRIBUTE, shown);
  return found;
}
