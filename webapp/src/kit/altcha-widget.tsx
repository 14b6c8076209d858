import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import classes from './captcha-box.module.css';
import { captchaBoxMessages } from './messages.tsx';

interface AltchaWidgetProps {
  readonly challenge: Record<string, unknown>;
  readonly onSolved: (token: string) => void;
  readonly onCleared: () => void;
  readonly onExpired: () => void;
  /** The widget's own file did not arrive. */
  readonly onFailed: () => void;
}

/** ALTCHA's own element around one challenge. It starts by itself, so that nobody has to prove anything by hand. */
export function AltchaWidget(props: AltchaWidgetProps) {
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
