import {
  letterEndpoints,
  type LetterReview,
  type PolishEvent,
  type PolishedWords,
} from '@creditfix/shared/letters';
import { Box, Button, Text, Paper } from '@mantine/core';
import { useState, useMemo } from 'react';
import { Icon, readEvents, Segments, VisuallyHidden } from '#webapp/kit/index.ts';
import { polishMessages } from '../messages.tsx';
import { ModelOffer } from '../model/model-offer.tsx';
import { useModelTask, type ModelTaskState } from '../model/use-model-task.ts';
import { diffWords } from 'diff';
import paper from '../model/outgoing-texts.module.css';
import classes from './polish-card.module.css';

type Wording = 'plain' | 'polished';

interface WordingSwitchProps {
  readonly value: Wording;
  readonly onChange: (value: Wording) => void;
}

const choices: readonly { readonly value: Wording; readonly label: string }[] = [
  { value: 'plain', label: polishMessages.wording.plain },
  { value: 'polished', label: polishMessages.wording.polished },
];

const uses: Readonly<Record<Wording, string>> = {
  plain: polishMessages.wording.plainInUse,
  polished: polishMessages.wording.polishedInUse,
};

/** Which wording the letter has. It changes at once, and switching back undoes it. */
function WordingSwitch({ value, onChange }: WordingSwitchProps) {
  return (
    <fieldset>
      <Box component="legend" mb="xs">
        {polishMessages.wording.legend}
      </Box>
      <Segments choices={choices} value={value} onChange={onChange} />
      <Text role="status" maw="var(--measure)" c="dimmed">
        {uses[value]}
      </Text>
    </fieldset>
  );
}

interface PolishCardProps {
  readonly wording: LetterReview['wording'];
  /** What the person wants; the letter itself has it only while the smoothed words are those of today's sentences. */
  readonly chosen: Wording;
  readonly onChoose: (wording: Wording) => void;
  /** Saves what is typed and hands back the draft's id; nothing where it could not be saved. */
  readonly saveDraft: () => Promise<string | undefined>;
  /** Reads the letter again, now with the smoothed words beside the own ones. */
  readonly reload: () => Promise<void>;
}

/** The offer to have one's own sentences smoothed, and afterwards the choice between the two wordings. */
export function PolishCard(props: PolishCardProps) {
  const { wording, chosen, onChoose, saveDraft, reload } = props;
  const [fresh, setFresh] = useState(false);
  const [progress, setProgress] = useState(nothingYet);
  const { state, asking, isBusy, start, send, cancel } = useModelTask<PolishEvent>({
    preview: letterEndpoints.previewPolish,
    send: (sending) => readEvents(letterEndpoints.polishDraft, sending),
    saveDraft,
    reload,
    onStart: () => {
      setFresh(true);
      setProgress(nothingYet);
      // New words are read before they are used.
      if (chosen === 'polished') onChoose('plain');
    },
    onEvent: (event) => setProgress((now) => afterEvent(now, event)),
    onEnd: reload,
  });
  const isNone = state.kind === 'done' && state.done.kept === 'not_set_up';
  if (!wording.canPolish || state.kind === 'hidden' || isNone) return null;
  const kept = keptOf(state);
  const told = kept ? polishMessages.kept[kept] : '';
  const smoothed = wording.polished.length > 0;
  const busy = (now: PolishProgress) =>
    state.kind === 'working' ? progressWords(now) : isBusy ? polishMessages.preparing : '';
  return (
    <ModelOffer
      id="own-sentences"
      title={polishMessages.title}
      className="rule-above rule-below"
      stage={state.kind}
      asking={asking}
      busy={busy(progress)}
      busyHeard={busy({ ...progress, words: 0 })}
      told={told}
      toldQuietly
      toldHeard={smoothed && fresh ? polishMessages.compare(told) : told}
      onSend={() => void send()}
      onCancel={cancel}
      words={{ cancel: polishMessages.cancel, no: polishMessages.outgoing.keep }}
    >
      {smoothed ? (
        <>
          <WordingSwitch value={chosen} onChange={onChoose} />
          <SmoothedTexts texts={wording.polished} opened={fresh} />
        </>
      ) : (
        <Offer
          changed={chosen === 'polished'}
          again={kept !== undefined}
          onStart={() => void start()}
        />
      )}
    </ModelOffer>
  );
}

interface OfferProps {
  /** The sentences were changed after they were smoothed. */
  readonly changed: boolean;
  readonly again: boolean;
  readonly onStart: () => void;
}

function Offer({ changed, again, onStart }: OfferProps) {
  if (again) {
    return (
      <Button variant="subtle" onClick={onStart}>
        {polishMessages.onceMore}
      </Button>
    );
  }
  return (
    <>
      <Text maw="var(--measure)" c="dimmed">
        {changed ? polishMessages.changed : polishMessages.offer}
      </Text>
      <Button leftSection={<Icon name="pen" />} onClick={onStart}>
        {changed ? polishMessages.startAgain : polishMessages.start}
      </Button>
    </>
  );
}

/** What a smoothed text takes out of the person's own and what it puts in, word by word. */

