import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { type PageMeta, usePageMeta } from './page-meta.ts';
import classes from './kit.module.css';

interface PageProps extends PageMeta {
  /** Takes the heading's place on screen where the tab should say something else. */
  readonly heading?: ReactNode;
  readonly lead?: ReactNode;
  readonly width?: 'narrow' | 'text' | 'wide';
  readonly children: ReactNode;
}

/** The frame of a view: its one h1, its lead, its width, and what it says of itself in the head of the page: the lead, if nothing else. */
export function Page({ heading, lead, width = 'text', children, ...meta }: PageProps) {
  const { description = typeof lead === 'string' ? lead : undefined } = meta;
  usePageMeta({ ...meta, description });
  return (
    <div className={classes.page} data-width={width}>
      <header>
        <h1>{heading ?? meta.title}</h1>
        {lead && (
          <Text maw="var(--measure)" mt="xs" c="dimmed" lh={1.45} size="lg">
            {lead}
          </Text>
        )}
      </header>
      {children}
    </div>
  );
}
