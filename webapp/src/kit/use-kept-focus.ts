import { useLayoutEffect, useRef, type FocusEvent, useEffect } from 'react';

/**
 * Keeps the focus in a row when the button that has it goes away (a file has arrived, a copy is removed): it moves to the
 * row itself. Without this a keyboard would start again at the top of the page.
 */
export function useKeptFocus<Row extends HTMLElement>() {
  const row = useRef<Row>(null);
  const held = useRef(false);
  useLayoutEffect(() => {
    if (held.current && document.activeElement === document.body) {
      row.current?.focus({ preventScroll: true });
    }
  });
  return {
    ref: row,
    tabIndex: -1,
    onFocus: () => {
      held.current = true;
    },
    // A button that is taken away tells React nothing: then the row still holds the focus.
    onBlur: ({ relatedTarget }: FocusEvent<Row>) => {
      held.current = relatedTarget instanceof Node && Boolean(row.current?.contains(relatedTarget));
    },
  };
}

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
