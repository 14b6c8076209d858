import {
  blockText,
  editedTextLeft,
  letterLimits,
  type LetterBlock,
  type LetterDocument,
  type LetterEdit,
  type LintFinding,
  type Signature,
} from '@creditfix/shared/letters';
import { useMemo } from 'react';
import { accountPartOf, detailsParts } from './details-parts.ts';
import type { LetterForm } from './letter-form.ts';
import { placedInTyping } from './live-findings.ts';
import { readHere, type LetterSetting } from './live-letter.ts';
import { inReadingOrder, notesByBlock, placesToChange } from './margin-notes.ts';
import { removedBlocks, rewordParagraph, staleEdits } from './paragraph-edits.ts';
import { ReviewBlock } from './review-block.tsx';
import { words } from './review.words.ts';
import { SetAside } from './set-aside.tsx';
import { Sheet } from './sheet/sheet.tsx';
import { ToChangeLine } from './to-change-line.tsx';
import { useMarginLayout } from './use-margin-layout.ts';
import { WithTranslation } from './with-reading-copy.tsx';
import classes from './review-sheet.module.css';
import type { WizardProps } from './wizard-state.ts';

interface ReviewSheetProps {
  readonly document: LetterDocument;
  /** The letter without the person's own wording: what an edit replaces. */
  readonly composed: LetterDocument | undefined;
  readonly findings: readonly LintFinding[];
  readonly signature: Signature | undefined;
  readonly form: LetterForm;
  readonly setting: LetterSetting;
  readonly move: WizardProps['move'];
}

/** The letter at reading size, each paragraph open to the person's own words, with an editor's notes in the margin. */
export function ReviewSheet(props: ReviewSheetProps) {
  const { document, composed, findings, signature, form, setting, move } = props;
  const holder = useMarginLayout();
  const notes = useMemo(() => notesByBlock(document, findings), [document, findings]);
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
  const stale = composed ? staleEdits(composed, form.edits) : [];
  const edited = new Set(
    form.edits.filter((edit) => !stale.includes(edit)).map(({ blockId }) => blockId),
  );
  const frame = (block: LetterBlock) => (
    <ReviewBlock
      block={block}
      notes={notes.get(block.id) ?? []}
      edited={edited.has(block.id)}
      mostLength={mostLengthOf(block.id, form.edits)}
      onRead={(typed) => (composed ? readTyped(block.id, typed, { composed, form, setting }) : [])}
      onReword={composed ? (text) => reword(block.id, text) : undefined}
      onUndo={() => undo(block.id)}
      onChangeFacts={() => move({ kind: 'go', step: 2, part: accountPart(form, block.id) })}
    />
  );
  return (
    <div ref={holder} className={classes.review} data-notes={findings.length > 0 || undefined}>
      <ToChangeLine toChange={placesToChange(document, notes)} />
      <WithTranslation document={document} edited={edited}>
        <Sheet
          document={document}
          label={words.sheet}
          size="reading"
          signature={signature}
          frame={frame}
        />
      </WithTranslation>
      {composed && (
        <SetAside
          removed={removedBlocks(composed, form.edits)}
          stale={stale}
          onUndo={undo}
          onUseAgain={({ blockId, text }) => reword(blockId, text)}
        />
      )}
    </div>
  );
}

/** Where the facts of an item are asked for; the blocks of an item bear its number. */
function accountPart(form: LetterForm, blockId: string): number {
  const item = Number(/^item-(\d+)-/.exec(blockId)?.[1] ?? 1);
  return accountPartOf(detailsParts(form), item);
}

/** What the other paragraphs leave. */
function mostLengthOf(blockId: string, edits: readonly LetterEdit[]): number {
  const left = editedTextLeft(edits.filter((edit) => edit.blockId !== blockId));
  return Math.max(0, Math.min(letterLimits.blockText, left));
}

interface TypedIn {
  readonly composed: LetterDocument;
  readonly form: LetterForm;
  readonly setting: LetterSetting;
}

/** What the editor would say about the whole letter, had this paragraph these words; only what it says here. */
function readTyped(
  blockId: string,
  typed: string,
  { composed, form, setting }: TypedIn,
): readonly LintFinding[] {
  const edit = rewordParagraph(composed, blockId, typed);
  const others = form.edits.filter((other) => other.blockId !== blockId);
  const { document, findings } = readHere(
    { ...form, edits: edit ? [...others, edit] : others },
    setting,
  );
  const block = document.blocks.find(({ id }) => id === blockId);
  const own = inReadingOrder(findings.filter((finding) => finding.blockId === blockId));
  return block ? placedInTyping(own, blockText(block), typed) : [];
}
