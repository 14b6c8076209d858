import { Box } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { isViewing, useHydrated } from '#webapp/kit/index.ts';
import classes from './frame.module.css';

// By React itself: the kit's parts that come later ask the server with a library that the home page does not load.
const ViewBanner = lazy(async () => ({
  default: (await import('#webapp/admin/index.ts')).ViewBanner,
}));

/** For whoever of the staff sees these pages as somebody else does; nobody else loads a byte of it. */
export function ViewedPages() {
  if (!(useHydrated() && isViewing())) return null;
  return (
    <Box component="aside" aria-label="View as a person" className={classes.viewed}>
      <Suspense fallback={null}>
        <ViewBanner />
      </Suspense>
    </Box>
  );
}
