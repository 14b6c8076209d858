import { dataToInclude, letterTemplates } from '@creditfix/shared/letters';
import { expect, test, type APIRequestContext, type Page } from 'playwright/test';
import { inLanguage } from './pages/public-addresses.ts';
import { freshEmail, signIn } from './pages/sign-in.ts';

interface Said {
  readonly title: string;
  readonly h1: string;
}

const PAGES: Readonly<Record<string, Said>> = {
  '/': same('Dispute letters for your credit report', {
    h1: 'Something wrong on your credit report? Put it in writing.',
  }),
  '/about': same('About us', { h1: 'A letter should be the easy part' }),
  '/start': same('Start your letter'),
  '/how-it-works': same('How it works'),
  '/services': same('Services', { h1: 'What we do for you, and what stays with you' }),
  '/blog': same('Blog', { h1: 'Coming Soon' }),
  '/pricing': same('What it costs', {
    h1: 'Something wrong on your credit report? Put it in writing.',
  }),
  '/dispute-letters': same('Dispute letter templates'),
  '/guides': same('Guides to credit report disputes'),
  '/guides/not-mine': guide('The account is not mine'),
  '/guides/paid-in-full': guide('I paid it, and it still shows as owed'),
  '/guides/wrong-amount': guide('The amount is wrong'),
  '/guides/wrong-dates': guide('A date or a late mark is wrong'),
  '/guides/duplicate': guide('The same debt is listed twice'),
  '/guides/identity-theft': guide('Someone used my name'),
  '/guides/too-old': guide('It is too old to be there'),
  '/guides/other-errors': guide('Something else is wrong'),
  '/check-my-report': same('Check my report', { h1: 'See what your credit report says' }),
  '/contact': same('Contact us'),
  '/terms': same('Terms of service'),
  '/privacy': same('Privacy in plain words'),
  '/disclaimer': same('Disclaimer'),
  '/accessibility': same('Accessibility'),
  '/login': same('Sign in'),
  '/auth/verify': same('Verifying Your Login'),
  '/subscription/success': same('Looking up your payment'),
  '/subscription/cancel': same('You left the payment page'),
  '/goodbye': same('Your account is deleted'),
};

/** The fifteen disputes and the seven other letters. */
const TEMPLATES = [
  'collections',
  'charge-off',
  'late-payment',
  'hard-inquiry',
  'medical-collections',
  'student-loans',
  'identity-theft',
  'mixed-file',
  'deceased',
  'personal-information',
  'old-bankruptcy',
  'judgments-and-liens',
  'child-support',
  '609-letter-myth',
  '623-direct-dispute',
  'pay-for-delete',
  'goodwill-adjustment',
  'debt-validation',
  'debt-verification',
  'security-freeze',
  'minor-freeze',
  'active-duty-alert',
] as const;

/** Drawn by the browser alone. */
const APP_PAGES = [
  '/generate-letter',
  '/dispute-letter-generator',
  '/dashboard',
  '/copies',
  '/account',
  '/disputes/none',
  '/disputes/none/legal-help',
  '/mail-letter/none/paid',
  '/account/plan/rights',
  '/mail/none',
  '/mail-letter/none',
  '/mail-letter/none/paid',
  '/admin/login',
  '/admin/auth/verify',
  '/admin/dashboard',
  '/account/confirm-email',
  '/emails/stop',
  '/es/dashboard',
  '/es/generate-letter',
];

/** The tab says that it is a guide; the page says at once what it is about. */
function guide(name: string): Said {
  return { title: `Guide: ${name}`, h1: name };
}

function same(title: string, { h1 = title } = {}): Said {
  return { title, h1 };
}

test('every public address answers with its own title, heading and canonical address, in both languages', async ({
  request,
}) => {
  const templates = TEMPLATES.map((slug) => letterTemplates[slug]);
  expect(Object.keys(letterTemplates).toSorted()).toEqual([...TEMPLATES].toSorted());
  expect(templates.map(({ path }) => path).slice(0, 13)).toEqual(
    TEMPLATES.slice(0, 13).map((slug) => `/dispute-letters/${slug}`),
  );
  const all = { ...PAGES, ...Object.fromEntries(templates.map((t) => [t.path, same(t.title)])) };
  const spanish = new Set<string>();
  for (const [path, { title, h1 }] of Object.entries(all)) {
    const page = await readPage(request, path);
    expect(page, path).toMatchObject({
      status: 200,
      lang: 'en',
      title: `${title} | Credit Fix`,
      h1,
    });
    expect(page.canonical, path).toBe(path);
    expect(page.description.length, path).toBeLessThanOrEqual(
      path.startsWith('/dispute-letters/') ? 150 : 160,
    );
    expect(page.keywords, path).toContain(', ');
    const other = await readPage(request, inLanguage('es', path));
    expect(other, path).toMatchObject({ status: 200, lang: 'es' });
    expect(other.canonical).toBe(inLanguage('es', path));
    // A blog is a blog.
    if (path !== '/blog') expect(other.title, `${path} in Spanish`).not.toBe(page.title);
    spanish.add(other.title);
  }
  expect(spanish.size, 'a Spanish title for each').toBe(Object.keys(all).length);
});

