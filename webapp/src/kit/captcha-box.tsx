import { Box, Button } from '@mantine/core';
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { AltchaWidget } from './altcha-widget.tsx';
import classes from './captcha-box.module.css';
import { Notice } from './notice.tsx';
import { CaptchaProvider, ProviderCaptchaWidget } from './provider-captcha.tsx';
import { captchaBoxMessages, kitMessages } from './messages.tsx';
import { useSiteFacts } from './site-facts.tsx';

export interface CaptchaHandle {
  /** Throws the solved check away and starts a new one: a solution counts only once. */
  reset: () => void;
}

interface CaptchaBoxProps {
  readonly ref?: Ref<CaptchaHandle>;
  /** The text to send as `recaptchaToken`; `off` where the server asks for no bot check. */
  readonly onSolved: (token: string) => void;
  /** The solution no longer counts: it expired, was unticked or reset. */
  readonly onCleared?: () => void;
  /** Where the check comes from: our own server, except where the box is only looked at. */
  readonly ask?: (signal: AbortSignal) => Promise<Challenge | 'off' | 'failed'>;
}

type Challenge = Record<string, unknown>;
type State =
  | { readonly kind: 'loading' | 'off' | 'failed' }
  | { readonly kind: 'ready'; readonly challenge: Challenge; readonly round: number };

const CHALLENGE_ADDRESS = '/api/captcha/challenge';

/**
 * Milliseconds that each start of the check may take, some ten times what a slow phone needs: a browser may lose
 * the answer of a request or of a worker for good. After the last one the person is asked.
 */
const PATIENCE_MS = [15_000, 30_000, 60_000] as const;

/**
 * The bot check of a form. Ours is a little arithmetic that the browser does by itself, with no pictures and no third party;
 * an operator may have chosen another provider, whose own widget then is here.
 */
export function CaptchaBox({ ref, onSolved, onCleared, ask = askChallenge }: CaptchaBoxProps) {
  const [round, setRound] = useState(0);
  const [state, setState] = useState<State>({ kind: 'loading' });
  const unanswered = useRef(0);
  const startAgain = () => {
    onCleared?.();
    setState({ kind: 'loading' });
    setRound((number) => number + 1);
  };
  useImperativeHandle(ref, () => ({ reset: startAgain }));

  const settle = useEffectEvent((answer: Challenge | 'off' | 'failed') => {
    if (answer === 'off') onSolved('off');
    setState(
      typeof answer === 'string' ? { kind: answer } : { kind: 'ready', challenge: answer, round },
    );
  });
  useEffect(() => {
    const abort = new AbortController();
    void ask(abort.signal).then((answer) => {
      if (!abort.signal.aborted) settle(answer);
    });
    return () => abort.abort();
  }, [ask, round]);

  const lost = useEffectEvent(() => {
    unanswered.current += 1;
    if (unanswered.current < PATIENCE_MS.length) startAgain();
    else setState({ kind: 'failed' });
  });
  const ours =
    state.kind === 'loading' || (state.kind === 'ready' && !isProviders(state.challenge));
  const [solvedRound, setSolvedRound] = useState(-1);
  const waits = ours && solvedRound !== round;
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => lost(), PATIENCE_MS[unanswered.current]);
    return () => clearTimeout(timer);
  }, [waits, round]);

  if (state.kind === 'off') return null;
  return (
    <Box mih="3.5rem" role="group" aria-label={captchaBoxMessages.name}>
      {state.kind === 'ready' && isProviders(state.challenge) && (
        <ProviderCaptchaWidget
          key={state.round}
          {...state.challenge}
          onSolved={onSolved}
          onCleared={() => onCleared?.()}
          onFailed={() => setState({ kind: 'failed' })}
        />
      )}
      {state.kind === 'ready' && !isProviders(state.challenge) && (
        <AltchaWidget
          key={state.round}
          challenge={state.challenge}
          onSolved={(token) => {
            unanswered.current = 0;
            setSolvedRound(state.round);
            onSolved(token);
          }}
          onCleared={() => onCleared?.()}
          onExpired={startAgain}
          onFailed={() => setState({ kind: 'failed' })}
        />
      )}
      {state.kind === 'loading' && <p className={classes.waiting}>{captchaBoxMessages.waiting}</p>}
      <WithoutScript />
      {state.kind === 'failed' && (
        <Notice tone="error" title={captchaBoxMessages.failed}>
          <p>{captchaBoxMessages.failedText}</p>
          <Button
            variant="subtle"
            onClick={() => {
              unanswered.current = 0;
              startAgain();
            }}
          >
            {kitMessages.tryAgain}
          </Button>
        </Notice>
      )}
    </Box>
  );
}

/** A check that never comes is not waited for. */
function WithoutScript() {
  const { supportEmail } = useSiteFacts();
  return (
    <noscript>
      <p>
        {captchaBoxMessages.needsScript} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
      </p>
    </noscript>
  );
}

/** Another provider's name and site key stand where ALTCHA's challenge would. */
function isProviders(
  challenge: Challenge,
): challenge is { provider: CaptchaProvider; siteKey: string } {
  return typeof challenge['provider'] === 'string' && challenge['provider'] in CaptchaProvider;
}

async function askChallenge(signal: AbortSignal): Promise<Challenge | 'off' | 'failed'> {
  try {
    const response = await fetch(CHALLENGE_ADDRESS, { signal, credentials: 'same-origin' });
    if (response.status === 204) return 'off';
    if (!response.ok) return 'failed';
    const challenge: unknown = await response.json();
    return typeof challenge === 'object' && challenge !== null
      ? (challenge as Challenge)
      : 'failed';
  } catch {
    return 'failed';
  }
}
