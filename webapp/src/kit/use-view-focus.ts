import { useEffect, useRef } from 'react';

/** When one view takes the place of another at the same address, the focus goes to the new one's heading. */
export function useViewFocus(view: string): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [view]);
}