test('what the app draws by itself is there too, and what is nowhere is said to be nowhere', async ({
  request,
}) => {
  for (const path of APP_PAGES) {
    expect(await readPage(request, path), path).toMatchObject({ status: 200 });
  }
  const nowhere = {
    '/no-such-page': ['en', 'There is nothing at this address'],
    '/about/us': ['en', 'There is nothing at this address'],
    '/es/no-such-page': ['es', 'No hay nada en esta dirección'],
  } as const;
  for (const [path, [lang, h1]] of Object.entries(nowhere)) {
    expect(await readPage(request, path), path).toMatchObject({ status: 404, lang, h1 });
  }
  const moved = {
    '/about/': '/about',
    '/es/': '/es',
    '/es/about/?a=1': '/es/about?a=1',
    '/Es/About': '/es/about',
  };
  for (const [from, to] of Object.entries(moved)) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']], from).toEqual([301, to]);
  }
});

test('pages with the operator’s figures and names come to life as the server wrote them', async ({
  page,
}) => {
  // What React draws otherwise than it was served is a fault on the page, and the page is redrawn before people's eyes.
  const faults: string[] = [];
  page.on('pageerror', (fault) => faults.push(`${page.url()}: ${fault.message}`));
  for (const path of ['/', '/about', '/services', '/pricing', '/terms', '/privacy']) {
    for (const language of ['en', 'es'] as const) {
      await page.goto(inLanguage(language, path));
      // Off until React has taken over what was served.
      await expect(page.locator('input[type="radio"][value="dark"]').first()).toBeEnabled();
    }
  }
  expect(faults).toEqual([]);
});

test('a name that no template has gets the generic page with empty lists', async ({ page }) => {
  for (const [path, heading] of [
    ['/dispute-letters/no-such-letter', 'Dispute Letter'],
    ['/letters/no-such-letter', 'Letter Template'],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(`${heading} | Credit Fix`);
    for (const list of ['When to use', 'Data to include']) {
      await expect(page.getByRole('region', { name: list }).locator('ul')).toHaveCount(1);
    }
    await expect(page.locator('main li')).toHaveCount(0);
    const start = page.getByRole('link', { name: 'Start a letter without a template' });
    await expect(start).toHaveAttribute('href', '/generate-letter');
    const back = page.getByRole('link', { name: 'All letter templates' });
    await expect(back).toHaveAttribute('href', '/dispute-letters');
  }
});

test('the generator has two addresses, and both show the same', async ({ page }) => {
  await signIn(page, freshEmail('addresses'), '/dispute-letter-generator');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Write your dispute letter');
  await page.goto('/generate-letter');
  await expect(heading).toHaveText('Write your dispute letter');
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(page.getByRole('contentinfo'), 'no footer of the site').toHaveCount(0);
});

test('the prices are scrolled to, by a step that can be seen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const moves: [string, unknown][] = [];
    Object.assign(window, { moves });
    const move = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function noted(this: Element, how) {
      moves.push([this.id, typeof how === 'object' ? how.behavior : how]);
      move.call(this, how);
    };
  });
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { name: 'What it costs' })).toBeInViewport();
  await expect(page).toHaveURL(/\/#pricing$/);
  const moves = await page.evaluate(() => (window as unknown as { moves: unknown }).moves);
  // A second move while the first is on its way ends beyond the section on a busy machine.
  expect(moves).toEqual([['pricing', 'smooth']]);
  await expect(page.getByRole('heading', { name: 'What it costs' })).toBeFocused();
});

