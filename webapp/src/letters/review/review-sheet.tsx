import {
  blockText,
  editedTextLeft,
  type FindingWay,
  type LetterBlock,
  type LetterDocument,
  type LetterEdit,
  letterLimits,
  type LintFinding,
  type Signature,
} from '@creditfix/shared/letters';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icon, Notice } from '#webapp/kit/index.ts';
import { type LetterForm, itemPath } from '../letter-form.ts';
import { letterNoticesMessages, reviewMessages } from '../messages.tsx';
import { goToNotePlace } from '../sheet/note-place.ts';
import { Sheet } from '../sheet/sheet.tsx';
import { accountPartOf, detailsParts, partOfPath } from '../wizard/details-parts.ts';
import { focusLater } from '../wizard/refusal-card.tsx';
import { fieldId } from '../wizard/use-faults.ts';
import { type LetterSetting, readHere } from '../wizard/live-letter.ts';
import type { WizardProps } from '../wizard/wizard-state.ts';
import { placedInTyping } from './live-findings.ts';
import {
  inReadingOrder,
  type MarginNoteData,
  notesByBlock,
  placesToChange,
  type ToChange,
  toChangeWords,
} from './margin-notes.ts';
import { removedBlocks, rewordParagraph, staleEdits } from './paragraph-edits.ts';
import { ReviewBlock } from './review-block.tsx';
import classes from './review-sheet.module.css';
import { WithTranslation } from './with-translation.tsx';

interface SetAsideProps {
  readonly removed: readonly LetterBlock[];
  readonly stale: readonly LetterEdit[];
  readonly onUndo: (blockId: string) => void;
  readonly onUseAgain: (edit: LetterEdit) => void;
}

/** What the person wrote or took out and what is not on the sheet now. Nothing a person did disappears without a word. */
function SetAside({ removed, stale, onUndo, onUseAgain }: SetAsideProps) {
  if (removed.length === 0 && stale.length === 0) return null;
  return (
    <Stack gap="xs">
      {removed.map((block) => (
        <Notice key={block.id} tone="info" title={letterNoticesMessages.tookOut}>
          <Opening text={blockText(block)} />
          <Button variant="subtle" onClick={() => onUndo(block.id)}>
            {letterNoticesMessages.putBack}
          </Button>
        </Notice>
      ))}
      {stale.map((edit) => (
        <Notice key={edit.blockId} tone="warning" title={letterNoticesMessages.setAside}>
          <Opening text={edit.text} />
          <Button variant="subtle" onClick={() => onUseAgain(edit)}>
            {letterNoticesMessages.useAgain}
          </Button>
          <Button variant="subtle" onClick={() => onUndo(edit.blockId)}>
            {letterNoticesMessages.letGo}
          </Button>
        </Notice>
      ))}
    </Stack>
  );
}

const MOST_SHOWN = 160;

function Opening({ text }: { readonly text: string }) {
  const short = text.length <= MOST_SHOWN ? text : `${text.slice(0, MOST_SHOWN).trimEnd()}…`;
  return (
    <Text component="p" inherit ff="heading" style={{ whiteSpace: 'pre-line' }}>
      {text === '' ? letterNoticesMessages.hadTakenOut : short}
    </Text>
  );
}

/** How much stands between the letter and its signature, with the way there. */
function ToChangeLine({ toChange }: { readonly toChange: ToChange | undefined }) {
  if (!toChange) return null;
  const { first, places } = toChange;
  return (
    <Group component="p" gap="0 0.375rem" c="red" fw={600}>
      <Icon name="stop" /> {toChangeWords(toChange)}{' '}
      <Button variant="subtle" onClick={() => goToNotePlace(first.number, first.finding.blockId)}>
        {places === 1 ? letterNoticesMessages.goToIt : letterNoticesMessages.goToFirst}
      </Button>
    </Group>
  );
}

/** Wide enough for a margin beside the paper; in step with the style sheet of the notes. */
const WIDE = '(min-width: 75em)';
const GAP_PX = 16;

/**
 * Lays the notes into the margin beside their paragraphs without pulling the letter apart: a note that would lie on the one
 * above it moves down. If there is no margin they stand below their paragraph, and nothing is moved.
 *
 * @returns the ref of the element that holds the letter
 */
