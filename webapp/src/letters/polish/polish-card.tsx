import type { LetterReview } from '@creditfix/shared/letters';
import { useEffect, useRef, useState } from 'react';
import { Button, VisuallyHidden } from '#webapp/kit/index.ts';
import classes from './polish-card.module.css';
import { keptWords, progressWords, type PolishState } from './polish-state.ts';
import { words } from './polish.words.tsx';
import { OutgoingTexts } from './outgoing-texts.tsx';
import { SmoothedTexts } from './smoothed-texts.tsx';
import { usePolish, type PolishParts } from './use-polish.ts';
import { WordingSwitch, type Wording } from './wording-switch.tsx';

interface PolishCardProps extends Omit<PolishParts, 'onStart'> {
  readonly wording: LetterReview['wording'];
  /** What the person wants; the letter itself has it only while the smoothed words are those of today's sentences. */
  readonly chosen: Wording;
  readonly onChoose: (wording: Wording) => void;
}

/** The offer to have one's own sentences smoothed, and afterwards the choice between the two wordings. */
export function PolishCard(props: PolishCardProps) {
  const { wording, chosen, onChoose, saveDraft, reload } = props;
  const [fresh, setFresh] = useState(false);
  const { state, start, send, cancel } = usePolish({
    onStart: () => {
      setFresh(true);
      // New words are read before they are used.
      if (chosen === 'polished') onChoose('plain');
    },
    saveDraft,
    reload,
  });
  const card = useKeptFocus(state.kind);
  if (!wording.canPolish || state.kind === 'hidden') return null;
  const kept = state.kind === 'done' ? keptWords[state.kept] : '';
  const isBusy = state.kind === 'working' || state.kind === 'preparing';
  const smoothed = wording.polished.length > 0 && !isBusy && state.kind !== 'asking';
  return (
    <section ref={card} className={classes.card} tabIndex={-1} aria-labelledby="own-sentences">
      <h3 id="own-sentences" className={classes.title}>
        {words.title}
      </h3>
      {smoothed ? (
        <>
          <WordingSwitch value={chosen} onChange={onChoose} />
          <SmoothedTexts texts={wording.polished} opened={fresh} />
        </>
      ) : (
        !isBusy &&
        state.kind !== 'asking' && (
          <Offer
            changed={chosen === 'polished'}
            again={state.kind === 'done'}
            onStart={() => void start()}
          />
        )
      )}
      {state.kind === 'asking' && (
        <OutgoingTexts
          preview={state.preview}
          changed={state.changed}
          onSend={() => void send()}
          onKeep={cancel}
        />
      )}
      {(state.kind === 'working' || state.kind === 'preparing') && (
        <div className={classes.working}>
          <p aria-hidden="true">
            {state.kind === 'working' ? progressWords(state) : words.preparing}
          </p>
          <Button look="plain" onClick={cancel}>
            {words.cancel}
          </Button>
        </div>
      )}
      {kept && <p className={classes.kept}>{kept}</p>}
      <VisuallyHidden role="status">{spokenWords(state, smoothed && fresh)}</VisuallyHidden>
    </section>
  );
}

/** The count of words is left out: it would be read again and again. */
function spokenWords(state: PolishState, compare: boolean): string {
  if (state.kind === 'working') return progressWords({ ...state, words: 0 });
  if (state.kind === 'preparing') return words.preparing;
  const kept = state.kind === 'done' ? keptWords[state.kept] : '';
  return compare ? words.compare(kept) : kept;
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
      <Button look="plain" onClick={onStart}>
        {words.onceMore}
      </Button>
    );
  }
  return (
    <>
      <p className={classes.offer}>{changed ? words.changed : words.offer}</p>
      <Button icon="pen" onClick={onStart}>
        {changed ? words.startAgain : words.start}
      </Button>
    </>
  );
}

/** The control that was used goes away with its deed; the focus stays with the card, unless the person went elsewhere. */
function useKeptFocus(stage: string) {
  const card = useRef<HTMLElement>(null);
  const before = useRef(stage);
  useEffect(() => {
    if (before.current === stage) return;
    before.current = stage;
    if (document.activeElement === document.body) card.current?.focus({ preventScroll: true });
  }, [stage]);
  return card;
}
