import type { ReactNode } from 'react';
import classes from './page.module.css';
import { usePageMeta } from './use-page-meta.ts';

interface PageProps {
  /** The heading, and with the product's name the title of the browser tab. */
  readonly title: string;
  /** For search engines and shared links: one sentence. */
  readonly description?: string;
  /** Takes the heading's place on screen where the tab should say something else. */
  readonly heading?: ReactNode;
  readonly lead?: ReactNode;
  readonly width?: 'narrow' | 'text' | 'wide';
  readonly children: ReactNode;
}

/** The frame of a view: its one h1, its lead, its width, its tab title. */
export function Page({ title, description, heading, lead, width = 'text', children }: PageProps) {
  usePageMeta(title, description);
  return (
    <div className={classes.page} data-width={width}>
      <header className={classes.header}>
        <h1>{heading ?? title}</h1>
        {lead && <p className={classes.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  );
}
