import { useEffect } from 'react';

const PRODUCT = 'Credit Fix';
const DESCRIPTION =
  'Write a clear dispute letter for your credit report: your facts, the right law, the right address.';

/** Sets the tab title and the description of the view that is on screen. */
export function usePageMeta(title: string, description: string = DESCRIPTION): void {
  useEffect(() => {
    document.title = title === PRODUCT ? title : `${title} | ${PRODUCT}`;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
