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
    // With the hash, the router would jump to the section while it is being scrolled to, and the two end beyond it.
    void navigate('/', { replace: true, preventScrollReset: true });
    // This page is gone once the home page stands in its place; the heading of the home page has the focus after that.
    return () => queueMicrotask(showPrices);
  }, [navigate]);
  return <HomeSections />;
}

function showPrices(): void {
  const section = document.getElementById('pricing');
  // Whoever went elsewhere meanwhile is left there.
  if (!section) return;
  window.history.replaceState(window.history.state, '', '#pricing');
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
  const heading = section.querySelector('h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
