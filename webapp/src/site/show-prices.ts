import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** The state of a move that ends at the prices of the home page. */
export const SHOW_PRICES = 'show-prices';

/** Scrolls to the prices once they are on the page, where `/pricing` led here; a reload stays where the person was. */
export function useShownPrices(): void {
  const { state } = useLocation();
  const isMove = useNavigationType() !== 'POP';
  useEffect(() => {
    if (state !== SHOW_PRICES || !isMove) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    document.getElementById('pricing')?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
  }, [state, isMove]);
}
