import { Box, SimpleGrid, Text } from '@mantine/core';
import { Suspense, useEffect, useRef, type ReactNode, lazy } from 'react';
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

const columns = {
  small: { minColWidth: 'min(13rem,100%)', autoFlow: 'auto-fill' },
  medium: { minColWidth: 'min(17rem,100%)', autoFlow: 'auto-fit' },
  large: { minColWidth: 'min(23rem,100%)', autoFlow: 'auto-fit' },
  wide: { cols: 1 },
} as const;

/** States side by side; `wide` ones take a row each, `large` ones half of it; `small` ones stand four in it. */
export function States({
  size = 'medium',
  children,
}: {
  readonly size?: keyof typeof columns;
  readonly children: ReactNode;
}) {
  return (
    <SimpleGrid
      {...columns[size]}
      spacing="xl"
      verticalSpacing="lg"
      mt="lg"
      className={classes.states}
    >
      {children}
    </SimpleGrid>
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

/**
 * The product's own objects, out of the features they belong to. Each feature comes as the file that it always is: asked for in any other
 * way, its parts would be cut up again, and people would load more files.
 */

const letters = () => import('#webapp/letters/index.ts');
const mailing = () => import('#webapp/mailing/index.ts');
const disputes = () => import('#webapp/disputes/index.ts');
const billing = () => import('#webapp/billing/index.ts');
const documents = () => import('#webapp/documents/index.ts');
const site = async () => await (await import('#webapp/site/index.ts')).loadHomeDrawings();
const drawings = async () => await (await import('#webapp/site/index.ts')).loadDrawings();

export const Sheet = lazy(async () => ({ default: await (await letters()).loadSheet() }));
export const SavedWords = lazy(async () => ({ default: await (await letters()).loadSavedWords() }));
export const StampedEnvelope = lazy(async () => ({ default: (await letters()).StampedEnvelope }));
export const Envelope = lazy(async () => ({ default: (await mailing()).Envelope }));
export const MailTimeline = lazy(async () => ({ default: (await mailing()).MailTimeline }));
export const ClockBar = lazy(async () => ({ default: (await disputes()).ClockBar }));
export const StopLine = lazy(async () => ({ default: (await disputes()).StopLine }));
export const EnvelopeDrawing = lazy(async () => ({ default: (await disputes()).EnvelopeDrawing }));
export const StepsPart = lazy(async () => ({ default: (await disputes()).StepsPart }));
export const ComplaintFields = lazy(async () => ({ default: (await disputes()).ComplaintFields }));
export const SignedContract = lazy(async () => ({ default: (await billing()).SignedContract }));
export const PlanTable = lazy(async () => ({ default: (await billing()).PlanTable }));
export const LettersLeft = lazy(async () => ({ default: (await billing()).LettersLeft }));
export const UploadLine = lazy(async () => ({ default: (await documents()).UploadLine }));
export const Thumbnail = lazy(async () => ({ default: (await documents()).Thumbnail }));
export const CertifiedLabel = lazy(async () => ({ default: (await site()).CertifiedLabel }));
export const SampleLetter = lazy(async () => ({ default: (await site()).SampleLetter }));
export const StepDrawings = lazy(async () => ({ default: (await site()).ThreeSteps }));
export const MailboxDrawing = lazy(async () => ({ default: (await drawings()).MailboxDrawing }));
export const EmptySheetDrawing = lazy(async () => ({
  default: (await drawings()).EmptySheetDrawing,
}));
export const BureausDrawing = lazy(async () => ({ default: (await drawings()).BureausDrawing }));
export const CompanyDrawing = lazy(async () => ({ default: (await drawings()).CompanyDrawing }));
export const CertifiedDrawing = lazy(async () => ({
  default: (await drawings()).CertifiedDrawing,
}));
export const CalendarDrawing = lazy(async () => ({ default: (await drawings()).CalendarDrawing }));
