import { Box, Text } from '@mantine/core';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { Skeletons } from '#webapp/kit/index.ts';
import classes from './gallery.module.css';

interface ChapterProps {
  readonly id: string;
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** One part of the gallery; the list of contents leads to it by `id`. */
export function Chapter({ id, title, lead, children }: ChapterProps) {
  return (
    <section id={id} className={classes.chapter} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <Box component="header" mb="xl" pt="lg" className="rule-above">
        <h2 id={`${id}-title`}>{title}</h2>
        <Text maw="var(--measure)" mt="xs" c="dimmed">
          {lead}
        </Text>
      </Box>
      {children}
    </section>
  );
}

interface PartProps {
  /** Its name in the kit or in its feature. The story of the gallery looks for those of the kit. */
  readonly shows: string;
  /** Names that are in the same drawing. */
  readonly also?: readonly string[];
  /** The feature or package that it comes from, if it is not the kit. */
  readonly from?: string;
  /** When to take it, in a sentence or two. */
  readonly note: ReactNode;
  readonly children: ReactNode;
}

/** One component: what it is for, then its states. */
export function Part({ shows, also = [], from = 'kit', note, children }: PartProps) {
  return (
    <Box miw={0} mb="2xl" data-shows={[shows, ...also].join(' ')}>
      <h3>{[shows, ...also].join(', ')}</h3>
      <Text maw="var(--measure)" m="0.25rem 0 1.5rem">
        {note}{' '}
        <Text component="code" inherit c="dimmed">
          {from.startsWith('@') ? from : `#webapp/${from}`}
        </Text>
      </Text>
      <Suspense fallback={<Skeletons label={`Loading ${shows}`} />}>{children}</Suspense>
    </Box>
  );
}

/** States side by side; `wide` ones take a row each, `large` ones half of it; `small` ones stand four in it. */
export function States({
  size,
  children,
}: {
  readonly size?: 'small' | 'large' | 'wide';
  readonly children: ReactNode;
}) {
  return (
    <div className={classes.states} data-size={size}>
      {children}
    </div>
  );
}

interface StateProps {
  readonly name: string;
  /** Drawn with the ring that the keyboard brings. */
  readonly focused?: boolean;
  readonly children: ReactNode;
}

export function State({ name, focused, children }: StateProps) {
  return (
    <Box miw={0} pt="xs" className="rule-above">
      <Text mb="sm" c="dimmed" size="sm">
        {name}
      </Text>
      <div className={focused ? classes.focused : undefined}>{children}</div>
    </Box>
  );
}

/** For what takes the focus when it appears: here it would pull the page to itself. */
export function Calm({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  // Runs after the effects of what is inside, which could not take the focus yet.
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    element.inert = false;
    return () => {
      element.inert = true;
    };
  }, []);
  return (
    <div ref={box} inert>
      {children}
    </div>
  );
}
