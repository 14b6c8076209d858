import { Button, Group, Loader, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Loader.layer.css';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import {
  Answered,
  CompanyLines,
  EmptyState,
  ErrorSummary,
  Facts,
  LazyPart,
  Notice,
  SiteFactsContext,
  Skeletons,
  StatesNotice,
  StatusTag,
  VisuallyHidden,
  WhereKnown,
  lazyPart,
  queryClient,
  dataOf,
  useQuery,
  useSiteFacts,
  type ApiAnswer,
} from '#webapp/kit/index.ts';
import { Calm, Chapter, Part, State, States, SavedWords } from './chapter.tsx';

const tags = [
  { tone: 'quiet', word: 'Draft' },
  { tone: 'moving', word: 'On its way' },
  { tone: 'done', word: 'Delivered' },
  { tone: 'soon', word: 'Answer due in 3 days' },
  { tone: 'trouble', word: 'Answer overdue' },
] as const;

type Asked = ApiAnswer<string>;

const never = () => new Promise<Asked>(() => {});

const soon = () =>
  new Promise<Asked>((resolve) => {
    setTimeout(() => resolve({ ok: true, data: 'Jordan Sample' }), 1_500);
  });

const offline = () =>
  Promise.resolve<Asked>({
    ok: false,
    problem: {
      code: 'network',
      status: 0,
      error: 'Network error. Please check your connection and try again.',
    },
  });

export function MessageChapter() {
  return (
    <Chapter
      id="messages"
      title="Messages and states"
      lead="What went wrong, what is safe, what to do. Never blame, never hurry. A color only repeats what a word and a shape have said."
    >
      <Notices />
      <Part
        shows="ErrorSummary"
        note="Above a form that was sent with answers missing. Takes the focus; each line leads to its field."
      >
        <States size="wide">
          <State name="two faults">
            <Calm>
              <ErrorSummary
                problems={[
                  { fieldId: 'gallery-zip', message: 'A ZIP code has five digits, such as 90210.' },
                  { fieldId: 'gallery-state', message: 'Please choose the state you live in.' },
                ]}
              />
            </Calm>
          </State>
        </States>
      </Part>
      <Part
        shows="StatusTag"
        also={['Badge']}
        note="Where something stands, as a word with a shape."
      >
        <States size="small">
          {tags.map(({ tone, word }) => (
            <State key={tone} name={tone}>
              <StatusTag tone={tone}>{word}</StatusTag>
            </State>
          ))}
        </States>
      </Part>
      <Waiting />
      <LateParts />
      <Part
        shows="Facts"
        also={['DataList']}
        note="What is known of one thing: a payment, a mailing, a letter."
      >
        <Facts
          facts={[
            { label: 'Email', value: 'jordan@example.com' },
            { label: 'Plan', value: 'Free' },
          ]}
        />
      </Part>
      <OperatorParts />
      <Part
        shows="Loader"
        from="@mantine/core"
        note="Only while something outside is waited for, with a sentence that says what."
      >
        <Group component="p" wrap="nowrap" c="dimmed">
          <Loader size="1.75rem" aria-hidden /> Waiting for the bank…
        </Group>
      </Part>
      <Part
        shows="EmptyState"
        note="Where nothing is yet: it says so kindly and shows the one next step."
      >
        <EmptyState
          icon="envelope"
          title="No letters yet"
          action={
            <Button component={Link} to="/dev/gallery" variant="filled">
              Start my first letter
            </Button>
          }
        >
          <p>Your letters and what came of them will stand here.</p>
        </EmptyState>
      </Part>
      <SavedStates />
      <Part
        shows="VisuallyHidden"
        note="Words for who hears the page. What is heard and what is seen tell the same."
      >
        <p>
          <VisuallyHidden>These words are only heard. </VisuallyHidden>
          Before this sentence stands another one that is only heard.
        </p>
      </Part>
    </Chapter>
  );
}

