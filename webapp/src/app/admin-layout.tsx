import { Box } from '@mantine/core';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { SCROLL_PLACES, placeKey } from './scroll-places.ts';
import { useHeadingFocus } from './use-heading-focus.ts';

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
