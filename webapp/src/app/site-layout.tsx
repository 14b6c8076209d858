import { Box, Stack } from '@mantine/core';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Announcement } from './announcement.tsx';
import { appMessages } from './messages.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import classes from './frame.module.css';
import { SCROLL_PLACES, placeKey } from './scroll-places.ts';
import { useHeadingFocus } from './use-heading-focus.ts';
import { ViewedPages } from './viewed-pages.tsx';

export function SiteLayout() {
  useHeadingFocus();
  return (
    <Stack gap={0} mih="100dvh">
      <a className={classes.skip} href="#main">
        {appMessages.skip}
      </a>
      <ViewedPages />
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
