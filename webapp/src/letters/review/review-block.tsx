import {
  blockText,
  type FindingWay,
  type LetterBlock,
  type LintFinding,
} from '@creditfix/shared/letters';
import { Group, Button, Stack, Text } from '@mantine/core';
import {
  useState,
  type KeyboardEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  type ReactNode,
} from 'react';
import { useDebouncedValue } from '@mantine/hooks';
import { Icon, language, useSetAtom, VisuallyHidden } from '#webapp/kit/index.ts';
import { unsavedWordingsAtom } from '../letter-draft.atoms.ts';
import { reviewMessages, intoEnglishMessages } from '../messages.tsx';
import sheet from '../sheet/sheet.module.css';
import classes from './review-block.module.css';
import { goToNotePlace, paragraphId, noteId } from '../sheet/note-place.ts';
import { SheetBlock } from '../sheet/sheet-block.tsx';
import { type MarginNoteData, marksOf } from './margin-notes.ts';
import { canReword, withFix, offeredChange, type Replacement } from './paragraph-edits.ts';
import { textSegments } from '../sheet/text-segments.ts';
import { findingsWords, movedAlong } from './live-findings.ts';

interface ParagraphToolsProps {
  readonly onEdit: (() => void) | undefined;
  readonly onChangeFacts: (() => void) | undefined;
  /** Takes back the offer that was just taken, and nothing else. */
  readonly onUndoFix: (() => void) | undefined;
  /** Takes back all of the person's own wording here. */
  readonly onUndo: (() => void) | undefined;
}

/** What can be done with a paragraph: a pen in its margin, and the way back. */
function ParagraphTools(props: ParagraphToolsProps) {
  const { onEdit, onChangeFacts, onUndoFix, onUndo } = props;
  return (
    <div className={classes.tools} lang={language} data-tools>
      {onEdit && (
        <button type="button" className={classes.pen} onClick={onEdit}>
          <Icon name="pen" /> <span>{reviewMessages.paragraph.reword}</span>
        </button>
      )}
      {onChangeFacts && (
        <button type="button" className={classes.pen} onClick={onChangeFacts}>
          <Icon name="pen" /> <span>{reviewMessages.paragraph.changeFacts}</span>
        </button>
      )}
      {(onUndo || onUndoFix) && (
        <Group component="p" gap="0 0.5rem" c="var(--ink)" fw={600}>
          {reviewMessages.paragraph.yours}
          {onUndoFix && (
            <button type="button" onClick={onUndoFix}>
              {reviewMessages.paragraph.undoFix}
            </button>
          )}
          {onUndo && (
            <button type="button" onClick={onUndo}>
              {reviewMessages.paragraph.undo}
            </button>
          )}
        </Group>
      )}
    </div>
  );
}

interface MarginNoteProps {
  /** The number at its place in the text, where the text shows one. */
  readonly number?: number;
  readonly finding: LintFinding;
  /** The marked words; empty if it is about all of them. */
  readonly words: string;
  /** Leads to the words. */
  readonly onGo: () => void;
  readonly onFix: (() => void) | undefined;
  /** Takes one of the ways on that the finding names. */
  readonly onWay?: (way: FindingWay) => void;
  /** Has words in another language put into English, where that is offered. */
  readonly onTranslate?: (() => void) | undefined;
}

/** What the editor says about one place, with one offer. */
function MarginNote(props: MarginNoteProps) {
  const { number, finding, words: about, onGo, onFix, onWay, onTranslate } = props;
  const { severity, message, fix, ways = [] } = finding;
  const blocks = severity === 'block';
  return (
    <li
      {...(number === undefined ? {} : { id: noteId(number) })}
      className={classes.note}
      data-severity={severity}
      tabIndex={-1}
    >
      <Text c="var(--tone)" fw={600}>
        <Icon name={blocks ? 'stop' : 'info'} /> {number === undefined ? '' : `${number}. `}
        {reviewMessages.note[severity]}
      </Text>
      {about.trim() !== '' && !message.includes(about.trim()) && (
        <Text c="dimmed" ff="heading" fs="italic" lang="en">
          {reviewMessages.note.quoted(shortened(about))}
        </Text>
      )}
      <p>{message}</p>
      <Group gap="0.25rem var(--mantine-spacing-md)" className={classes.actions}>
        {fix && onFix && <Button onClick={onFix}>{fix.label}</Button>}
        {onTranslate && finding.code === 'words.language' && (
          <Button onClick={onTranslate}>{intoEnglishMessages.start}</Button>
        )}
        {onWay &&
          ways.map((way) => (
            <Button key={way} variant="default" onClick={() => onWay(way)}>
              {reviewMessages.note.ways[way]}
            </Button>
          ))}
        <Button variant="subtle" onClick={onGo}>
          {reviewMessages.note.goTo}
        </Button>
      </Group>
    </li>
  );
}

