import { ActionIcon, Box, Button } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ActionBar, AskFirst, BusyButton, Icon } from '#webapp/kit/index.ts';
import { Calm, Chapter, Part, State, States } from './chapter.tsx';

const HERE = '/dev/gallery';

const looks = [
  {
    look: { variant: 'filled' },
    name: 'filled',
    label: 'Mail my letter, $0.68',
    busy: 'Handing it to the mail…',
  },
  { look: {}, name: 'default', label: 'Download the PDF', busy: 'Making the PDF…' },
  {
    look: { variant: 'subtle' },
    name: 'subtle',
    label: 'Use another address',
    busy: 'One moment…',
  },
  {
    look: { variant: 'filled', color: 'red' },
    name: 'filled, red',
    label: 'Delete my account',
    busy: 'Deleting…',
  },
] as const;

export function ActionChapter() {
  return (
    <Chapter
      id="actions"
      title="Actions"
      lead="One primary action to a view, always in the same place. Its words say the action and what it costs. A button that works keeps its place and the focus and says what it is doing."
    >
      <ButtonPart />
      <LinkPart />
      <IconPart />
      <Part
        shows="ActionBar"
        note="Where the actions of a view live: bottom right on desktops, a bar along the lower edge on phones. The primary one stands last."
      >
        <States size="wide">
          <State name="with a note">
            <Box
              p="1.5rem var(--page-gutter)"
              bd="1px solid var(--hairline)"
              style={{ overflow: 'clip' }}
            >
              <ActionBar note="Nothing is mailed yet.">
                <Button leftSection={<Icon name="back" />}>Back</Button>
                <Button variant="filled">Review my letter</Button>
              </ActionBar>
            </Box>
          </State>
        </States>
      </Part>
      <Part
        shows="AskFirst"
        note="Asked once, in the place of the button, before something that cannot be brought back. Takes the focus when it appears."
      >
        <States size="wide">
          <State name="rest">
            <Asked answer={() => Promise.resolve(undefined)} />
          </State>
          <State name="press Delete: it does not work">
            <Asked
              answer={() =>
                Promise.resolve(
                  'We could not delete it. Your copy is still here. Please try again in a minute.',
                )
              }
            />
          </State>
          <State name="press Delete: busy">
            <Asked answer={() => new Promise(() => {})} />
          </State>
        </States>
      </Part>
    </Chapter>
  );
}

function IconPart() {
  return (
    <Part
      shows="ActionIcon"
      from="@mantine/core"
      note="Only where a word beside it would be said in every row of a list; it has a name for those who listen."
    >
      <ActionIcon variant="subtle" size="2.75rem" aria-label="Move up">
        <Icon name="up" />
      </ActionIcon>
    </Part>
  );
}

function ButtonPart() {
  return (
    <Part
      shows="Button"
      also={['BusyButton']}
      from="@mantine/core"
      note="For actions; links lead to places. Under the pointer the fill darkens and the second look gets an edge of ink."
    >
      {looks.map(({ look, name, label, busy }) => (
        <States key={name} size="small">
          <State name={name}>
            <Button {...look}>{label}</Button>
          </State>
          <State name="with the focus" focused>
            <Button {...look}>{label}</Button>
          </State>
          <State name="busy">
            <BusyButton {...look} busyLabel={busy}>
              {label}
            </BusyButton>
          </State>
          <State name="disabled">
            <Button {...look} disabled>
              {label}
            </Button>
          </State>
        </States>
      ))}
      <States size="small">
        <State name="icon">
          <Button leftSection={<Icon name="plus" />}>Add another item</Button>
        </State>
        <State name="icon after">
          <Button variant="filled" rightSection={<Icon name="arrow" />}>
            Go on
          </Button>
        </State>
        <State name="wide">
          <Button variant="filled" fullWidth>
            Send me a login link
          </Button>
        </State>
        <State name="long words">
          <Button variant="filled" leftSection={<Icon name="envelope" />}>
            Mail all three letters by certified mail with return receipt, $29.97
          </Button>
        </State>
      </States>
      <PressedOnce />
    </Part>
  );
}

function LinkPart() {
  return (
    <Part
      shows="Button as a link"
      from="@mantine/core"
      note="A place that looks like the next step: as a Link inside the app, as an anchor to files and other sites."
    >
      <States size="small">
        <State name="Link, filled">
          <Button component={Link} to={HERE} variant="filled" rightSection={<Icon name="arrow" />}>
            Start my letter
          </Button>
        </State>
        <State name="Link, default">
          <Button component={Link} to={HERE}>
            See what I can do
          </Button>
        </State>
        <State name="anchor, a file">
          <Button component="a" href="/icon.svg" download leftSection={<Icon name="download" />}>
            Download the PDF
          </Button>
        </State>
        <State name="anchor, new tab">
          <Button component="a" href="/icon.svg" target="_blank" rel="noreferrer" variant="subtle">
            Track it at USPS (new tab)
          </Button>
        </State>
      </States>
    </Part>
  );
}

/** A busy button as it comes and goes. */
function PressedOnce() {
  const [busy, setBusy] = useState(false);
  const press = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), 2_000);
  };
  return (
    <States>
      <State name="press it: busy for two seconds">
        <BusyButton variant="filled" onClick={press} busyLabel={busy && 'Signing your letter…'}>
          Sign my letter
        </BusyButton>
      </State>
    </States>
  );
}

function Asked({ answer }: { readonly answer: () => Promise<string | undefined> }) {
  return (
    <Calm>
      <AskFirst
        question="Delete this copy?"
        action="Delete"
        busyLabel="Deleting…"
        keep="Keep it"
        onAction={answer}
        onKeep={() => undefined}
      >
        It is taken out of this letter and of our storage.
      </AskFirst>
    </Calm>
  );
}