interface DiffPiece {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Keeps "didn't" and "1,680.00" in one piece; a browser without it cuts at the punctuation. */
const words = 'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'word' }) : undefined;

/**
 * Pieces in reading order. Without the added ones they are the text before, without the removed ones the text now, white space
 * apart. Where both change in one place, what goes stands before what comes.
 */
export function wordDiff(before: string, now: string): readonly DiffPiece[] {
  const changes = diffWords(before, now, words ? { intlSegmenter: words } : {});
  const pieces = changes.map(({ added, removed, value }) => diffPiece(added, removed, value));
  return gathered(pieces.flatMap((each, index) => withoutIsland(pieces, each, index)));
}

function diffPiece(added: boolean, removed: boolean, text: string): DiffPiece {
  return { kind: added ? 'added' : removed ? 'removed' : 'same', text };
}

/** A single small word left status between two changes tears the sentence to shreds: it changes with its neighbors. */
function withoutIsland(
  pieces: readonly DiffPiece[],
  each: DiffPiece,
  index: number,
): readonly DiffPiece[] {
  const { kind, text } = each;
  const between = index > 0 && index < pieces.length - 1;
  const small = text.trim().split(/\s+/).length === 1 && text.trim().length <= ISLAND_LENGTH;
  // A full stop belongs to no change: sentences stay apart.
  if (kind !== 'same' || !between || !small || /[.!?]/.test(text)) return [each];
  return [
    { kind: 'removed', text },
    { kind: 'added', text },
  ];
}

const ISLAND_LENGTH = 4;

/** Neighboring changes as one: everything that goes, then everything that comes. */
function gathered(pieces: readonly DiffPiece[]): readonly DiffPiece[] {
  const result: DiffPiece[] = [];
  let gone = '';
  let come = '';
  const close = () => {
    if (gone) result.push({ kind: 'removed', text: gone });
    if (come) result.push({ kind: 'added', text: come });
    gone = '';
    come = '';
  };
  for (const { kind, text } of pieces) {
    if (kind === 'removed') gone += text;
    else if (kind === 'added') come += text;
    else {
      close();
      result.push({ kind, text });
    }
  }
  close();
  return result;
}

interface SmoothedTextsProps {
  readonly texts: readonly PolishedWords[];
  /** Open from the start: they have just been smoothed. */
  readonly opened: boolean;
}

/** Each text with what was taken out and what was put in. */
function SmoothedTexts({ texts, opened }: SmoothedTextsProps) {
  return (
    <details className={classes.changes} open={opened}>
      <summary>{polishMessages.changes.show}</summary>
      <Text maw="var(--measure)" c="dimmed" size="sm">
        {polishMessages.changes.legend()}
      </Text>
      {texts.map((text, index) => (
        <Paper
          key={text.key}
          component="figure"
          variant="sheet"
          mt="sm"
          p="1rem clamp(1rem,4vw,1.75rem)"
        >
          {texts.length > 1 && (
            <Text component="figcaption" mb="0.25rem" c="dimmed" size="sm">
              {polishMessages.changes.textOf(index + 1, texts.length)}
            </Text>
          )}
          <Difference text={text} />
        </Paper>
      ))}
    </details>
  );
}

function Difference({ text: { plain, polished } }: { readonly text: PolishedWords }) {
  const pieces = useMemo(() => wordDiff(plain, polished), [plain, polished]);
  if (pieces.every(({ kind }) => kind === 'same')) {
    return <p>{polishMessages.changes.nothing}</p>;
  }
  return (
    <p className={paper.words}>
      {pieces.map((piece, index) => (
        <Piece key={index} piece={piece} />
      ))}
    </p>
  );
}

/** Lines are drawn under and through words alone, so the white space at either end stays outside. */
function Piece({ piece: { kind, text } }: { readonly piece: DiffPiece }) {
  if (kind === 'same') return text;
  const inked = text.trim();
  const start = text.indexOf(inked);
  const Tag = kind === 'added' ? 'ins' : 'del';
  return (
    <>
      {text.slice(0, start)}
      <Tag>
        <VisuallyHidden>
          {` ${kind === 'added' ? polishMessages.changes.added : polishMessages.changes.takenOut} `}
        </VisuallyHidden>
        {inked}
        <VisuallyHidden>; </VisuallyHidden>
      </Tag>
      {text.slice(start + inked.length)}
      {/* What goes and what comes must not grow into one word. */}
      {kind === 'removed' && !/\s$/.test(text) && ' '}
    </>
  );
}

/** How far the smoothing of a person's sentences has come, and how that is said. */

interface PolishProgress {
  readonly at: 'writing' | 'checking';
  readonly words: number;
}

export const nothingYet: PolishProgress = { at: 'writing', words: 0 };

export function afterEvent(progress: PolishProgress, event: PolishEvent): PolishProgress {
  if (event.kind === 'checking') return { ...progress, at: 'checking' };
  return event.kind === 'progress'
    ? { ...progress, words: Math.max(progress.words, event.words) }
    : progress;
}

export function progressWords({ at, words: count }: PolishProgress): string {
  if (at === 'checking') return polishMessages.checking;
  return count === 0 ? polishMessages.working : polishMessages.soFar(count);
}

type PolishState = ModelTaskState<Extract<PolishEvent, { kind: 'done' }>>;

/** Which of the person's own words stay as they are; undefined while it is not through. Whatever went wrong, they are still there. */
export function keptOf(state: PolishState): 'none' | 'some' | 'all' | undefined {
  if (state.kind === 'failed') return 'all';
  if (state.kind !== 'done') return undefined;
  if (state.done.polished.length === 0) return 'all';
  return state.done.kept === 'none' ? 'none' : 'some';
}
