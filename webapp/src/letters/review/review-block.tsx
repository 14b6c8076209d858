import {
  blockText,
  type FindingWay,
  type LetterBlock,
  type LintFinding,
} from '@creditfix/shared/letters';
import { Group } from '@mantine/core';
import { useState } from 'react';
import { Icon, language } from '#webapp/kit/index.ts';
import { reviewMessages } from '../messages.tsx';
import classes from './review-block.module.css';
import { goToNotePlace, paragraphId } from '../sheet/note-place.ts';
import { SheetBlock } from '../sheet/sheet-block.tsx';
import { MarginNote, MarginNotes } from './margin-note.tsx';
import { type MarginNoteData, marksOf } from './margin-notes.ts';
import { ParagraphEditor } from './paragraph-editor.tsx';
import { canReword, withFix } from './paragraph-edits.ts';

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
    <div className={classes.tools} lang={language}>
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
          text={text}
          mostLength={mostLength}
          onRead={onRead}
          onSave={(wording) => {
            leave();
            onReword(wording);
          }}
          onCancel={leave}
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
