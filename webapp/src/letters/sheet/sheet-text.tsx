import type { Citation } from '@creditfix/shared/letters';
import type { ReactNode } from 'react';
import { language } from '#webapp/kit/index.ts';
import { CitedLaw } from './cited-law.tsx';
import { NoteFlag } from './note-flag.tsx';
import { textSegments, type Segment, type TextMark } from './text-segments.ts';
import classes from './sheet.module.css';
import { useFreshWords } from './use-fresh-words.ts';

interface SheetTextProps {
  readonly text: string;
  readonly citations?: readonly Citation[] | undefined;
  readonly marks?: readonly TextMark[] | undefined;
}

/** A text of the letter with its law underlined, its gaps named and its new words marked. */
export function SheetText({ text, citations, marks }: SheetTextProps) {
  const { range, fading } = useFreshWords(text);
  return textSegments(text, { citations, marks, fresh: range }).map((segment) => (
    <SegmentText key={segment.start} segment={segment} fading={fading} />
  ));
}

function SegmentText({ segment, fading }: { readonly segment: Segment; readonly fading: boolean }) {
  const { text, flags } = segment;
  if (flags.length === 0) return <Words segment={segment} fading={fading} />;
  return (
    <>
      <Words segment={segment} fading={fading} />
      {flags.map(({ note, tone }) => (
        <NoteFlag key={note} note={note} tone={tone} about={text} />
      ))}
    </>
  );
}

function Words({ segment, fading }: { readonly segment: Segment; readonly fading: boolean }) {
  const { text, gap, citation, tone, fresh } = segment;
  let content: ReactNode = text;
  if (gap)
    content = (
      <span className={classes.gap} lang={language}>
        {gap}
      </span>
    );
  if (citation) content = <CitedLaw citation={citation}>{text}</CitedLaw>;
  if (tone)
    content = (
      <mark className={classes.marked} data-tone={tone}>
        {content}
      </mark>
    );
  if (!fresh || gap) return content;
  return (
    <span className={fading ? classes.faded : classes.fresh} data-fresh>
      {content}
    </span>
  );
}
