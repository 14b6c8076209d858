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
      <header className={classes.chapterHead}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{lead}</p>
      </header>
      {children}
    </section>
  );
}

interface PartProps {
  /** Its name in the kit or in its room. The story of the gallery looks for those of the kit. */
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
    <div className={classes.part} data-shows={[shows, ...also].join(' ')}>
      <h3>{[shows, ...also].join(', ')}</h3>
      <p className={classes.partNote}>
        {note}{' '}
        <code className={classes.door}>{from.startsWith('@') ? from : `#webapp/${from}`}</code>
      </p>
      <Suspense fallback={<Skeletons label={`Loading ${shows}`} />}>{children}</Suspense>
    </div>
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
    <div className={classes.state}>
      <p className={classes.stateName}>{name}</p>
      <div className={classes.stateBody} data-focused={focused || undefined}>
        {children}
      </div>
    </div>
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
