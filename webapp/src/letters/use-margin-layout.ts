import { useEffect, useRef } from 'react';

/** Wide enough for a margin beside the paper; in step with the style sheet of the notes. */
const WIDE = '(min-width: 75em)';
const GAP_PX = 16;

/**
 * Lays the notes into the margin beside their paragraphs without pulling the letter apart: a note that would lie on the one
 * above it moves down. If there is no margin they stand below their paragraph, and nothing is moved.
 *
 * @returns the ref of the element that holds the letter
 */
export function useMarginLayout() {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = holder.current;
    if (!element) return undefined;
    const wide = matchMedia(WIDE);
    const layOut = () => spread(element, wide.matches);
    const sizes = new ResizeObserver(layOut);
    const watch = () => {
      sizes.disconnect();
      sizes.observe(element);
      for (const notes of notesIn(element)) sizes.observe(notes);
      layOut();
    };
    // Notes come and go with each change of wording.
    const changes = new MutationObserver(watch);
    changes.observe(element, { childList: true, subtree: true });
    wide.addEventListener('change', layOut);
    watch();
    return () => {
      sizes.disconnect();
      changes.disconnect();
      wide.removeEventListener('change', layOut);
    };
  }, []);
  return holder;
}

const notesIn = (element: HTMLElement) => [
  ...element.querySelectorAll<HTMLElement>('[data-margin-notes]'),
];

function spread(element: HTMLElement, wide: boolean): void {
  const all = notesIn(element);
  for (const notes of all) notes.style.translate = '';
  if (!wide) return;
  const places = all.map((notes) => notes.getBoundingClientRect());
  let free = -Infinity;
  for (const [index, { top, height }] of places.entries()) {
    const down = Math.max(0, free - top);
    const notes = all[index];
    if (notes && down > 0) notes.style.translate = `0 ${Math.ceil(down)}px`;
    free = top + down + height + GAP_PX;
  }
}
