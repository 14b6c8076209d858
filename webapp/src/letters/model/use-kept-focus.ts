import { useEffect, useRef } from 'react';

/** The control that was used goes away with its action; the focus stays with the card, unless the person went elsewhere. */
export function useKeptFocus(stage: string) {
  const card = useRef<HTMLElement>(null);
  const before = useRef(stage);
  useEffect(() => {
    if (before.current === stage) return;
    before.current = stage;
    if (document.activeElement === document.body) card.current?.focus({ preventScroll: true });
  }, [stage]);
  return card;
}
