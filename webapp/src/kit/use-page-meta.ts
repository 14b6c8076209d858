import { siteSettings } from '@creditfix/shared/kernel';
import { useContext, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { language } from './messages.tsx';
import { PageMetaContext, headOf, type HeadTag, type PageMeta } from './page-meta.ts';

/** Elements of the head that belong to the page on screen; prerendered pages bring theirs along. */
const OF_THE_PAGE = 'data-page';

/** Says what the view on screen is called and about: the tab's title, and the head for search engines and shared links. */
export function usePageMeta(meta: PageMeta): void {
  const gather = useContext(PageMetaContext);
  const { pathname } = useLocation();
  gather?.(meta);
  const { title, description, keywords, structuredData } = meta;
  useEffect(() => {
    const place = { origin: window.location.origin, path: pathname, language: language };
    showHead(headOf({ title, description, keywords, structuredData }, place));
  }, [title, description, keywords, structuredData, pathname]);
}

function showHead(tags: readonly HeadTag[]): void {
  for (const old of document.head.querySelectorAll(`[${OF_THE_PAGE}]`)) old.remove();
  document.title = tags.find(({ name }) => name === 'title')?.text ?? siteSettings.productName;
  document.head.append(...tags.filter(({ name }) => name !== 'title').map(elementOf));
}

function elementOf({ name, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.setAttribute(OF_THE_PAGE, '');
  if (text !== undefined) element.textContent = text;
  return element;
}
