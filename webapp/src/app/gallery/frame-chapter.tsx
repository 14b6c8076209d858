import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import {
  CaptchaBox,
  type CaptchaHandle,
  LocalMailboxLine,
  Logo,
  OpenDesktopApp,
  SignInAgain,
  Stepper,
} from '#webapp/kit/index.ts';
import { Chapter, Part, State, States } from './chapter.tsx';

const steps = ['Your details', 'The items', 'Review', 'Sign', 'Mail'];

export function FrameChapter() {
  return (
    <Chapter
      id="frame"
      title="Frame and checks"
      lead="What stands around a view, and what is asked on the way. This page itself is a Page: its heading, its lead and its width come from there, and its colors from the ThemeProvider."
    >
      <Part shows="Logo" note="The name beside a small certified-mail label.">
        <Logo />
      </Part>
      <Part
        shows="Stepper"
        note="The line of stops above a form. Stops behind the person are buttons and lead back; on phones only the stop at hand is named."
      >
        <WalkedSteps />
      </Part>
      <BotCheckPart />
      <Part
        shows="OpenDesktopApp"
        note="Where an emailed link leads that the desktop app asked for."
      >
        <OpenDesktopApp token="made-up" />
      </Part>
      <SignInPart />
      <Part
        shows="LocalMailboxLine"
        note="Shown where no mail server is set up, as on your own machine; elsewhere there is nothing."
      >
        <LocalMailboxLine />
      </Part>
    </Chapter>
  );
}

function WalkedSteps() {
  const [current, setCurrent] = useState(2);
  return (
    <>
      <Stepper steps={steps} current={current} onGoBack={setCurrent} />
      <Button
        variant="subtle"
        disabled={current === steps.length - 1}
        onClick={() => setCurrent(current + 1)}
      >
        One stop on
      </Button>
    </>
  );
}

function SignInPart() {
  const [shown, setShown] = useState(false);
  return (
    <Part
      shows="SignInAgain"
      note="Before something that a stranger at an open browser must not do. Says why it is asked, and takes the focus."
    >
      <States size="wide">
        <State name={shown ? 'as it appears' : 'comes when asked for'}>
          {shown ? (
            <SignInAgain what="change your email address" />
          ) : (
            <Button onClick={() => setShown(true)}>Show it</Button>
          )}
        </State>
      </States>
    </Part>
  );
}

const never = () => new Promise<never>(() => {});
const failed = () => Promise.resolve('failed' as const);
const off = () => Promise.resolve('off' as const);

/** The bot check in every state; the first one really asks the server. */
function BotCheckPart() {
  const [solved, setSolved] = useState(false);
  const check = useRef<CaptchaHandle>(null);
  return (
    <Part
      shows="CaptchaBox"
      note="A little arithmetic that the browser does by itself. No pictures, no third party unless the operator chose one."
    >
      <States>
        <State name={solved ? 'solved' : 'working'}>
          <CaptchaBox
            ref={check}
            onSolved={() => setSolved(true)}
            onCleared={() => setSolved(false)}
          />
          <Button variant="subtle" onClick={() => check.current?.reset()}>
            Start again
          </Button>
        </State>
        <State name="getting ready">
          <CaptchaBox ask={never} onSolved={() => undefined} />
        </State>
        <State name="did not load">
          <CaptchaBox ask={failed} onSolved={() => undefined} />
        </State>
        <State name="switched off: nothing stands here">
          <CaptchaBox ask={off} onSolved={() => undefined} />
        </State>
      </States>
    </Part>
  );
}