function useMarginLayout() {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = holder.current;
    if (!element) return undefined;
    const wide = matchMedia(WIDE);
    const layOut = () => spread(element, wide.matches);
    const sizes = new ResizeObserver(layOut);
    const watch = () => {
      sizes.disconnect();
      sizes.observe(element);
      for (const notes of notesIn(element)) sizes.observe(notes);
      layOut();
    };
    // Notes come and go with each change of wording.
    const changes = new MutationObserver(watch);
    changes.observe(element, { childList: true, subtree: true });
    wide.addEventListener('change', layOut);
    watch();
    return () => {
      sizes.disconnect();
      changes.disconnect();
      wide.removeEventListener('change', layOut);
    };
  }, []);
  return holder;
}

const notesIn = (element: HTMLElement) => [
  ...element.querySelectorAll<HTMLElement>('[data-margin-notes]'),
];

function spread(element: HTMLElement, wide: boolean): void {
  const all = notesIn(element);
  for (const notes of all) notes.style.translate = '';
  if (!wide) return;
  const places = all.map((notes) => notes.getBoundingClientRect());
  let free = -Infinity;
  for (const [index, { top, height }] of places.entries()) {
    const down = Math.max(0, free - top);
    const notes = all[index];
    if (notes && down > 0) notes.style.translate = `0 ${Math.ceil(down)}px`;
    free = top + down + height + GAP_PX;
  }
}

/** The same question about the same words. */
const keyOf = ({ code, blockId, message }: LintFinding) => `${code} ${blockId} ${message}`;

/** Where the ways on lead, and which questions were answered with "yes, I mean it": those are not asked again here. */
function useWaysOn(form: LetterForm, move: WizardProps['move']) {
  const [meant, setMeant] = useState<ReadonlySet<string>>(new Set());
  const navigate = useNavigate();
  const onWay = (way: FindingWay, { finding }: MarginNoteData) => {
    const item = itemOf(finding.blockId);
    switch (way) {
      case 'keep':
        setMeant(new Set([...meant, keyOf(finding)]));
        return;
      case 'kind':
        move({ kind: 'go', step: 2, part: 0 });
        return;
      case 'none':
        void navigate('/dashboard');
        return;
      case 'answer':
      case 'words': {
        // The words of a table stand in an answer too.
        const key = way === 'answer' ? finding.questionKey : 'story';
        const path = `${itemPath(item)}.facts.${key ?? 'story'}`;
        move({ kind: 'go', step: 2, part: partOfPath(detailsParts(form), path) });
        focusLater(fieldId(path));
      }
    }
  };
  return { meant, onWay };
}

const itemOf = (blockId: string) => Number(/^item-(\d+)-/.exec(blockId)?.[1] ?? 1);

interface ReviewSheetProps {
  readonly document: LetterDocument;
  /** The letter without the person's own wording: what an edit replaces. */
  readonly composed: LetterDocument | undefined;
  readonly findings: readonly LintFinding[];
  readonly signature: Signature | undefined;
  readonly form: LetterForm;
  readonly setting: LetterSetting;
  readonly move: WizardProps['move'];
  /** Has words in another language put into English, where that is offered. */
  readonly onTranslate?: (() => void) | undefined;
}

/** The letter at reading size, each paragraph open to the person's own words, with an editor's notes in the margin. */
export function ReviewSheet(props: ReviewSheetProps) {
  const { document, composed, findings, signature, form, setting, move } = props;
  const holder = useMarginLayout();
  const { meant, onWay } = useWaysOn(form, move);
  const notes = useMemo(
    () =>
      notesByBlock(
        document,
        findings.filter((finding) => !meant.has(keyOf(finding))),
      ),
    [document, findings, meant],
  );
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
      onWay={onWay}
      onTranslate={props.onTranslate}
    />
  );
  return (
    <div ref={holder} className={classes.review} data-notes={findings.length > 0 || undefined}>
      <ToChangeLine toChange={placesToChange(document, notes)} />
      <WithTranslation document={document} edited={edited}>
        <Sheet
          document={document}
          label={reviewMessages.sheet}
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
  return accountPartOf(detailsParts(form), itemOf(blockId));
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
