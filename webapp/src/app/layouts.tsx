import { Box, Stack, Button, Group, Text } from '@mantine/core';
import { type ComponentType, useState, useSyncExternalStore, useEffect, useRef } from 'react';
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  isRouteErrorResponse,
  useRouteError,
  Link,
  NavLink,
} from 'react-router-dom';
import {
  language,
  useHydrated,
  useSiteFacts,
  WhereKnown,
  Page,
  pathInApp,
  Icon,
  Logo,
  useSignedIn,
  VisuallyHidden,
} from '#webapp/kit/index.ts';
import { LanguageLink } from './language-link.tsx';
import { appMessages } from './messages.ts';
import { SiteFooter } from './site-footer.tsx';
import { SCROLL_PLACES, placeKey } from './scroll-places.ts';
import classes from './frame.module.css';

export function SiteLayout() {
  useHeadingFocus();
  return (
    <Stack gap={0} mih="100dvh">
      <a className={classes.skip} href="#main">
        {appMessages.skip}
      </a>
      {language === 'en' && <SpanishOffer />}
      <Announcement />
      <SiteHeader />
      <Box component="main" id="main" flex="1" tabIndex={-1}>
        <Outlet />
      </Box>
      <SiteFooter />
      <ScrollRestoration getKey={placeKey} storageKey={SCROLL_PLACES} />
    </Stack>
  );
}

/** Most browsers ask for English, and load nothing of it. */
function SpanishOffer() {
  const [Offer, setOffer] = useState<ComponentType>();
  useEffect(() => {
    if (!prefersSpanish()) return;
    // Where it does not come, the link in the menu leads there, too.
    import('./spanish-offer.tsx').then(
      (file) => setOffer(() => file.SpanishOffer),
      () => {},
    );
  }, []);
  return Offer ? <Offer /> : null;
}

/** Of our two languages the browser names Spanish first. */
function prefersSpanish(): boolean {
  return /^es/i.test(navigator.languages.find((each) => /^e[ns]\b/i.test(each)) ?? '');
}

/** The text that this browser has put away; another text is shown again. */
const PUT_AWAY = 'announcement-put-away';

/** A sentence of the operator's above every page for consumers, until the reader puts it away. It is text and nothing else. */
function Announcement() {
  return (
    <WhereKnown any={['announcement']}>
      <Banner />
    </WhereKnown>
  );
}

function Banner() {
  const { announcement } = useSiteFacts();
  const isHydrated = useHydrated();
  const kept = useSyncExternalStore(never, keptText, () => null);
  const [isPutAway, setPutAway] = useState(false);
  const putAway = () => {
    setPutAway(true);
    try {
      localStorage.setItem(PUT_AWAY, announcement);
    } catch {
      // A browser that keeps nothing shows it again on the next visit.
    }
    document.getElementById('main')?.focus();
  };
  if (isPutAway || kept === announcement) return null;
  return (
    <section className={classes.announcement} aria-label={appMessages.announcement}>
      <Group
        wrap="nowrap"
        justify="space-between"
        gap="md"
        maw="calc(72rem + 2 * var(--page-gutter))"
        mx="auto"
        p="0.25rem var(--page-gutter)"
        className="anywhere"
      >
        <Text>{announcement}</Text>
        <Button variant="subtle" flex="none" disabled={!isHydrated} onClick={putAway}>
          {appMessages.putAway}
        </Button>
      </Group>
    </section>
  );
}

const never = () => () => {};

function keptText(): string | null {
  try {
    return localStorage.getItem(PUT_AWAY);
  } catch {
    return null;
  }
}

/** After a move inside the site, the focus goes to the new view's heading, as it would on a fresh page. */
export function useHeadingFocus(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, hash]);
}

/** What stands where a page could not be drawn. */
export function RouteError() {
  const error = useRouteError();
  return (
    <Page title={appMessages.broken.title} lead={appMessages.broken.lead}>
      <p role="alert" className="side-line" data-tone="trouble">
        <strong>{appMessages.broken.notice}:</strong> {messageOf(error)}
      </p>
      <Group align="stretch" justify="flex-end" mt="lg">
        <Button component="a" href={pathInApp('/')}>
          {appMessages.broken.home}
        </Button>
        <Button variant="filled" onClick={() => window.location.reload()}>
          {appMessages.broken.reload}
        </Button>
      </Group>
    </Page>
  );
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error && error.message ? error.message : appMessages.broken.unknown;
}

/** Views with the same action of their own, or that are the action. */
const HAS_OWN_START = new Set(['/generate-letter', '/dispute-letter-generator', '/dashboard']);

const { places } = appMessages;

const visitorPlaces = [
  { to: '/how-it-works', name: places.howItWorks },
  { to: '/dispute-letters', name: places.templates },
  { to: '/pricing', name: places.pricing },
  { to: '/about', name: places.about },
  { to: '/blog', name: places.blog },
  { to: '/contact', name: places.contact },
] as const;

const personPlaces = [
  { to: '/how-it-works', name: places.howItWorks },
  { to: '/dispute-letters', name: places.templates },
  { to: '/dashboard', name: places.dashboard },
  { to: '/account', name: places.account },
] as const;

function SiteHeader() {
  const signedIn = useSignedIn();
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  // The menu belongs to the view it was opened on: going somewhere closes it.
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === pathname;
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(undefined);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);

  return (
    <header className={classes.header}>
      <div className={classes.row}>
        <Link
          to="/"
          style={{ textDecoration: 'none' }}
          className="tap-target"
          aria-label={appMessages.home}
        >
          <Logo />
        </Link>
        <button
          ref={toggle}
          type="button"
          className={classes.toggle}
          disabled={!hydrated}
          aria-expanded={open}
          aria-controls="site-menu"
          onClick={() => setOpenAt(open ? undefined : pathname)}
        >
          <Icon name={open ? 'close' : 'menu'} /> {appMessages.menu}
        </button>
        <nav
          id="site-menu"
          aria-label={appMessages.mainMenu}
          className={classes.menu}
          data-open={open || undefined}
        >
          <ul className={`${classes.links} plain-list`}>
            {(signedIn ? personPlaces : visitorPlaces).map(({ to, name }) => (
              <li key={to}>
                {/* The prices of mail come with their page. */}
                <NavLink to={to} reloadDocument={to === '/pricing'}>
                  {name}
                </NavLink>
              </li>
            ))}
            <li className={classes.language}>
              <LanguageLink />
            </li>
            <li>{signedIn ? <SignOutButton /> : <NavLink to="/login">{places.signIn}</NavLink>}</li>
            {!HAS_OWN_START.has(pathname) && (
              <li>
                <Button component={Link} to="/generate-letter">
                  {signedIn ? places.newLetter : places.startFree}
                </Button>
              </li>
            )}
          </ul>
        </nav>
      </div>
    </header>
  );
}

/** Ends the session on the server first: on a shared computer, looking signed out is not enough. */
function SignOutButton() {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  const leave = async () => {
    setState('busy');
    const { signOut } = await import('#webapp/accounts/index.ts');
    if (await signOut()) window.location.assign(pathInApp('/'));
    else setState('failed');
  };

  return (
    <>
      <button type="button" disabled={state === 'busy'} onClick={() => void leave()}>
        {state === 'busy' ? appMessages.signOut.busy : appMessages.places.signOut}
      </button>
      <VisuallyHidden role="status">
        {state === 'busy' ? appMessages.signOut.busyAloud : ''}
      </VisuallyHidden>
      {state === 'failed' && (
        <p role="alert" className={classes.failed}>
          {appMessages.signOut.failed}
        </p>
      )}
    </>
  );
}
