import { blockText, type LetterBlock, type LintFinding } from '@creditfix/shared/letters';
import { useState } from 'react';
import { Icon } from '#webapp/kit/index.ts';
import { MarginNote } from './margin-note.tsx';
import { ParagraphEditor } from './paragraph-editor.tsx';
import { canReword, withFix } from './paragraph-edits.ts';
import classes from './review-block.module.css';
import { SheetBlock } from './sheet/sheet-block.tsx';

interface ReviewBlockProps {
  readonly block: LetterBlock;
  readonly findings: readonly LintFinding[];
  readonly edited: boolean;
  readonly onReword: ((text: string) => void) | undefined;
  readonly onUndo: () => void;
  readonly onChangeFacts: () => void;
}

/** A paragraph on the review sheet: read it, put it in your own words, or take the editor's offer. */
export function ReviewBlock(props: ReviewBlockProps) {
  const { block, findings, edited, onReword, onUndo, onChangeFacts } = props;
  const [editing, setEditing] = useState(false);
  const place = `paragraph-${block.id}`;
  // The control that was used goes away with its deed; the focus stays with the paragraph.
  const backToParagraph = () =>
    requestAnimationFrame(() => document.getElementById(place)?.focus({ preventScroll: true }));
  const text = blockText(block);
  const mayReword = canReword(block) && onReword !== undefined;
  if (editing && mayReword) {
    return (
      <ParagraphEditor
        text={text}
        onSave={(wording) => {
          setEditing(false);
          onReword(wording);
          backToParagraph();
        }}
        onCancel={() => {
          setEditing(false);
          backToParagraph();
        }}
      />
    );
  }
  return (
    <div
      id={place}
      className={classes.block}
      data-kind={block.kind}
      data-edited={edited || undefined}
      tabIndex={-1}
    >
      <div className={classes.body}>
        <SheetBlock
          block={block}
          marks={findings.map(({ start, end, severity }) => ({ start, end, tone: severity }))}
        />
        <div className={classes.tools}>
          {mayReword && (
            <button type="button" className={classes.pen} onClick={() => setEditing(true)}>
              <Icon name="pen" /> <span>Change the wording</span>
            </button>
          )}
          {!canReword(block) && (
            <button type="button" className={classes.pen} onClick={onChangeFacts}>
              <Icon name="pen" /> <span>Change these facts</span>
            </button>
          )}
          {edited && (
            <p className={classes.own}>
              Your wording
              <button
                type="button"
                onClick={() => {
                  onUndo();
                  backToParagraph();
                }}
              >
                Undo my change
              </button>
            </p>
          )}
        </div>
      </div>
      {findings.length > 0 && (
        <ul className={classes.notes}>
          {findings.map((finding) => (
            <MarginNote
              key={`${finding.code} ${finding.start}`}
              finding={finding}
              words={text.slice(finding.start, finding.end)}
              onFix={
                onReword && finding.fix
                  ? () => {
                      onReword(withFix(text, finding));
                      backToParagraph();
                    }
                  : undefined
              }
            />
          ))}
        </ul>
      )}
    </div>
  );
}
