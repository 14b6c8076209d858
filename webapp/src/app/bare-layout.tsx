import { Box, Group } from '@mantine/core';
import { Link, Outlet } from 'react-router-dom';
import { Logo } from '#webapp/kit/index.ts';
import { appMessages } from './messages.ts';
import classes from './frame.module.css';

/** A view without the site's menu: nothing to decide, only something to wait for or to read. */
export function BareLayout() {
  return (
    <Box mih="100dvh">
      <Group component="header" justify="center" p="1.5rem var(--page-gutter) 0">
        <Link to="/" className={`${classes.home} tap-target`} aria-label={appMessages.home}>
          <Logo />
        </Link>
      </Group>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </Box>
  );
}
