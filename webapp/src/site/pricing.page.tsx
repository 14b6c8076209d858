import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePageMeta } from '#webapp/kit/index.ts';
import { costMessages } from './messages.tsx';
import { HomeSections } from './home-sections.tsx';
import { breadcrumbData } from './structured-data.ts';

/** The screen is on the page by then, and the move can be seen. */
const SETTLED_MS = 50;

const structuredData = [breadcrumbData([{ name: costMessages.title, path: '/pricing' }])];

/** The prices have no page of their own: this address leads to their section of the home page. */
export function PricingPage() {
  const navigate = useNavigate();
  const { title, keywords, lead: description } = costMessages;
  usePageMeta({ title, description, keywords, structuredData });
  useEffect(() => {
    void navigate({ pathname: '/', hash: '#pricing' }, { replace: true, preventScrollReset: true });
    // Not taken back when this screen goes: the section is looked for on the page that follows.
    setTimeout(showPrices, SETTLED_MS);
  }, [navigate]);
  return <HomeSections />;
}

function showPrices(): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById('pricing')?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
}
