import {
  differingFacts,
  EDIT_KEY,
  type IntoEnglishEvent,
  letterEndpoints,
  letterLimits,
  type TranslatedText,
} from '@creditfix/shared/letters';
import { Button, Group, Paper, SimpleGrid, Stack, Text, Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { callApi, Icon, Notice, onText, readEvents, useMutation } from '#webapp/kit/index.ts';
import type { FormChange, LetterForm } from '../letter-form.ts';
import { intoEnglishMessages } from '../messages.tsx';
import { ModelOffer } from '../model/model-offer.tsx';
import { useModelTask } from '../model/use-model-task.ts';

interface IntoEnglishCardProps {
  /** True while the letter has words that a model may be asked to put into English. */
  readonly canTranslate: boolean;
  /** Rises whenever the person asks for it at the sentence itself. */
  readonly asked: number;
  readonly form: LetterForm;
  /** Puts confirmed words in the place of the person's own. */
  readonly onChange: (change: FormChange) => void;
  readonly saveDraft: () => Promise<string | undefined>;
  readonly reload: () => Promise<void>;
}

/** The offer to have one's own words put into English; they stand in the letter once the person says that they say the same. */
export function IntoEnglishCard(props: IntoEnglishCardProps) {
  const { canTranslate, asked, form, onChange, saveDraft, reload } = props;
  const { state, asking, isBusy, start, send, cancel } = useModelTask<IntoEnglishEvent>({
    preview: letterEndpoints.previewIntoEnglish,
    send: (sending) => readEvents(letterEndpoints.putIntoEnglish, sending),
    saveDraft,
    reload,
  });
  const [end, setEnd] = useState<'confirmed' | 'unsaved'>();
  const begin = () => {
    setEnd(undefined);
    void start();
  };
  const heard = useRef(asked);
  useEffect(() => {
    if (heard.current === asked) return;
    heard.current = asked;
    begin();
  });
  const texts = state.kind === 'done' && end !== 'confirmed' ? state.done.texts : [];
  if (state.kind === 'hidden' || (!canTranslate && end !== 'confirmed')) return null;

  const confirm = async (said: readonly Confirmed[]): Promise<void> => {
    const id = await saveDraft();
    const answer =
      id === undefined
        ? undefined
        : await callApi(letterEndpoints.confirmEnglish, {
            params: { id },
            body: { texts: said.map(({ key, english }) => ({ key, english })) },
            staysOnPage: true,
          });
    setEnd(answer?.ok ? 'confirmed' : 'unsaved');
    if (!answer?.ok) return;
    for (const change of said.flatMap((text) => changeOf(text, form))) onChange(change);
    await reload();
  };

  const told = toldWords(end, state);
  return (
    <ModelOffer
      id="into-english"
      title={intoEnglishMessages.title}
      className="rule-above"
      stage={`${state.kind} ${end ?? ''}`}
      asking={asking}
      busy={isBusy ? intoEnglishMessages[state.kind === 'working' ? 'working' : 'preparing'] : ''}
      told={told}
      onSend={() => void send()}
      onCancel={cancel}
      words={intoEnglishMessages}
    >
      {texts.length > 0 && <Comparison texts={texts} onConfirm={confirm} onLeave={cancel} />}
      {texts.length === 0 && end !== 'confirmed' && (
        <>
          {!told && (
            <Text maw="var(--measure)" c="dimmed">
              {intoEnglishMessages.offer}
            </Text>
          )}
          <Button leftSection={<Icon name="pen" />} onClick={begin}>
            {intoEnglishMessages.start}
          </Button>
        </>
      )}
    </ModelOffer>
  );
}

function toldWords(
  end: 'confirmed' | 'unsaved' | undefined,
  state: ReturnType<typeof useModelTask<IntoEnglishEvent>>['state'],
): string {
  if (end) return intoEnglishMessages[end];
  if (state.kind === 'failed') return intoEnglishMessages.unavailable;
  if (state.kind !== 'done') return '';
  return state.done.outcome === 'not_good_enough'
    ? intoEnglishMessages.notGood
    : state.done.outcome === 'translated'
      ? intoEnglishMessages.compare
      : intoEnglishMessages.unavailable;
}

interface Confirmed extends Pick<TranslatedText, 'key' | 'original'> {
  readonly english: string;
}

/** As long as the place may be that it stands in. */
function mostLengthOf(key: string): number {
  if (key.startsWith(EDIT_KEY)) return letterLimits.blockText;
  return key.endsWith('customDetails') ? letterLimits.customDetails : letterLimits.fact;
}

const FURTHER = /^(\d+)\.(.+)$/;

/** A text of the letter, by the key that the server gave it. */
function changeOf({ key, english }: Confirmed, { edits }: LetterForm): readonly FormChange[] {
  if (key.startsWith(EDIT_KEY)) {
    const edit = edits.find(({ blockId }) => key === `${EDIT_KEY}${blockId}`);
    return edit ? [{ kind: 'edit', edit: { ...edit, text: english } }] : [];
  }
  const [, number = '1', name = key] = FURTHER.exec(key) ?? [];
  const item = Number(number);
  return [
    name === 'customDetails'
      ? { kind: 'detail', item, field: name, value: english }
      : { kind: 'fact', item, key: name, value: english },
  ];
}

interface ComparisonProps {
  readonly texts: readonly TranslatedText[];
  readonly onConfirm: (texts: readonly Confirmed[]) => Promise<void>;
  readonly onLeave: () => void;
}

/** The English beside what the person wrote; they may change it before they say yes. */
function Comparison({ texts, onConfirm, onLeave }: ComparisonProps) {
  const [english, setEnglish] = useState(() => texts.map((text) => text.english));
  const said = texts.map(({ key, original }, index) => ({
    key,
    original,
    english: (english[index] ?? '').trim(),
  }));
  const { mutate: confirm, isPending } = useMutation({ mutationFn: () => onConfirm(said) });
  return (
    <>
      {texts.map(({ key, original, names }, index) => (
        <Stack key={key} gap="sm" w="100%">
          <SimpleGrid minColWidth="min(100%,18rem)" autoFlow="auto-fit" spacing="md">
            <Stack gap="0.25rem" miw={0}>
              <Text fw={600}>{intoEnglishMessages.original}</Text>
              <Paper
                variant="sheet"
                p="md"
                ff="heading"
                lh={1.6}
                className="anywhere"
                style={{ whiteSpace: 'pre-line' }}
                translate="no"
              >
                {original}
              </Paper>
            </Stack>
            <Textarea
              label={intoEnglishMessages.english}
              lang="en"
              translate="no"
              autosize
              minRows={3}
              maxLength={mostLengthOf(key)}
              value={english[index] ?? ''}
              onChange={onText((text) => setEnglish(english.with(index, text)))}
            />
          </SimpleGrid>
          <Differing original={original} english={english[index] ?? ''} names={names} />
        </Stack>
      ))}
      <Group gap="0.75rem 1rem" align="stretch">
        <Button
          variant="filled"
          disabled={isPending || said.some((text) => text.english === '')}
          onClick={() => confirm()}
        >
          {intoEnglishMessages.confirm}
        </Button>
        <Button onClick={onLeave}>{intoEnglishMessages.leave}</Button>
      </Group>
    </>
  );
}

/** Sums, dates, numbers and names that are not the same in both. */
function Differing({ original, english, names }: Omit<TranslatedText, 'key'>) {
  const { missing, added } = differingFacts(original, english, names);
  if (missing.length === 0 && added.length === 0) return null;
  return (
    <Notice tone="warning" title={intoEnglishMessages.differing.title} live>
      {missing.length > 0 && <p>{intoEnglishMessages.differing.missing(missing.join(', '))}</p>}
      {added.length > 0 && <p>{intoEnglishMessages.differing.added(added.join(', '))}</p>}
    </Notice>
  );
}
