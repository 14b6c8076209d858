import type { ClaimId } from '@creditfix/shared/kernel';
import { Box, Text } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useSiteFacts, VisuallyHidden, WhereKnown } from '#webapp/kit/index.ts';
import classes from './site.module.css';

/** A figure on its way from nothing to itself: every number in it grows, what stands around stays. */
export function figureAt(figure: string, part: number): string {
  if (part >= 1) return figure;
  return figure.replace(NUMBER, (number) => grown(number, Math.max(0, part)));
}

/** True if there is something to count: a mark that the server fills in is printed as it is. */
export function countable(figure: string): boolean {
  return figure.search(NUMBER) >= 0;
}

const NUMBER = /\d[\d,]*(?:\.\d+)?/g;

function grown(number: string, part: number): string {
  const [whole = '', decimals = ''] = number.replaceAll(',', '').split('.');
  const target = Number(decimals ? `${whole}.${decimals}` : whole);
  const scale = 10 ** decimals.length;
  const now = (Math.floor(target * part * scale) / scale).toFixed(decimals.length);
  const [head = '', tail] = now.split('.');
  const grouped = number.includes(',') ? head.replace(/\B(?=(\d{3})+$)/g, ',') : head;
  return tail === undefined ? grouped : `${grouped}.${tail}`;
}

const DURATION_MS = 2000;
/** How much of the place must be on screen before the counting begins. */
const VISIBLE_PART = 0.1;

/**
 * The figure as it counts up, once, when its place comes into view. Undefined while it stands still: before, after, without JavaScript,
 * and for people who want no motion.
 */
function useCountUp(figure: string, place: RefObject<Element | null>): string | undefined {
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    const element = place.current;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!element || calm || !countable(figure)) return undefined;
    let frame = 0;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        const startedAt = performance.now();
        const step = (now: number) => {
          const part = (now - startedAt) / DURATION_MS;
          setShown(part < 1 ? figureAt(figure, part) : undefined);
          if (part < 1) frame = requestAnimationFrame(step);
        };
        step(startedAt);
      },
      { threshold: VISIBLE_PART },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [figure, place]);
  return shown;
}

interface ClaimListProps {
  readonly ids: readonly ClaimId[];
  /** Counts each figure up when it comes into view. */
  readonly counting?: boolean;
  /** A sign behind the text of a claim that a note below explains. */
  readonly noted?: ClaimId;
}

/** What is there only where one of these claims may be shown. */
export function WhereClaimed({
  any,
  children,
}: {
  readonly any: readonly ClaimId[];
  readonly children: ReactNode;
}) {
  return <WhereKnown any={any.map((id) => `claim.${id}`)}>{children}</WhereKnown>;
}

/** Figures in a row, each with what it counts. A claim that may not be shown is left out, and with it its place. */
export function ClaimList({ ids, counting = false, noted }: ClaimListProps) {
  const { claims } = useSiteFacts();
  return (
    <dl className={classes.claims}>
      {ids.map((id) => (
        <WhereClaimed key={id} any={[id]}>
          <div>
            <Text component="dt" maw="24ch" c="dimmed" lh={1.35} size="sm">
              {claims[id]?.text}
              {id === noted && <span aria-hidden>*</span>}
            </Text>
            <Text component="dd" ff="heading" fz="h1" fw={600} lh={1.3} className="tabular">
              {counting ? <CountingFigure figure={claims[id]?.figure ?? ''} /> : claims[id]?.figure}
            </Text>
          </div>
        </WhereClaimed>
      ))}
    </dl>
  );
}

/** Who listens to the page hears the figure itself, never one on the way. */
function CountingFigure({ figure }: { readonly figure: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const shown = useCountUp(figure, place);
  return (
    <Box component="span" ref={place} display="block" className="nowrap">
      {shown === undefined ? (
        figure
      ) : (
        <>
          <span aria-hidden>{shown}</span>
          <VisuallyHidden>{figure}</VisuallyHidden>
        </>
      )}
    </Box>
  );
}
