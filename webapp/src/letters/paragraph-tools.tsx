import { Icon } from '#webapp/kit/index.ts';
import classes from './review-block.module.css';

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
    <div className={classes.tools}>
      {onEdit && (
        <button type="button" className={classes.pen} onClick={onEdit}>
          <Icon name="pen" /> <span>Change the wording</span>
        </button>
      )}
      {onChangeFacts && (
        <button type="button" className={classes.pen} onClick={onChangeFacts}>
          <Icon name="pen" /> <span>Change these facts</span>
        </button>
      )}
      {(onUndo || onUndoFix) && (
        <p className={classes.own}>
          Your wording
          {onUndoFix && (
            <button type="button" onClick={onUndoFix}>
              Undo this fix
            </button>
          )}
          {onUndo && (
            <button type="button" onClick={onUndo}>
              Undo my change
            </button>
          )}
        </p>
      )}
    </div>
  );
}
