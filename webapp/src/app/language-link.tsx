import { useLocation, useMatches } from 'react-router-dom';
import { language, pathIn, useHydrated } from '#webapp/kit/index.ts';
import { appMessages } from './messages.ts';

const { name, label, tag } = appMessages.otherLanguage;

/** Leads to the same place in the other language. The other language is another build, so the page is loaded again. */
export function LanguageLink() {
  const { href } = useOtherLanguage();
  return (
    <a
      className="tap-target"
      href={href}
      hrefLang={tag}
      lang={tag}
      aria-label={label}
      // The words people see are part of what they hear.
      title={label}
      // Whoever goes back to English is not asked again. Where a browser keeps nothing this throws, and the link leads on all the same.
      onClick={language === 'es' ? () => localStorage.setItem(ENGLISH_WANTED, 'yes') : undefined}
    >
      {name}
    </a>
  );
}

export function useOtherLanguage() {
  const { pathname, search, hash } = useLocation();
  const isNowhere = useMatches().at(-1)?.params['*'] !== undefined;
  // Pages are drawn for their path alone.
  const rest = useHydrated() && !isNowhere ? search + hash : '';
  const href = pathIn(tag === 'es' ? 'es' : 'en', isNowhere ? '/' : pathname) + rest;
  return { href, isNowhere };
}

/** On this device English was chosen, or Spanish was offered and put away. */
export const ENGLISH_WANTED = 'english-wanted';