function Notices() {
  return (
    <Part
      shows="Notice"
      also={['Alert']}
      note="A message in the page. An error is read out when it appears; others are where they are news."
    >
      <States size="large">
        <State name="info">
          <Notice tone="info" title="USPS has no news today">
            <p>That is usual. Certified mail takes three to five business days.</p>
          </Notice>
        </State>
        <State name="success">
          <Notice tone="success" title="Your letter is signed">
            <p>You can download it, or let us mail it.</p>
          </Notice>
        </State>
        <State name="warning">
          <Notice tone="warning" title="One address could not be checked">
            <p>USPS does not know this street number. You can mail it as it is.</p>
          </Notice>
        </State>
        <State name="error">
          <Notice tone="error" title="We could not mail your letter">
            <p>Nothing was charged, and your letter is safe. Please try again in a minute.</p>
            <Button variant="subtle">Try again</Button>
          </Notice>
        </State>
      </States>
    </Part>
  );
}

function Waiting() {
  return (
    <>
      <Part
        shows="Skeletons"
        also={['Skeleton']}
        note="Lines in the place of text that is on its way. They stand still."
      >
        <States>
          <State name="three lines">
            <Skeletons label="Loading your letters" />
          </State>
        </States>
      </Part>
      <Part
        shows="Answered"
        note="What stands where an answer of the server is on its way, did not come, or is there."
      >
        <States>
          <State name="loading">
            <AskedFor ask={never} />
          </State>
          <State name="after a second and a half">
            <AskedFor ask={soon} />
          </State>
          <State name="offline, or the server is away">
            <AskedFor ask={offline} />
          </State>
        </States>
      </Part>
    </>
  );
}

const onItsWay = lazyPart(() => new Promise<() => null>(() => {}));
const notArriving = lazyPart<object>(() => Promise.reject(new Error('There is no such file')));

function LateParts() {
  return (
    <Part
      shows="LazyPart"
      also={['PartMissing']}
      note="A part of a page in a file of its own, such as the next step of the wizard. Where it does not come, nothing that was typed is lost."
    >
      <States>
        <State name="on its way">
          <LazyPart part={onItsWay} props={{}} lines={4} />
        </State>
        <State name="offline, or a new version is out">
          <LazyPart part={notArriving} props={{}} />
        </State>
      </States>
    </Part>
  );
}

function AskedFor({ ask }: { readonly ask: () => Promise<Asked> }) {
  const example = useId();
  const answer = useQuery({ queryKey: ['gallery', example], queryFn: () => dataOf(ask()) });
  return (
    <Answered answer={answer} what="your profile">
      {(name) => (
        <>
          <p>{name}</p>
          <Button
            variant="subtle"
            onClick={() => void queryClient.resetQueries({ queryKey: ['gallery', example] })}
          >
            Ask again
          </Button>
        </>
      )}
    </Answered>
  );
}

const MINUTE_MS = 60_000;

const saves = [
  { kind: 'empty' },
  { kind: 'saving' },
  { kind: 'saved', atMs: 0 },
  { kind: 'retrying' },
  { kind: 'offline', onDevice: true },
  { kind: 'signed_out' },
  { kind: 'missing' },
] as const;

function SavedStates() {
  return (
    <Part
      shows="SavedWords"
      from="letters"
      note="Beside every form that keeps what is typed. Without a connection it says so, keeps all of it in the browser, and saves when the connection is back."
    >
      <States size="small">
        {saves.map((state) => (
          <State key={state.kind} name={state.kind}>
            <SavedWords state={state} nowMs={4 * MINUTE_MS} />
          </State>
        ))}
      </States>
    </Part>
  );
}

function OperatorParts() {
  const facts = useSiteFacts();
  return (
    <Part
      shows="CompanyLines"
      also={['StatesNotice', 'WhereKnown']}
      note="What the operator set, drawn into the page: who runs this, and where nothing is sold. What has no value leaves no gap."
    >
      <SiteFactsContext
        value={{
          ...facts,
          statesNotServed: 'Georgia',
        }}
      >
        <Stack gap="xs">
          <CompanyLines renderLine={(line) => <Text>{line}</Text>} />
          <StatesNotice />
          <WhereKnown any={['statesNotServed']}>
            <Text>Sold in some states.</Text>
          </WhereKnown>
        </Stack>
      </SiteFactsContext>
    </Part>
  );
}
