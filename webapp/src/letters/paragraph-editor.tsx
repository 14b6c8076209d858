import type { LintFinding } from '@creditfix/shared/letters';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Button, language, VisuallyHidden } from '#webapp/kit/index.ts';
import { findingsWords, movedAlong } from './live-findings.ts';
import { MarginNote, MarginNotes } from './margin-note.tsx';
import { MarkedInk } from './marked-ink.tsx';
import { offeredChange } from './paragraph-edits.ts';
import classes from './paragraph-editor.module.css';
import { words } from './review.words.ts';
import { typeInto } from './type-into.ts';

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
      <div className={classes.editor} lang={language}>
        <div className={classes.paper}>
          <MarkedInk text={wording} findings={findings} />
          <textarea
            ref={box}
            className={classes.box}
            lang="en"
            aria-label={words.paragraph.field}
            aria-describedby={hint}
            value={wording}
            maxLength={mostLength}
            onChange={(event) => setWording(event.currentTarget.value)}
            onKeyDown={onKey}
          />
        </div>
        <p id={hint} className={classes.hint}>
          {hintFor(wording, mostLength)}
        </p>
        <div className={classes.actions}>
          <Button onClick={() => onSave(wording)}>
            {empty ? words.paragraph.takeOut : words.paragraph.save}
          </Button>
          <Button look="plain" onClick={onCancel}>
            {words.paragraph.cancel}
          </Button>
        </div>
        <VisuallyHidden role="status">{findingsWords(read)}</VisuallyHidden>
      </div>
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
  if (wording.trim() === '') return words.paragraph.emptyHint;
  return wording.length >= mostLength ? words.paragraph.fullHint : words.paragraph.hint;
}

function showWords(box: HTMLTextAreaElement | null, { start, end }: LintFinding): void {
  box?.focus();
  box?.setSelectionRange(start, end);
}
