import { letterEndpoints, type LetterReview, type PolishEvent } from '@creditfix/shared/letters';
import { Box, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { Icon, readEvents, Segments } from '#webapp/kit/index.ts';
import { polishMessages } from '../messages.tsx';
import { ModelOffer } from '../model/model-offer.tsx';
import { useModelTask } from '../model/use-model-task.ts';
import {
  afterEvent,
  keptOf,
  nothingYet,
  type PolishProgress,
  progressWords,
} from './polish-progress.ts';
import { SmoothedTexts } from './smoothed-texts.tsx';

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
