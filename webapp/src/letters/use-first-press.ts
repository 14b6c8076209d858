import { useState, type MouseEvent } from 'react';

const DOUBLE_PRESS_MS = 500;

/**
 * The second half of a double press belongs to the view that the first one left: it must not answer the next view, whose button
 * is in the same place.
 *
 * @returns what a press does first; a second half does nothing else
 */
export function useFirstPress() {
  const [shownAt] = useState(() => performance.now());
  return (event: MouseEvent) => {
    const { nativeEvent } = event;
    // Safari counts no taps, so that on touch only the time tells.
    const touch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
    const second = event.detail > 1 || touch;
    if (second && event.timeStamp - shownAt < DOUBLE_PRESS_MS) event.preventDefault();
  };
}
