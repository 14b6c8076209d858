import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { CaptchaBox, type CaptchaHandle } from '#webapp/kit/index.ts';
import { Part, State, States } from './chapter.tsx';

const never = () => new Promise<never>(() => {});
const failed = () => Promise.resolve('failed' as const);
const off = () => Promise.resolve('off' as const);

/** The bot check in every state; the first one really asks the server. */
export function BotCheckPart() {
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
