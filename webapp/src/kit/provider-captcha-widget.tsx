import { useComputedColorScheme } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import classes from './captcha-box.module.css';
import { loadCaptchaWidget, type CaptchaProvider } from './provider-captcha.ts';
import { captchaBoxMessages } from './messages.tsx';

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
