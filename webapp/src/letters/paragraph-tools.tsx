import { Icon, language } from '#webapp/kit/index.ts';
import classes from './review-block.module.css';
import { words } from './review.words.ts';

interface ParagraphToolsProps {
  readonly onEdit: (() => void) | undefined;
  readonly onChangeFacts: (() => void) | undefined;
  /** Takes back the offer that was just taken, and nothing else. */
  readonly onUndoFix: (() => void) | undefined;
  /** Takes back all of the person's own wording here. */
  readonly onUndo: (() => void) | undefined;
}

/** What can be done with a paragraph: a pen in its margin, and the way back. */
export function ParagraphTools(props: ParagraphToolsProps) {
  const { onEdit, onChangeFacts, onUndoFix, onUndo } = props;
  return (
    <div className={classes.tools} lang={language}>
      {onEdit && (
        <button type="button" className={classes.pen} onClick={onEdit}>
          <Icon name="pen" /> <span>{words.paragraph.reword}</span>
        </button>
      )}
      {onChangeFacts && (
        <button type="button" className={classes.pen} onClick={onChangeFacts}>
          <Icon name="pen" /> <span>{words.paragraph.changeFacts}</span>
        </button>
      )}
      {(onUndo || onUndoFix) && (
        <p className={classes.own}>
          {words.paragraph.yours}
          {onUndoFix && (
            <button type="button" onClick={onUndoFix}>
              {words.paragraph.undoFix}
            </button>
          )}
          {onUndo && (
            <button type="button" onClick={onUndo}>
              {words.paragraph.undo}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