test('the menu of a phone opens, leads on, and closes by itself', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const places = page.getByRole('navigation', { name: 'Main' });
  const library = places.getByRole('link', { name: 'Browse Templates' });
  await expect(library).toBeHidden();
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(places.getByRole('link')).toContainText([
    'How it works',
    'Browse Templates',
    'Pricing',
    'About',
    'Blog',
    'Contact',
    'Español',
    'Sign In',
    'Start Free',
  ]);
  await page.keyboard.press('Escape');
  await expect(library).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await library.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(library).toBeHidden();
  await expect(page.getByRole('banner'), 'it stays on top').toBeInViewport();
});

test('the home page is walked by keyboard: a way past the menu, an order, and a ring that shows', async ({
  page,
}) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const first = page.locator('main').getByRole('link', { name: 'Start Your Free Letter' }).first();
  await expect(first).toBeFocused();

  await page.goto('/');
  const stops = await walkByTab(page);
  expect(
    stops.filter(({ ring }) => !ring).map(({ name }) => name),
    'stops without a ring',
  ).toEqual([]);
  expect(
    stops.filter(({ covered }) => covered).map(({ name }) => name),
    'stops under the header',
  ).toEqual([]);
  expect(stops.map(({ name }) => name).slice(0, 10)).toEqual([
    'Skip to the main content',
    'Credit Fix, home',
    'How it works',
    'Browse Templates',
    'Pricing',
    'About',
    'Blog',
    'Contact',
    'Ver esta página en español',
    'Sign In',
  ]);
  // What stands higher is reached earlier.
  const inMain = stops.filter(({ main }) => main);
  expect(inMain.length).toBeGreaterThan(10);
  const backwards = inMain.filter(({ top }, index) => top < (inMain[index - 1]?.top ?? 0) - 400);
  expect(backwards.map(({ name }) => name)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('everything public can be read', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('62,421+')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What it costs' })).toBeVisible();
    await page.locator('details[name=faq] summary').first().click();
    await expect(page.getByText('You answer questions about the item')).toBeVisible();
    await page.getByRole('link', { name: 'See how it works' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How it works');
    await expect(page.locator('main')).toContainText('Generate Your Free Letter Now');
    const { path, title, when, ...template } = letterTemplates['identity-theft'];
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    for (const line of [...when, ...dataToInclude({ path, title, when, ...template })]) {
      await expect(page.locator('main')).toContainText(line);
    }
    // Nothing is waited for that only a script could bring.
    await expect(page.locator('main [aria-hidden]').last()).toBeHidden();
    await page.goto('/contact');
    await expect(page.getByText('Getting the bot check ready')).toBeHidden();
    await page.goto('/es/terms');
    await expect(page.locator('main')).toContainText('Delaware');
    // Playwright's browser reads no noscript: what is there is read as it was sent.
    const app = await (await page.request.get('/dashboard')).text();
    expect(app).toMatch(/<noscript>.*needs JavaScript.*<a href="\/">.*<\/noscript>/);
    const contact = await (await page.request.get('/contact')).text();
    expect(contact).toMatch(/<noscript>.*needs JavaScript.*mailto:.*<\/noscript>/);
  });
});

async function readPage(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { headers: { Accept: 'text/html' } });
  const html = await answer.text();
  const find = (pattern: RegExp) => plain(pattern.exec(html)?.[1] ?? '');
  const canonical = find(/<link rel="canonical" href="([^"]*)"/);
  return {
    status: answer.status(),
    lang: find(/<html lang="([^"]*)"/),
    title: find(/<title>([^<]*)<\/title>/),
    h1: find(/<h1[^>]*>([\s\S]*?)<\/h1>/),
    description: find(/<meta name="description" content="([^"]*)"/),
    keywords: find(/<meta name="keywords" content="([^"]*)"/),
    canonical: canonical && new URL(canonical).pathname,
  };
}

function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

interface Stop {
  readonly name: string;
  readonly main: boolean;
  readonly ring: boolean;
  readonly covered: boolean;
  readonly top: number;
}

/** Presses Tab until the browser's own bar would come. */
async function walkByTab(page: Page): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < 80) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate((): Stop | undefined => {
      const at = document.activeElement;
      if (!(at instanceof HTMLElement) || at === document.body) return undefined;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return {
        name: at.getAttribute('aria-label') ?? at.textContent?.trim() ?? '',
        main: at.closest('main') !== null,
        ring: (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
        covered: at.closest('main') !== null && (box.bottom <= header || box.top >= innerHeight),
        top: box.top + scrollY,
      };
    });
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}
