import { Outlet, ScrollRestoration } from 'react-router-dom';
import { appMessages } from './messages.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import classes from './site-layout.module.css';
import { SCROLL_PLACES, placeKey } from './scroll-places.ts';
import { useHeadingFocus } from './use-heading-focus.ts';

export function SiteLayout() {
  useHeadingFocus();
  return (
    <div className={classes.frame}>
      <a className={classes.skip} href="#main">
        {appMessages.skip}
      </a>
      <SiteHeader />
      <main id="main" className={classes.main} tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <ScrollRestoration getKey={placeKey} storageKey={SCROLL_PLACES} />
    </div>
  );
}
