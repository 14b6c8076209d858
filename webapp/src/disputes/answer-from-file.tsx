import {
  disputeEndpoints,
  outcomesSaid,
  outcomeWords,
  type Dispute,
  type DisputeOutcome,
} from '@creditfix/shared/disputes';
import { isCalendarDate } from '@creditfix/shared/kernel';
import {
  notReadMessages,
  valueOf,
  type AnswerNotRead,
  type BureauAnswer,
  type DisputedItem,
  type ItemAnswer,
} from '@creditfix/shared/reports';
import { Button, Group, Paper, Progress, Stack, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { Link } from 'react-router-dom';
import {
  BusyButton,
  DateField,
  FieldError,
  Icon,
  Notice,
  callApi,
  dateWords,
  mutationOf,
  useMutation,
} from '#webapp/kit/index.ts';
import { disputeName, itemWords, newestRound, dayOf } from './dispute-words.ts';
import { putDispute } from './disputes.queries.ts';
import { answerFileMessages as words } from './messages.tsx';

/** Reads a letter or a report on the device; the reports feature does. */
export type ReadAnswerFiles = (
  files: readonly File[],
  options: {
    readonly disputed: readonly DisputedItem[];
    readonly bureau: Dispute['bureau'];
    readonly onPage: (page: number, of: number) => void;
    readonly signal: AbortSignal;
  },
) => Promise<BureauAnswer | AnswerNotRead>;

interface AnswerFromFileProps {
  readonly dispute: Dispute;
  readonly readFiles: ReadAnswerFiles;
  readonly onNoted: (dispute: Dispute) => void;
}

/**
 * A bureau's letter or a new report, read on this device: for each item what it says, with the lines that say so, confirmed one by one.
 * Only the confirmed outcome and its day are sent.
 */
export function AnswerFromFile({ dispute, readFiles, onNoted }: AnswerFromFileProps) {
  const { state, read, cancel } = useAnswerFile(readFiles, dispute.bureau);
  const [asked, setAsked] = useState<readonly Dispute[]>([dispute]);
  if (dispute.recipient !== 'bureau') return null;
  const start = async (files: readonly File[]) => {
    const disputes = [dispute, ...(await othersAt(dispute))];
    setAsked(disputes);
    await read(files, disputes.map(disputedItem));
  };
  return (
    <Paper p="card" radius="md">
      <Stack>
        <div>
          <Title order={3}>{words.heading}</Title>
          <p>{words.lead}</p>
        </div>
        <ChooseFile
          isReading={state.kind === 'reading'}
          onFiles={(files) => void start(files)}
          onCancel={cancel}
        />
        <div role="status">
          {state.kind === 'reading' && (
            <p>{state.of === 0 ? words.opening : words.reading(state.page, state.of)}</p>
          )}
          {state.kind === 'read' && <p>{words.found(state.answer.items.length)}</p>}
        </div>
        {state.kind === 'reading' && state.of > 0 && (
          <Progress
            value={(state.page / state.of) * 100}
            aria-label={words.reading(state.page, state.of)}
          />
        )}
        {state.kind === 'not_read' && (
          <Notice tone="warning" title={words.notRead}>
            <p>{whyNot(state.why)}</p>
            <p>{words.byHand}</p>
          </Notice>
        )}
        {state.kind === 'read' && (
          <WhatItSays answer={state.answer} disputes={asked} onNoted={onNoted} />
        )}
      </Stack>
    </Paper>
  );
}

type AnswerFile =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly page: number; readonly of: number }
  | { readonly kind: 'read'; readonly answer: BureauAnswer }
  | { readonly kind: 'not_read'; readonly why: AnswerNotRead };

