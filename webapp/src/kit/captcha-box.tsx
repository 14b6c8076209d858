import { Box, Button, useComputedColorScheme } from '@mantine/core';
import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  type Ref,
  useLayoutEffect,
} from 'react';
import classes from './captcha-box.module.css';
import { Notice } from './notice.tsx';
import { captchaBoxMessages, kitMessages } from './messages.tsx';
import { useSiteFacts } from './site-facts.tsx';
import { useUsed } from './page-state.ts';

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
  // A page that is only opened solves nothing; the first touch of a field starts it, and it is done before the field is filled in.
  const used = useUsed();
  const begun = used || ask !== askChallenge;

  const settle = useEffectEvent((answer: Challenge | 'off' | 'failed') => {
    if (answer === 'off') onSolved('off');
    setState(
      typeof answer === 'string' ? { kind: answer } : { kind: 'ready', challenge: answer, round },
    );
  });
  useEffect(() => {
    if (!begun) return;
    const abort = new AbortController();
    void ask(abort.signal).then((answer) => {
      if (!abort.signal.aborted) settle(answer);
    });
    return () => abort.abort();
  }, [ask, begun, round]);

  const lost = useEffectEvent(() => {
    unanswered.current += 1;
    if (unanswered.current < PATIENCE_MS.length) startAgain();
    else setState({ kind: 'failed' });
  });
  const ours =
    state.kind === 'loading' || (state.kind === 'ready' && !isProviders(state.challenge));
  const [solvedRound, setSolvedRound] = useState(-1);
  const waits = begun && ours && solvedRound !== round;
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
      {state.kind === 'loading' && (
        <p className={classes.waiting}>
          {begun ? captchaBoxMessages.waiting : captchaBoxMessages.startsByItself}
        </p>
      )}
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

/** Without scripts the check never loads, so nobody is told to wait for it. */
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

interface AltchaWidgetProps {
  readonly challenge: Record<string, unknown>;
  readonly onSolved: (token: string) => void;
  readonly onCleared: () => void;
  readonly onExpired: () => void;
  /** The widget's own file did not arrive. */
  readonly onFailed: () => void;
}

/** ALTCHA's own element around one challenge. It starts by itself, so that nobody has to prove anything by hand. */
function AltchaWidget(props: AltchaWidgetProps) {
  const element = useRef<HTMLElement>(null);
  const [loaded, setLoaded] = useState(false);

  const onState = useEffectEvent((event: Event) => {
    const { state, payload } = (event as CustomEvent<{ state: string; payload: string | null }>)
      .detail;
    if (state === 'verified' && payload) props.onSolved(payload);
    else if (state === 'unverified' || state === 'error') props.onCleared();
  });
  const onExpired = useEffectEvent(() => props.onExpired());
  const onLoaded = useEffectEvent((worked: boolean) =>
    worked ? setLoaded(true) : props.onFailed(),
  );

  useEffect(() => {
    let gone = false;
    const settle = (worked: boolean) => {
      if (!gone) onLoaded(worked);
    };
    import('./altcha-setup.ts').then(
      () => settle(true),
      () => settle(false),
    );
    return () => {
      gone = true;
    };
  }, []);

  // Before the browser paints: the widget starts a millisecond after it is there, and tells its result once.
  useLayoutEffect(() => {
    const widget = element.current;
    if (!loaded || !widget) return;
    const listening = new AbortController();
    const options = { signal: listening.signal };
    widget.addEventListener('statechange', (event) => onState(event), options);
    widget.addEventListener('expired', () => onExpired(), options);
    return () => listening.abort();
  }, [loaded]);

  if (!loaded) return <p className={classes.waiting}>{captchaBoxMessages.waiting}</p>;
  return (
    <altcha-widget
      ref={element}
      className={classes.widget}
      auto="onload"
      type="checkbox"
      configuration={JSON.stringify({
        challenge: props.challenge,
        hideLogo: true,
        hideFooter: true,
        // Watching how the pointer moves would be personal data for nothing.
        humanInteractionSignature: false,
      })}
    />
  );
}