/** The notes beside a paragraph; below it if there is no margin. */
function MarginNotes({ children }: { readonly children: ReactNode }) {
  return (
    <ul className={`${classes.notes} plain-list`} lang={language} data-margin-notes>
      {children}
    </ul>
  );
}

const MOST_SHOWN = 90;

function shortened(about: string): string {
  return about.length <= MOST_SHOWN ? about : `${about.slice(0, MOST_SHOWN).trimEnd()}…`;
}

interface ReviewBlockProps {
  readonly block: LetterBlock;
  readonly notes: readonly MarginNoteData[];
  readonly edited: boolean;
  /** How many characters its wording may have. */
  readonly mostLength: number;
  /** What the editor would say about another wording, its places counted in the text as typed. */
  readonly onRead: (typed: string) => readonly LintFinding[];
  readonly onReword: ((text: string) => void) | undefined;
  readonly onUndo: () => void;
  readonly onChangeFacts: () => void;
  /** A way on that leads away from the paragraph. */
  readonly onWay: (way: FindingWay, note: MarginNoteData) => void;
  readonly onTranslate: (() => void) | undefined;
}

/** A paragraph on the review sheet: read it, put it in your own words, or take the editor's offer. */
export function ReviewBlock(props: ReviewBlockProps) {
  const { block, notes, edited, mostLength, onRead, onReword, onUndo, onChangeFacts, onWay } =
    props;
  const [editing, setEditing] = useState(false);
  const [mended, setMended] = useState<{ readonly from: string; readonly to: string }>();
  const place = paragraphId(block.id);
  // The control that was used goes away with its action; the focus stays with the paragraph.
  const backToParagraph = () =>
    requestAnimationFrame(() => document.getElementById(place)?.focus({ preventScroll: true }));
  const text = blockText(block);
  const mayReword = canReword(block) && onReword !== undefined;
  const leave = () => {
    setEditing(false);
    backToParagraph();
  };
  /** Whoever changes nothing goes on from where they began. */
  const cancel = () => {
    setEditing(false);
    requestAnimationFrame(() =>
      document
        .getElementById(place)
        ?.querySelector<HTMLElement>('[data-tools] button')
        ?.focus({ preventScroll: true }),
    );
  };
  const reword = (wording: string) => {
    onReword?.(wording);
    backToParagraph();
  };
  const takeFix = (finding: LintFinding) => {
    const to = withFix(text, finding);
    setMended({ from: text, to });
    reword(to);
  };
  return (
    <div
      id={place}
      className={classes.block}
      data-kind={block.kind}
      data-edited={edited || undefined}
      tabIndex={-1}
    >
      {editing && mayReword ? (
        <ParagraphEditor
          blockId={block.id}
          text={text}
          mostLength={mostLength}
          onRead={onRead}
          onSave={(wording) => {
            leave();
            onReword(wording);
          }}
          onCancel={cancel}
        />
      ) : (
        <>
          <div className={classes.body}>
            <SheetBlock block={block} marks={marksOf(block, notes)} />
            <ParagraphTools
              onEdit={mayReword ? () => setEditing(true) : undefined}
              onChangeFacts={canReword(block) ? undefined : onChangeFacts}
              onUndoFix={mended?.to === text ? () => reword(mended.from) : undefined}
              onUndo={edited ? () => (onUndo(), backToParagraph()) : undefined}
            />
          </div>
          {notes.length > 0 && (
            <MarginNotes>
              {notes.map(({ number, finding, words }) => (
                <MarginNote
                  key={number}
                  number={number}
                  finding={finding}
                  words={words}
                  onGo={() => goToNotePlace(number, block.id)}
                  onFix={mayReword ? () => takeFix(finding) : undefined}
                  onTranslate={props.onTranslate}
                  onWay={(way) => {
                    if (way === 'words' && mayReword) setEditing(true);
                    else onWay(way, { number, finding, words });
                  }}
                />
              ))}
            </MarginNotes>
          )}
        </>
      )}
    </div>
  );
}

interface MarkedInkProps {
  readonly text: string;
  readonly findings: readonly LintFinding[];
}

