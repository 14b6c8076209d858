import { Box, Group } from '@mantine/core';
import { Link, Outlet, ScrollRestoration } from 'react-router-dom';
import { Logo } from '#webapp/kit/index.ts';
import { useHeadingFocus } from './layouts.tsx';
import { appMessages } from './messages.ts';
import { SCROLL_PLACES, placeKey } from './scroll-places.ts';

/** Frames without the site's menu. No public page has one, so none loads them. */

/** The administrators' own frame: no menu and no footer of the site. */
export function AdminLayout() {
  useHeadingFocus();
  return (
    <Box mih="100dvh">
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <ScrollRestoration getKey={placeKey} storageKey={SCROLL_PLACES} />
    </Box>
  );
}

/** A view without the site's menu: nothing to decide, only something to wait for or to read. */
export function BareLayout() {
  return (
    <Box mih="100dvh">
      <Group component="header" justify="center" p="1.5rem var(--page-gutter) 0">
        <Link
          to="/"
          style={{ textDecoration: 'none' }}
          className="tap-target"
          aria-label={appMessages.home}
        >
          <Logo />
        </Link>
      </Group>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </Box>
  );
}
