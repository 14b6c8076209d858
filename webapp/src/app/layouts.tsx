import { Box, Stack, Button, Group, Text } from '@mantine/core';
import { useState, useSyncExternalStore, useEffect, useRef } from 'react';
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  isRouteErrorResponse,
  useRouteError,
} from 'react-router-dom';
import { useHydrated, useSiteFacts, WhereKnown, Page, pathInApp } from '#webapp/kit/index.ts';
import { appMessages } from './messages.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SCROLL_PLACES, placeKey } from './scroll-places.ts';
import classes from './frame.module.css';

export function SiteLayout() {
  useHeadingFocus();
  return (
    <Stack gap={0} mih="100dvh">
      <a className={classes.skip} href="#main">
        {appMessages.skip}
      </a>
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
