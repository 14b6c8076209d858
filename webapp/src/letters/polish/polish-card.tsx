import type { LetterReview } from '@creditfix/shared/letters';
import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Icon, Segments, VisuallyHidden } from '#webapp/kit/index.ts';
import { polishMessages } from '../messages.tsx';
import { OutgoingTexts } from '../model/outgoing-texts.tsx';
import { useKeptFocus } from '../model/use-kept-focus.ts';
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