function useAnswerFile(readFiles: ReadAnswerFiles, bureau: Dispute['bureau']) {
  const [state, setState] = useState<AnswerFile>({ kind: 'none' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  return {
    state,
    async read(files: readonly File[], disputed: readonly DisputedItem[]): Promise<void> {
      const work = new AbortController();
      running.current = work;
      const put = (next: AnswerFile) => {
        if (!work.signal.aborted) setState(next);
      };
      try {
        const result = await readFiles(files, {
          disputed,
          bureau,
          signal: work.signal,
          onPage: (page, of) => put({ kind: 'reading', page, of }),
        });
        put(
          typeof result === 'string'
            ? { kind: 'not_read', why: result }
            : { kind: 'read', answer: result },
        );
      } catch (error) {
        if (!work.signal.aborted) throw error;
      }
    },
    cancel() {
      running.current?.abort();
      setState({ kind: 'none' });
    },
  };
}

/** Other items that the same bureau has to answer about: its letter may name them, too. */
async function othersAt({ id, bureau }: Dispute): Promise<readonly Dispute[]> {
  const answer = await callApi(disputeEndpoints.listDisputes, { staysOnPage: true });
  if (!answer.ok) return [];
  return answer.data.disputes.filter(
    (other) => other.id !== id && other.bureau === bureau && other.answers.length > 0,
  );
}

function disputedItem({ id, creditorName, accountEnding }: Dispute): DisputedItem {
  return { id, company: creditorName, ending: accountEnding };
}

function whyNot(why: AnswerNotRead): string {
  if (why === 'no_picture') return words.noPicture;
  return why === 'no_answer' || why === 'no_report' || why === 'unknown_layout'
    ? words.noAnswer
    : notReadMessages[why];
}

function ChooseFile({
  isReading,
  onFiles,
  onCancel,
}: {
  readonly isReading: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onCancel: () => void;
}) {
  const picker = useRef<HTMLInputElement>(null);
  const picked = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // The same file can be chosen again.
    currentTarget.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <div>
      {isReading ? (
        <Button variant="default" onClick={onCancel}>
          {words.cancel}
        </Button>
      ) : (
        <Button
          variant="default"
          leftSection={<Icon name="plus" />}
          onClick={() => picker.current?.click()}
        >
          {words.choose}
        </Button>
      )}
      <Text c="dimmed" size="sm" mt="xs">
        {words.staysHere}
      </Text>
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept="application/pdf,.pdf,image/jpeg,image/png,image/webp"
        data-purpose="answer"
        onChange={picked}
      />
    </div>
  );
}

interface WhatItSaysProps {
  readonly answer: BureauAnswer;
  /** The one of this page first. */
  readonly disputes: readonly Dispute[];
  readonly onNoted: (dispute: Dispute) => void;
}

function WhatItSays({ answer, disputes, onNoted }: WhatItSaysProps) {
  const [own] = disputes;
  if (!own) return null;
  const { bureau, date, comparedWith, from, items } = answer;
  if (bureau !== own.bureau) {
    const [theirs, mine] = [words.bureaus[bureau], own.target];
    return (
      <Notice tone="warning" title={words.otherBureau(theirs)}>
        <p>{words.otherBureauText(theirs, mine)}</p>
      </Notice>
    );
  }
  const day = valueOf(date);
  if (day !== undefined && day < dayOf(newestRound(own).signedAt).slice(0, day.length)) {
    return (
      <Notice tone="warning" title={words.older}>
        <p>{words.olderText}</p>
      </Notice>
    );
  }
  return (
    <Stack>
      <Title order={3}>{from === 'letter' ? words.letterSays : words.reportSays}</Title>
      {comparedWith?.state === 'reported' && (
        <p>{words.comparedWith(keptText(comparedWith.value), comparedWith.source.page === 0)}</p>
      )}
      {!items.some(({ item }) => item === own.id) && <p>{words.nothing}</p>}
      <Stack component="ul" className="plain-list">
        {items.flatMap((item) => {
          const dispute = disputes.find(({ id }) => id === item.item);
          return dispute ? (
            <li key={item.item}>
              <OneItem
                item={item}
                from={from}
                day={day?.length === 10 ? day : ''}
                dispute={dispute}
                onNoted={dispute.id === own.id ? onNoted : undefined}
              />
            </li>
          ) : (
            []
          );
        })}
      </Stack>
    </Stack>
  );
}

interface OneItemProps {
  readonly item: ItemAnswer;
  readonly from: BureauAnswer['from'];
  readonly day: string;
  readonly dispute: Dispute;
  /** Missing for an item that has a page of its own. */
  readonly onNoted: ((dispute: Dispute) => void) | undefined;
}

/** What is said of one item: the lines, and what the person can note of it. */
function OneItem({ item, from, day, dispute, onNoted }: OneItemProps) {
  const [on, setOn] = useState(day);
  const [missing, setMissing] = useState(false);
  const { mutate, isPending, isSuccess, error, variables } = useMutation(
    mutationOf(disputeEndpoints.recordOutcome),
  );
  const outcomes = outcomesSaid(item, dispute.answers);
  const name = disputeName(dispute);
  const note = (outcome: DisputeOutcome) => {
    setMissing(!isCalendarDate(on));
    if (!isCalendarDate(on)) return;
    mutate(
      { params: { id: dispute.id }, body: { round: dispute.decidingRound, outcome, on } },
      { onSuccess: (next) => (onNoted ? onNoted(next) : putDispute(next)) },
    );
  };
  return (
    <Paper component="article" p="card" radius="md" withBorder aria-label={name}>
      <Stack gap="sm">
        <div>
          <Title order={4}>{name}</Title>
          <Text c="dimmed" size="sm">
            {itemWords(dispute)}
          </Text>
        </div>
        <Text fw={600}>{saidWords(item, from)}</Text>
        <ul className="quotes">
          {item.lines.map((line) => (
            <li key={`${line.page} ${line.text}`}>
              <q>{line.page === 0 ? keptText(line.text) : line.text}</q>{' '}
              <Text span c="dimmed" size="sm">
                {line.page === 0 ? words.keptLine : words.page(line.page)}
              </Text>
            </li>
          ))}
        </ul>
        {isSuccess ? (
          <p role="status">
            {words.noted} <Link to={`/disputes/${dispute.id}`}>{words.whatNext}</Link>
          </p>
        ) : outcomes.length === 0 ? (
          <p>
            {onNoted
              ? words.sayBelow
              : words.sayThere(<Link to={`/disputes/${dispute.id}#answer`}>{name}</Link>)}
          </p>
        ) : (
          <>
            <DateField
              id={`said-on-${dispute.id}`}
              label={words.day}
              value={on}
              error={missing ? words.giveDay : undefined}
              onChange={setOn}
            />
            <Group>
              {outcomes.map((outcome) => (
                <BusyButton
                  key={outcome}
                  variant={outcomes.length === 1 ? 'filled' : 'default'}
                  busyLabel={isPending && variables.body.outcome === outcome && words.noting}
                  onClick={() => note(outcome)}
                >
                  {words.note(outcomeWords(outcome).label)}
                </BusyButton>
              ))}
            </Group>
          </>
        )}
        <div role="alert">
          <FieldError id={`said-${dispute.id}`} error={error?.problem.error} />
        </div>
      </Stack>
    </Paper>
  );
}

/** Of a kept report there are values alone; a day is written as people write it. */
function keptText(text: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? dateWords(text) : text;
}

function saidWords({ says, isThere }: ItemAnswer, from: BureauAnswer['from']): string {
  if (!says) return isThere ? words.there : words.doubt;
  if (from === 'letter') return words.says[says];
  if (says === 'deleted') return words.gone;
  return says === 'updated' ? words.changed : words.unchanged;
}
