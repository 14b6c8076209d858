import { useLocation, useMatches } from 'react-router-dom';
import { pathIn, useHydrated } from '#webapp/kit/index.ts';
import { appMessages } from './messages.ts';

/** Leads to the same place in the other language. The other language is another build, so the page is loaded anew. */
export function LanguageLink() {
  const { pathname, search, hash } = useLocation();
  const isNowhere = useMatches().at(-1)?.params['*'] !== undefined;
  const place = isNowhere ? '/' : pathname;
  // Pages are drawn for their path alone.
  const rest = useHydrated() && !isNowhere ? search + hash : '';
  const { name, label, tag } = appMessages.otherLanguage;
  return (
    <a
      className="tap-target"
      href={pathIn(tag === 'es' ? 'es' : 'en', place) + rest}
      hrefLang={tag}
      lang={tag}
      aria-label={label}
      // The words people see are part of what they hear.
      title={label}
    >
      {name}
    </a>
  );
}