/** The widgets of reCAPTCHA, hCaptcha and Turnstile: three scripts with the same few words to call them by. */

const CaptchaProvider = {
  recaptcha: 'recaptcha',
  hcaptcha: 'hcaptcha',
  turnstile: 'turnstile',
} as const;
export type CaptchaProvider = keyof typeof CaptchaProvider;

const scripts: Readonly<
  Record<CaptchaProvider, { readonly url: string; readonly global: string }>
> = {
  recaptcha: {
    url: 'https://www.google.com/recaptcha/api.js?render=explicit',
    global: 'grecaptcha',
  },
  hcaptcha: { url: 'https://js.hcaptcha.com/1/api.js?render=explicit', global: 'hcaptcha' },
  turnstile: {
    url: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    global: 'turnstile',
  },
};

interface CaptchaWidget {
  render(
    place: HTMLElement,
    options: {
      readonly sitekey: string;
      readonly theme: 'light' | 'dark';
      readonly callback: (token: string) => void;
      readonly 'expired-callback': () => void;
      readonly 'error-callback': () => void;
    },
  ): unknown;
  /** reCAPTCHA's script comes in two parts; this tells when both are there. */
  readonly ready?: (then: () => void) => void;
}

const loading = new Map<CaptchaProvider, Promise<CaptchaWidget>>();

/** Loads a provider's script, once. A failed try may be made again. */
function loadCaptchaWidget(provider: CaptchaProvider): Promise<CaptchaWidget> {
  const running = loading.get(provider) ?? load(provider);
  loading.set(provider, running);
  running.catch(() => loading.delete(provider));
  return running;
}

async function load(provider: CaptchaProvider): Promise<CaptchaWidget> {
  const { url, global } = scripts[provider];
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('the bot check did not load'));
    });
    document.head.append(script);
  });
  const widget = Reflect.get(globalThis, global) as CaptchaWidget | undefined;
  if (!widget) throw new Error('the bot check is not what it should be');
  // Turnstile's own `ready` refuses scripts that are loaded this way, and does not need it.
  if (provider === CaptchaProvider.recaptcha)
    await new Promise<void>((resolve) => (widget.ready ? widget.ready(resolve) : resolve()));
  return widget;
}

interface ProviderCaptchaWidgetProps {
  readonly provider: CaptchaProvider;
  readonly siteKey: string;
  readonly onSolved: (token: string) => void;
  readonly onCleared: () => void;
  /** The provider's script did not arrive or gave up. */
  readonly onFailed: () => void;
}

/** The widget of the provider that the operator chose. Only then does the page's policy let its script in. */
function ProviderCaptchaWidget(props: ProviderCaptchaWidgetProps) {
  const { provider, siteKey } = props;
  const place = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState(false);
  const theme = useComputedColorScheme('light');

  const onSolved = useEffectEvent((token: string) => props.onSolved(token));
  const onCleared = useEffectEvent(() => props.onCleared());
  const onFailed = useEffectEvent(() => props.onFailed());
  const themeNow = useEffectEvent(() => theme);

  useEffect(() => {
    let gone = false;
    loadCaptchaWidget(provider).then(
      (widget) => {
        if (gone || !place.current) return;
        setLoaded(true);
        widget.render(place.current, {
          sitekey: siteKey,
          theme: themeNow(),
          callback: (token) => onSolved(token),
          'expired-callback': () => onCleared(),
          'error-callback': () => onFailed(),
        });
      },
      () => {
        if (!gone) onFailed();
      },
    );
    return () => {
      gone = true;
    };
  }, [provider, siteKey]);

  return (
    <>
      {!loaded && <p className={classes.waiting}>{captchaBoxMessages.waiting}</p>}
      <div ref={place} />
    </>
  );
}
