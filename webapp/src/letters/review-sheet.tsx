import type {
  LetterBlock,
  LetterDocument,
  LintFinding,
  Signature,
} from '@creditfix/shared/letters';
import type { LetterForm } from './letter-form.ts';
import { removedBlocks, rewordParagraph, staleEdits } from './paragraph-edits.ts';
import { ReviewBlock } from './review-block.tsx';
import { SetAside } from './set-aside.tsx';
import { Sheet } from './sheet/sheet.tsx';
import classes from './review-sheet.module.css';
import type { WizardProps } from './wizard-state.ts';

interface ReviewSheetProps {
  readonly document: LetterDocument;
  /** The letter without the person's own wording: what an edit replaces. */
  readonly composed: LetterDocument | undefined;
  readonly findings: readonly LintFinding[];
  readonly signature: Signature | undefined;
  readonly form: LetterForm;
  readonly move: WizardProps['move'];
}

/** The letter at reading size, each paragraph open to the person's own words, with an editor's notes in the margin. */
export function ReviewSheet(props: ReviewSheetProps) {
  const { document, composed, findings, signature, form, move } = props;
  const reword = (blockId: string, text: string) => {
    if (!composed) return;
    const edit = rewordParagraph(composed, blockId, text);
    move({
      kind: 'change',
      change: edit ? { kind: 'edit', edit } : { kind: 'undo_edit', blockId },
    });
  };
  const undo = (blockId: string) =>
    move({ kind: 'change', change: { kind: 'undo_edit', blockId } });
  const edited = new Set(form.edits.map(({ blockId }) => blockId));
  const frame = (block: LetterBlock) => (
    <ReviewBlock
      block={block}
      findings={findings.filter(({ blockId }) => blockId === block.id)}
      edited={edited.has(block.id)}
      onReword={composed ? (text) => reword(block.id, text) : undefined}
      onUndo={() => undo(block.id)}
      onChangeFacts={() => move({ kind: 'go', step: 2 })}
    />
  );
  return (
    <div className={classes.review} data-notes={findings.length > 0 || undefined}>
      <Sheet
        document={document}
        label="Your letter"
        size="reading"
        signature={signature}
        frame={frame}
      />
      {composed && (
        <SetAside
          removed={removedBlocks(composed, form.edits)}
          stale={staleEdits(composed, form.edits)}
          onUndo={undo}
          onUseAgain={({ blockId, text }) => reword(blockId, text)}
        />
      )}
    </div>
  );
}
