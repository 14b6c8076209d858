import type { Language } from '@creditfix/shared/kernel';
import type { Browser, BrowserContext } from 'playwright-core';
import type { BlackBoxPerson } from '#scripts/process/black-box.ts';
import { TODAY, type Personas } from './personas.ts';
import type { Screen, Who } from './screens.table.ts';
import { untilStill } from './steady-page.ts';
import { takePictures, type Picture } from './take-pictures.ts';

interface Ground {
  readonly url: string;
  readonly browser: Browser;
  readonly personas: Personas;
}

/** Visits each screen as the person who sees it, each in a browser of their own, and hands its pictures over as they are taken. */
export async function walkScreens(
  ground: Ground,
  screens: readonly Screen[],
  keep: (pictures: readonly Picture[]) => Promise<void>,
): Promise<void> {
  const everybody = [...new Set(screens.map(({ who }) => who))];
  await Promise.all(
    everybody.map(async (who) => {
      const context = await contextOf(ground, who);
      try {
        for (const screen of screens.filter((one) => one.who === who)) {
          await keep(await picturesOf(ground, context, { screen, language: 'en' }));
          if (!screen.inSpanish) continue;
          await keep(await picturesOf(ground, context, { screen, language: 'es' }));
        }
      } finally {
        await context.close();
      }
    }),
  );
}

async function picturesOf(
  { url, personas }: Ground,
  context: BrowserContext,
  { screen, language }: { readonly screen: Screen; readonly language: Language },
): Promise<readonly Picture[]> {
  const page = await context.newPage();
  await page.clock.setFixedTime(TODAY);
  const open = async (path: string) => {
    const root = language === 'es' ? '/es' : '';
    await page.goto(url + (root && path === '/' ? root : root + path));
    await untilStill(page);
  };
  try {
    await page.goto(`${url}/goodbye`);
    await screen.come({ page, open, ids: personas.ids });
    const name = language === 'es' ? `${screen.name}-es` : screen.name;
    return await takePictures(page, name, { phoneOnly: language === 'es' });
  } catch (error) {
    throw new Error(`The screen ${screen.name} can't be taken.`, { cause: error });
  } finally {
    await page.close();
  }
}

async function contextOf({ url, browser, personas }: Ground, who: Who): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
  });
  context.setDefaultTimeout(30_000);
  if (who !== 'visitor') await signIn(context, url, personas[who]);
  return context;
}

async function signIn(context: BrowserContext, url: string, person: BlackBoxPerson): Promise<void> {
  const pairs = person.cookie.split('; ').map((pair) => pair.split(/=(.*)/s));
  await context.addCookies(pairs.map(([name = '', value = '']) => ({ name, value, url })));
  await context.addInitScript(() => localStorage.setItem('authToken', 'signed-in'));
}
