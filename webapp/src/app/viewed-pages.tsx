import { Box } from '@mantine/core';
import { isViewing, LazyPart, lazyPart } from '#webapp/kit/index.ts';
import classes from './frame.module.css';

// Not by the feature's index: it would bring the staff's style sheets onto the person's pages.
const banner = lazyPart(
  async () => (await import('#webapp/admin/view-banner.page.tsx')).ViewBanner,
);

/** For whoever of the staff sees these pages as somebody else does; nobody else loads a byte of it. */
export function ViewedPages() {
  if (!isViewing()) return null;
  return (
    <Box component="aside" aria-label="View as a person" className={classes.viewed}>
      <LazyPart part={banner} props={{}} lines={1} />
    </Box>
  );
}
