import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePageMeta } from '#webapp/kit/index.ts';
import { costMessages } from './messages.tsx';
import { HomeSections } from './home-sections.tsx';
import { SHOW_PRICES } from './show-prices.ts';
import { breadcrumbData } from './structured-data.ts';

const structuredData = [breadcrumbData([{ name: costMessages.title, path: '/pricing' }])];

/** The prices have no page of their own: this address leads to their section of the home page. */
export function PricingPage() {
  const navigate = useNavigate();
  const { title, keywords, lead: description } = costMessages;
  usePageMeta({ title, description, keywords, structuredData });
  useEffect(() => {
    const options = { replace: true, preventScrollReset: true, state: SHOW_PRICES };
    void navigate({ pathname: '/', hash: '#pricing' }, options);
  }, [navigate]);
  return <HomeSections />;
}
