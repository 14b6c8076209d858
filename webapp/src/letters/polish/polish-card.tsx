import type { LetterReview, PolishPreview } from '@creditfix/shared/letters';
import { Box, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Icon, Segments, VisuallyHidden } from '#webapp/kit/index.ts';
import { polishMessages } from '../messages.tsx';
import classes from './polish-card.module.css';
import { SmoothedTexts } from './smoothed-texts.tsx';
import {
  keptWords,
  type PolishParts,
  type PolishState,
  progressWords,
  usePolish,
} from './use-polish.ts';

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
    <section ref={card} tabIndex={-1} aria-labelledby="own-sentences">
      <Stack gap="sm" align="flex-start" maw="48rem" py="md" className="rule-above rule-below">
        <h3 id="own-sentences">{polishMessages.title}</h3>
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
          <Group gap="0 1rem" className="tabular">
            <p aria-hidden="true">
              {state.kind === 'working' ? progressWords(state) : polishMessages.preparing}
            </p>
            <Button variant="subtle" onClick={cancel}>
              {polishMessages.cancel}
            </Button>
          </Group>
        )}
        {kept && (
          <Text maw="var(--measure)" c="dimmed">
            {kept}
          </Text>
        )}
        <VisuallyHidden role="status">{spokenWords(state, smoothed && fresh)}</VisuallyHidden>
      </Stack>
    </section>
  );
}

/** The count of words is left out: it would be read again and again. */
function spokenWords(state: PolishState, compare: boolean): string {
  if (state.kind === 'working') return progressWords({ ...state, words: 0 });
  if (state.kind === 'preparing') return polishMessages.preparing;
  const kept = state.kind === 'done' ? keptWords[state.kept] : '';
  return compare ? polishMessages.compare(kept) : kept;
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

/** The control that was used goes away with its action; the focus stays with the card, unless the person went elsewhere. */
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

interface OutgoingTextsProps {
  readonly preview: PolishPreview;
  /** What was shown before is not what would be sent now. */
  readonly changed: boolean;
  readonly onSend: () => void;
  readonly onKeep: () => void;
}

/** What a language model would be sent, to the letter, with what stays here; and the choice to send it or not. */
function OutgoingTexts({ preview, changed, onSend, onKeep }: OutgoingTextsProps) {
  const { texts, host, model, instructions } = preview;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: false }), []);
  const hidden = new Map(
    texts.flatMap(({ pieces }) =>
      pieces.flatMap(({ sent, hides }) => (hides === null ? [] : [[sent, hides] as const])),
    ),
  );
  const out = polishMessages.outgoing;
  return (
    <Stack component="section" gap="sm" w="100%" aria-labelledby="outgoing-heading">
      <Title order={4} id="outgoing-heading" ref={heading} tabIndex={-1} ff="text" fz="1.05rem">
        {out.title}
      </Title>
      {changed && <p role="alert">{out.changed}</p>}
      <Text maw="var(--measure)" c="dimmed">
        {out.toWhom(host ?? '', model ?? '')}
      </Text>
      {texts.map(({ key, pieces }, index) => (
        <Paper key={key} component="figure" variant="sheet" className={classes.text}>
          {texts.length > 1 && (
            <Text component="figcaption" mb="0.25rem" c="dimmed" size="sm">
              {polishMessages.changes.textOf(index + 1, texts.length)}
            </Text>
          )}
          <p className={classes.words} translate="no">
            {pieces.map(({ sent, hides }, place) =>
              hides === null ? sent : <Mark key={place} sent={sent} hides={hides} />,
            )}
          </p>
        </Paper>
      ))}
      <Text maw="var(--measure)" c="dimmed" size="sm">
        {hidden.size > 0 ? out.marks : out.noMarks}
      </Text>
      <details>
        <summary>{out.instructions}</summary>
        <Text
          maw="var(--measure)"
          c="dimmed"
          size="sm"
          style={{ whiteSpace: 'pre-line' }}
          lang="en"
          translate="no"
        >
          {instructions}
        </Text>
      </details>
      <Group gap="0.75rem 1rem" align="stretch">
        <Button variant="filled" onClick={onSend}>
          {out.send}
        </Button>
        <Button onClick={onKeep}>{out.keep}</Button>
      </Group>
    </Stack>
  );
}

/** The mark goes out; the words beside it are for the person alone. */
function Mark({ sent, hides }: { readonly sent: string; readonly hides: string }) {
  return (
    <span className={classes.mark}>
      <Text span inherit fw={600} className="tabular">
        {sent}
      </Text>
      <VisuallyHidden>{` ${polishMessages.outgoing.standsFor} `}</VisuallyHidden>
      <Text span inherit ms="0.4em" c="dimmed" td="line-through">
        {hides}
      </Text>
    </span>
  );
}
