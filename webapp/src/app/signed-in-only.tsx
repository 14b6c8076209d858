import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSignedIn, isViewing, LazyPart, lazyPart } from '#webapp/kit/index.ts';
import { Box } from '@mantine/core';
import { keepWordsOffline } from './keep-offline.ts';

/** Leads visitors to sign-in and back. It only saves them a refusal: the server guards every call itself. */
export function SignedInOnly() {
  const signedIn = useSignedIn();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (signedIn) void keepWordsOffline();
  }, [signedIn]);
  if (signedIn) {
    return (
      <>
        <ViewedPages />
        <Outlet />
      </>
    );
  }
  return <Navigate to={`/login?redirect=${encodeURIComponent(pathname + search)}`} replace />;
}

// Not by the feature's index: it would bring the staff's style sheets onto the person's pages.
const banner = lazyPart(
  async () => (await import('#webapp/admin/view-banner.page.tsx')).ViewBanner,
);

/** For whoever of the staff sees these pages as somebody else does; nobody else loads a byte of it. */
function ViewedPages() {
  if (!isViewing()) return null;
  return (
    <Box
      component="aside"
      aria-label="View as a person"
      pos="sticky"
      top={0}
      bg="var(--paper)"
      style={{ zIndex: 3 }}
    >
      <LazyPart part={banner} props={{}} lines={1} />
    </Box>
  );
}