/** The same words in invisible ink behind the text field: it carries the marks, and the field grows with it. */
function MarkedInk({ text, findings }: MarkedInkProps) {
  const whole = text.trim().length;
  const marks = findings
    .filter(({ start, end }) => end - start < whole)
    .map(({ start, end, severity }) => ({ start, end, tone: severity }));
  return (
    <div className={classes.ink} aria-hidden="true">
      {textSegments(text, { marks }).map(({ start, text: words, tone }) =>
        tone ? (
          <mark key={start} className={sheet.marked} data-tone={tone}>
            {words}
          </mark>
        ) : (
          words
        ),
      )}
      {/* A line end at the very end would not count as a line. */}
      {'\u200b'}
    </div>
  );
}

/** Puts words into a text field as if they were typed, so that the browser's own undo takes them back. */
function typeInto(box: HTMLTextAreaElement, { start, end, words }: Replacement): void {
  box.focus();
  box.setSelectionRange(start, end);
  // Deprecated without a successor: nothing else keeps the field's undo history.
  const typed =
    words === ''
      ? document.execCommand('delete')
      : document.execCommand('insertText', false, words);
  if (typed) return;
  box.setRangeText(words, start, end, 'end');
  box.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

interface ParagraphEditorProps {
  readonly blockId: string;
  readonly text: string;
  /** How long it may be: what the other paragraphs leave of the letter. */
  readonly mostLength: number;
  readonly onRead: (typed: string) => readonly LintFinding[];
  readonly onSave: (text: string) => void;
  readonly onCancel: () => void;
}

/** How long a hand has to rest before the text is read again. */
const REST_MS = 400;

/** A paragraph under the pen, read along as it is typed. Escape leaves it as it was; an empty text takes it out of the letter. */
function ParagraphEditor(props: ParagraphEditorProps) {
  const { blockId, text, mostLength, onRead, onSave, onCancel } = props;
  const [wording, setWording] = useState(text);
  const setUnsaved = useSetAtom(unsavedWordingsAtom);
  const isUnsaved = wording !== text;
  useEffect(() => {
    if (!isUnsaved) return;
    setUnsaved((all) => [...all, blockId]);
    return () => setUnsaved((all) => all.filter((id) => id !== blockId));
  }, [blockId, isUnsaved, setUnsaved]);
  const [rested] = useDebouncedValue(wording, REST_MS);
  const read = useMemo(() => onRead(rested), [onRead, rested]);
  const findings = movedAlong(read, rested, wording);
  const box = useRef<HTMLTextAreaElement>(null);
  const hint = useId();
  useEffect(() => box.current?.focus(), []);
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSave(wording);
    }
  };
  const takeFix = (finding: LintFinding) => {
    const change = offeredChange(wording, finding);
    if (change && box.current) typeInto(box.current, change);
  };
  const empty = wording.trim() === '';
  return (
    <>
      <Stack gap="xs" miw={0} m="0 -0.75rem 1em" lang={language}>
        <div className={classes.paper}>
          <MarkedInk text={wording} findings={findings} />
          <textarea
            ref={box}
            className={classes.box}
            lang="en"
            aria-label={reviewMessages.paragraph.field}
            aria-describedby={hint}
            value={wording}
            maxLength={mostLength}
            onChange={(event) => setWording(event.currentTarget.value)}
            onKeyDown={onKey}
          />
        </div>
        <Text id={hint} c="dimmed" ff="text" size="sm">
          {hintFor(wording, mostLength)}
        </Text>
        <Group gap="xs" align="stretch" ff="text">
          <Button onClick={() => onSave(wording)}>
            {empty ? reviewMessages.paragraph.takeOut : reviewMessages.paragraph.save}
          </Button>
          <Button variant="subtle" onClick={onCancel}>
            {reviewMessages.paragraph.cancel}
          </Button>
        </Group>
        <VisuallyHidden role="status">{findingsWords(read)}</VisuallyHidden>
      </Stack>
      {findings.length > 0 && (
        <MarginNotes>
          {findings.map((finding) => (
            <MarginNote
              key={`${finding.code} ${finding.start}`}
              finding={finding}
              words={wording.slice(finding.start, finding.end)}
              onGo={() => showWords(box.current, finding)}
              onFix={() => takeFix(finding)}
            />
          ))}
        </MarginNotes>
      )}
    </>
  );
}

function hintFor(wording: string, mostLength: number): string {
  if (wording.trim() === '') return reviewMessages.paragraph.emptyHint;
  return wording.length >= mostLength
    ? reviewMessages.paragraph.fullHint
    : reviewMessages.paragraph.hint;
}

function showWords(box: HTMLTextAreaElement | null, { start, end }: LintFinding): void {
  box?.focus();
  box?.setSelectionRange(start, end);
}
