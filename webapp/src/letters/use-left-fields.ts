import { useEffect, useRef, type FocusEvent } from 'react';

interface Watcher {
  readonly enter: (ids: readonly string[]) => void;
  readonly leave: (ids: readonly string[]) => void;
}

/**
 * Tells a form which of its fields, or groups of fields, the person goes into and leaves, by their ids.
 *
 * Pressing a button leaves a field before the button is released. A fault that shows in between moves the button away from
 * under the pointer, and the press is lost; so leaving is told once the pointer is up.
 */
export function useLeftFields(watcher: Watcher | undefined) {
  const pressed = useRef(false);
  useEffect(() => {
    const down = () => {
      pressed.current = true;
    };
    const up = () => {
      pressed.current = false;
    };
    window.addEventListener('mousedown', down, true);
    window.addEventListener('mouseup', up, true);
    return () => {
      window.removeEventListener('mousedown', down, true);
      window.removeEventListener('mouseup', up, true);
    };
  }, []);
  if (!watcher) return {};
  return {
    onFocus: (event: FocusEvent<HTMLElement>) => watcher.enter(idsAround(event)),
    onBlur: (event: FocusEvent<HTMLElement>) => {
      const ids = idsAround(event);
      // Looking something up in another window, or why we ask, is not leaving.
      if (ids.length === 0 || !document.hasFocus() || isSummary(event.relatedTarget)) return;
      if (!pressed.current) return watcher.leave(ids);
      window.addEventListener('mouseup', () => setTimeout(() => watcher.leave(ids)), {
        once: true,
      });
    },
  };
}

/** Ids of the field and of the groups around it that do not hold the other end of the move. */
function idsAround({ target, relatedTarget, currentTarget }: FocusEvent<HTMLElement>): string[] {
  const ids: string[] = [];
  let place: HTMLElement | null = target;
  for (; place && place !== currentTarget; place = place.parentElement) {
    if (place.id !== '' && !place.contains(relatedTarget)) ids.push(place.id);
  }
  return ids;
}

function isSummary(element: EventTarget | null): boolean {
  return element instanceof HTMLElement && element.tagName === 'SUMMARY';
}
