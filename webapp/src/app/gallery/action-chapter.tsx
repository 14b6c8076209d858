import { useState } from 'react';
import { ActionBar, AskFirst, Button, ButtonAnchor, ButtonLink } from '#webapp/kit/index.ts';
import { Calm, Chapter, Part, State, States } from './chapter.tsx';
import classes from './gallery.module.css';

const HERE = '/dev/gallery';

const looks = [
  { look: 'deed', name: 'deed', label: 'Mail my letter, $0.68', busy: 'Handing it to the mail…' },
  { look: 'second', name: 'second', label: 'Download the PDF', busy: 'Making the PDF…' },
  { look: 'plain', name: 'plain', label: 'Use another address', busy: 'One moment…' },
  { look: 'danger', name: 'danger', label: 'Delete my account', busy: 'Deleting…' },
] as const;

export function ActionChapter() {
  return (
    <Chapter
      id="actions"
      title="Actions"
      lead="One primary action to a view, always in the same place. Its words say the deed and what it costs. A button that works keeps its place and the focus and says what it is doing."
    >
      <ButtonPart />
      <LinkPart />
      <Part
        shows="ActionBar"
        note="Where the actions of a view live: bottom right on desks, a bar along the lower edge on phones. The primary one stands last."
      >
        <States size="wide">
          <State name="with a note">
            <div className={classes.view}>
              <ActionBar note="Nothing is mailed yet.">
                <Button icon="back">Back</Button>
                <Button look="deed">Review my letter</Button>
              </ActionBar>
            </div>
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

function ButtonPart() {
  return (
    <Part
      shows="Button"
      note="For deeds; links lead to places. Under the pointer the fill darkens and the second look gets an edge of ink."
    >
      {looks.map(({ look, name, label, busy }) => (
        <States key={look} size="small">
          <State name={name}>
            <Button look={look}>{label}</Button>
          </State>
          <State name="with the focus" focused>
            <Button look={look}>{label}</Button>
          </State>
          <State name="busy">
            <Button look={look} busyLabel={busy}>
              {label}
            </Button>
          </State>
          <State name="disabled">
            <Button look={look} disabled>
              {label}
            </Button>
          </State>
        </States>
      ))}
      <States size="small">
        <State name="icon">
          <Button icon="plus">Add another item</Button>
        </State>
        <State name="icon after">
          <Button look="deed" iconAfter="arrow">
            Go on
          </Button>
        </State>
        <State name="wide">
          <Button look="deed" wide>
            Send me a login link
          </Button>
        </State>
        <State name="long words">
          <Button look="deed" icon="envelope">
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
      shows="ButtonLink"
      also={['ButtonAnchor']}
      note="A place that looks like the next step. ButtonLink goes inside the app, ButtonAnchor to files and other sites."
    >
      <States size="small">
        <State name="ButtonLink, deed">
          <ButtonLink to={HERE} look="deed" iconAfter="arrow">
            Start my letter
          </ButtonLink>
        </State>
        <State name="ButtonLink, second">
          <ButtonLink to={HERE}>See what I can do</ButtonLink>
        </State>
        <State name="ButtonAnchor, a file">
          <ButtonAnchor href="/icon.svg" download icon="download">
            Download the PDF
          </ButtonAnchor>
        </State>
        <State name="ButtonAnchor, new tab">
          <ButtonAnchor href="/icon.svg" newTab look="plain">
            Track it at USPS (new tab)
          </ButtonAnchor>
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
        <Button look="deed" onClick={press} busyLabel={busy && 'Signing your letter…'}>
          Sign my letter
        </Button>
      </State>
    </States>
  );
}

function Asked({ answer }: { readonly answer: () => Promise<string | undefined> }) {
  return (
    <Calm>
      <AskFirst
        question="Delete this copy?"
        deed="Delete"
        busyLabel="Deleting…"
        keep="Keep it"
        onDeed={answer}
        onKeep={() => undefined}
      >
        It is taken out of this letter and of our storage.
      </AskFirst>
    </Calm>
  );
}
