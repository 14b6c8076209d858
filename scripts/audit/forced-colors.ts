import type { Page } from 'playwright-core';

/** Enough steps of the Tab key to have been on every kind of control that a page has. */
const MOST_STEPS = 40;

/** Where the system chooses the colors, backgrounds and shadows go: borders and outlines have to tell what is a button and what has the focus. */
export async function forcedColorFaults(tab: Page): Promise<string[]> {
  await tab.emulateMedia({ forcedColors: 'active' });
  try {
    const faults = [...(await buttonsWithoutEdge(tab)), ...(await focusWithoutOutline(tab))];
    return [...new Set(faults)].map((what) => `in forced colors: ${what}`);
  } finally {
    await tab.emulateMedia({ forcedColors: 'none' });
  }
}

/** A button that looks like text has to be underlined or hold a drawing; any other has an edge. */
async function buttonsWithoutEdge(tab: Page): Promise<string[]> {
  return await tab.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button')].flatMap((button) => {
      if (!button.checkVisibility()) return [];
      const style = getComputedStyle(button);
      const edge = ['Top', 'Bottom'].some(
        (side) =>
          style.getPropertyValue(`border-${side.toLowerCase()}-style`) !== 'none' &&
          Number.parseFloat(style.getPropertyValue(`border-${side.toLowerCase()}-width`)) > 0,
      );
      const drawn = button.querySelector('svg') !== null;
      const underlined = style.textDecorationLine.includes('underline');
      const name = (button.ariaLabel ?? button.innerText).slice(0, 40);
      return edge || drawn || underlined ? [] : [`nothing shows that "${name}" is a button`];
    }),
  );
}

/** Walks through the page with the keyboard. */
async function focusWithoutOutline(tab: Page): Promise<string[]> {
  const faults: string[] = [];
  await tab.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await tab.keyboard.press('Tab');
    const seen = await tab.evaluate(() => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement) || focused === document.body) return null;
      // A choice shows the focus beside it, a card that leads somewhere around it.
      const around: Element[] = [
        focused,
        ...(focused.nextElementSibling ? [focused.nextElementSibling] : []),
      ];
      for (let up = focused.parentElement; up && up.id !== 'root'; up = up.parentElement)
        around.push(up);
      const outlined = around.some((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
      });
      const name = focused.ariaLabel ?? (focused.innerText || focused.id);
      return { outlined, name: name.slice(0, 40) };
    });
    if (!seen) break;
    if (!seen.outlined) faults.push(`nothing shows that "${seen.name}" has the focus`);
  }
  return faults;
}
