/** Where the window opens: where it was, as long as a screen is there to show it. */

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface WindowPlace extends Rectangle {
  readonly maximized: boolean;
}

export const SMALLEST = { width: 380, height: 560 } as const;
const FIRST = { width: 1280, height: 860 } as const;

/** A title bar has to be in reach, or the window can't be moved back. */
const IN_REACH = 80;

/** @param screens the places that programs may use; the first is the main one */
export function windowPlace(
  kept: WindowPlace | null,
  screens: readonly Rectangle[],
): Partial<Rectangle> & { readonly width: number; readonly height: number } {
  const home = screens[0] ?? { x: 0, y: 0, ...FIRST };
  const screen = kept ? screens.find((each) => holdsTitle(each, kept)) : undefined;
  const wanted = kept ?? FIRST;
  const within = screen ?? home;
  const width = Math.max(SMALLEST.width, Math.min(wanted.width, within.width));
  const height = Math.max(SMALLEST.height, Math.min(wanted.height, within.height));
  return kept && screen ? { x: kept.x, y: kept.y, width, height } : { width, height };
}

function holdsTitle(screen: Rectangle, window: Rectangle): boolean {
  const shared =
    Math.min(window.x + window.width, screen.x + screen.width) - Math.max(window.x, screen.x);
  const fits = window.y >= screen.y && window.y < screen.y + screen.height - IN_REACH;
  return shared >= IN_REACH && fits;
}
