import '@mantine/core/styles/Popover.layer.css';
import { type Citation, statuteMeaning } from '@creditfix/shared/letters';
import { Box, Popover } from '@mantine/core';
import {
  type KeyboardEvent,
  type ReactNode,
  useId,
  useState,
  useEffect,
  createContext,
  useContext,
} from 'react';
import { Icon, language } from '#webapp/kit/index.ts';
import { sheetMessages } from '../messages.tsx';
import { goTo, noteId, placeId } from './note-place.ts';
import classes from './sheet.module.css';
import {
  type Segment,
  type TextMark,
  textSegments,
  freshRange,
  type TextRange,
} from './text-segments.ts';

interface NoteFlagProps {
  readonly note: number;
  readonly tone: TextMark['tone'];
  /** The words before it, for those who do not see the line under them. */
  readonly about: string;
}

/** The editor's mark after the words: a shape and a number beside the color, and the way to the note. */
function NoteFlag({ note, tone, about }: NoteFlagProps) {
  const blocks = tone === 'block';
  return (
    <button
      type="button"
      id={placeId(note)}
      className={classes.flag}
      lang={language}
      data-tone={tone}
      aria-label={sheetMessages.noteFlag[tone](note, about.trim().slice(-LONGEST_ABOUT))}
      onClick={() => goTo(noteId(note))}
    >
      <Icon name={blocks ? 'stop' : 'info'} />
      {note}
    </button>
  );
}

const LONGEST_ABOUT = 80;

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

interface CitedLawProps {
  readonly citation: Citation;
  readonly children: ReactNode;
}

/** Law in a sentence, softly underlined; touching it or reaching it by keyboard says what it means and whom it binds. */
function CitedLaw({ citation, children }: CitedLawProps) {
  const [open, setOpen] = useState(false);
  const note = useId();
  const law = statuteMeaning(citation.statute);
  if (!law) return children;
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false);
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    setOpen((now) => !now);
  };
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      width={300}
      position="bottom"
      withArrow
      withRoles={false}
      portalProps={{ target: 'main' }}
      middlewares={{ inline: true, flip: true, shift: true }}
    >
      <Popover.Target>
        {/* A real button can't break across lines, and a citation in running text has to. */}
        <span
          role="button"
          tabIndex={0}
          className={classes.law}
          aria-expanded={open}
          aria-describedby={open ? note : undefined}
          onClick={() => setOpen((now) => !now)}
          onKeyDown={onKey}
          onFocus={({ currentTarget }) => {
            if (currentTarget.matches(':focus-visible')) setOpen(true);
          }}
          onBlur={() => setOpen(false)}
        >
          {children}
        </span>
      </Popover.Target>
      <Popover.Dropdown id={note} className={classes.meaning}>
        {law.meaning}
        <Box component="span" display="block" mt="0.375rem" c="dimmed">
          {sheetMessages.binds[law.binds]}
        </Box>
      </Popover.Dropdown>
    </Popover>
  );
}

/** How long after the last keystroke new words stay marked, and how long the mark takes to fade. */
const REST_MS = 1_200;
const FADE_MS = 500;

interface FreshWords {
  readonly range: TextRange | undefined;
  readonly fading: boolean;
}

/** The words that were added since the person last rested. */
function useFreshWords(text: string): FreshWords {
  const { live, isDrawn } = useSheetManner();
  const [known, setKnown] = useState(() => (live && isDrawn() ? '' : text));
  const [faded, setFaded] = useState<string>();

  useEffect(() => {
    if (!live || text === known) return undefined;
    const rest = setTimeout(() => setFaded(text), REST_MS);
    const done = setTimeout(() => setKnown(text), REST_MS + FADE_MS);
    return () => {
      clearTimeout(rest);
      clearTimeout(done);
    };
  }, [live, text, known]);

  if (!live) return { range: undefined, fading: false };
  // Typing on while the last words fade: those are known now.
  const before = faded !== undefined && faded !== text ? faded : known;
  return { range: freshRange(before, text), fading: faded === text };
}

/** How the texts of one sheet are drawn. */
interface SheetManner {
  /** New words are marked for a moment. */
  readonly live: boolean;
  /** False while the sheet is drawn for the first time: what is there from the start is not new. */
  readonly isDrawn: () => boolean;
}

export const SheetMannerContext = createContext<SheetManner>({ live: false, isDrawn: () => true });

const useSheetManner = (): SheetManner => useContext(SheetMannerContext);
