import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePageMeta } from '#webapp/kit/index.ts';
import { costMessages } from './messages.tsx';
import { HomeSections } from './home-sections.tsx';
import { breadcrumbData } from './structured-data.ts';

const structuredData = [breadcrumbData([{ name: costMessages.title, path: '/pricing' }])];

/** The prices have no page of their own: this address leads to their section of the home page. */
export function PricingPage() {
  const navigate = useNavigate();
  const { title, keywords, lead: description } = costMessages;
  usePageMeta({ title, description, keywords, structuredData });
  useEffect(() => {
    const goOn = async (): Promise<void> => {
      // The home page is on the screen when this is done: what is looked for before then may not be there yet.
      const options = { replace: true, preventScrollReset: true, flushSync: true };
      await navigate({ pathname: '/', hash: '#pricing' }, options);
      showPrices();
    };
    void goOn();
  }, [navigate]);
  return <HomeSections />;
}

function showPrices(): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById('pricing')?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
}
