import { caseFileEndpoints, type CaseFileContents } from '@creditfix/shared/case-files';
import { Button, Checkbox, Group, Stack, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import {
  Answered,
  BusyButton,
  FieldGroup,
  Icon,
  Notice,
  SignInAgain,
  onTick,
  queryOf,
  sizeWords,
  useDownload,
  useQuery,
  type Download,
} from '#webapp/kit/index.ts';
import { caseFileMessages as words } from './messages.ts';

/** Makes a file of one dispute, or of all, for a lawyer, an agency or oneself. What it would hold is asked once somebody wants one. */
export function CaseFilePart({ disputeId }: { readonly disputeId?: string }) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  return (
    <Stack component="section" maw="var(--measure)" aria-labelledby="case-file-heading">
      <Title order={2} id="case-file-heading" size={disputeId ? undefined : 'h3'}>
        {words.heading}
      </Title>
      <p>{disputeId ? words.aboutOne : words.aboutAll}</p>
      <p>{words.who}</p>
      <Group>
        <Button
          variant="default"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.close : words.open}
        </Button>
      </Group>
      {isOpen && <div id={panel}>{disputeId ? <OfOne disputeId={disputeId} /> : <OfAll />}</div>}
    </Stack>
  );
}

function OfOne({ disputeId }: { readonly disputeId: string }) {
  const params = { id: disputeId };
  const answer = useQuery(queryOf(caseFileEndpoints.disputeCaseContents, { params }));
  const [state, start] = useDownload(caseFileEndpoints.disputeCaseFile, words);
  return (
    <Answered answer={answer} what={words.what} lines={6}>
      {(contents) => (
        <Choices
          contents={contents}
          state={state}
          onDownload={(query) => start({ params, query: query as never })}
        />
      )}
    </Answered>
  );
}

function OfAll() {
  const answer = useQuery(queryOf(caseFileEndpoints.caseContents));
  const [state, start] = useDownload(caseFileEndpoints.caseFile, words);
  return (
    <Answered answer={answer} what={words.what} lines={6}>
      {(contents) => (
        <Choices
          contents={contents}
          state={state}
          onDownload={(query) => start({ query: query as never })}
        />
      )}
    </Answered>
  );
}

interface Choice {
  readonly format: 'pdf' | 'zip';
  readonly leaveOut?: string | undefined;
}

interface ChoicesProps {
  readonly contents: CaseFileContents;
  readonly state: Download;
  readonly onDownload: (choice: Choice) => void;
}

/** What is in it, what to take out of it, and the way to get it. */
function Choices({ contents, state, onDownload }: ChoicesProps) {
  const [hidesIdentity, setHidesIdentity] = useState(true);
  const [hidesNotes, setHidesNotes] = useState(true);
  const [format, setFormat] = useState<Choice['format']>('pdf');
  const start = (wanted: Choice['format']) => {
    setFormat(wanted);
    const leaveOut = [hidesIdentity && 'identity', hidesNotes && 'notes'].filter(Boolean);
    onDownload({ format: wanted, leaveOut: leaveOut.join(',') || undefined });
  };
  if (contents.letters === 0) return <p>{words.nothing}</p>;
  const ways = [
    { kind: 'pdf', label: words.pdf, hint: words.pdfHint, variant: 'filled' },
    { kind: 'zip', label: words.zip, hint: words.zipHint, variant: 'default' },
  ] as const;
  return (
    <Stack>
      <div>
        <Title order={3} ff="text" fz="md">
          {words.holds}
        </Title>
        <ul>
          {countedWords(contents).map((counted) => (
            <li key={counted}>{counted}</li>
          ))}
        </ul>
      </div>
      {contents.exhibitsGone > 0 && <Text c="dimmed">{words.gone(contents.exhibitsGone)}</Text>}
      <FieldGroup label={words.before} description={words.beforeHint}>
        <Checkbox
          label={words.identity}
          description={words.identityHint(contents.identityCopies)}
          checked={hidesIdentity}
          onChange={onTick(setHidesIdentity)}
        />
        <Checkbox
          label={words.notes}
          description={words.notesHint(contents.notes)}
          checked={hidesNotes}
          onChange={onTick(setHidesNotes)}
        />
      </FieldGroup>
      {state.kind === 'sign_in_again' && (
        <SignInAgain what={words.toDownload} onSignedIn={() => start(format)} />
      )}
      {state.kind === 'failed' && <Notice tone="error" title={state.text} />}
      <Group align="flex-start" gap="1rem 2rem">
        {ways.map(({ kind, label, hint, variant }) => (
          <Stack key={kind} gap="xs" maw="20rem">
            <BusyButton
              variant={variant}
              leftSection={<Icon name="download" />}
              onClick={state.kind === 'busy' ? undefined : () => start(kind)}
              busyLabel={state.kind === 'busy' && format === kind && words.making}
            >
              {label}
            </BusyButton>
            <Text size="sm" c="dimmed">
              {hint}
            </Text>
          </Stack>
        ))}
      </Group>
      <Text role="status" c="dimmed">
        {state.kind === 'busy' &&
          (state.bytes > 0 ? words.hereSoFar(sizeWords(state.bytes)) : words.aMoment)}
        {state.kind === 'done' && words.saved(sizeWords(state.bytes))}
      </Text>
      <Text size="sm">{words.check}</Text>
    </Stack>
  );
}

/** What there is; nothing is said of what there is not. */
function countedWords(contents: CaseFileContents): string[] {
  return (['letters', 'pages', 'trackingDocuments', 'answerPages', 'reports'] as const).flatMap(
    (what) => (contents[what] > 0 ? [words[what](contents[what])] : []),
  );
}
