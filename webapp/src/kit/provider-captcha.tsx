import { useComputedColorScheme } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import classes from './captcha-box.module.css';
import { captchaBoxMessages } from './messages.tsx';

/** The widgets of reCAPTCHA, hCaptcha and Turnstile: three scripts with the same few words to call them by. */

export const CaptchaProvider = {
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

export interface CaptchaWidget {
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
export function ProviderCaptchaWidget(props: ProviderCaptchaWidgetProps) {
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
