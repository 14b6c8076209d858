/** Settings of this browser, not of a person: anyone who sits here next may keep the colors. */
const STAYS = 'colorScheme';

/** Drops what this browser keeps of the person who has just gone. */
export function forgetInBrowser(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key !== STAYS) localStorage.removeItem(key);
    }
    sessionStorage.clear();
  } catch {
    // Storage is switched off, so there is nothing in it.
  }
}
