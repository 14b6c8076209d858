import type { LintFinding } from '@creditfix/shared/letters';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { language, VisuallyHidden } from '#webapp/kit/index.ts';
import { reviewMessages } from '../messages.tsx';
import classes from './paragraph-editor.module.css';
import { textSegments } from '../sheet/text-segments.ts';
import { findingsWords, movedAlong } from './live-findings.ts';
import { MarginNote, MarginNotes } from './margin-note.tsx';
import { offeredChange, type Replacement } from './paragraph-edits.ts';

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
          <mark key={start} data-tone={tone}>
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
export function ParagraphEditor(props: ParagraphEditorProps) {
  const { text, mostLength, onRead, onSave, onCancel } = props;
  const [wording, setWording] = useState(text);
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
        <Group gap="xs" align="stretch">
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
