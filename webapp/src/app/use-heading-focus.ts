import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

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
