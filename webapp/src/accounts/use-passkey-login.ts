import { safeRedirect } from '@creditfix/shared/accounts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  browserOffersPasskeys,
  signInWithPasskey,
  stopAskingForPasskey,
} from '#webapp/kit/index.ts';
import { forgetReferral } from './referral-memory.ts';

/** What the server asks a passkey to sign is good for five minutes; an offer under the field may wait longer. */
const RENEW_AFTER_MS = 4 * 60_000;

/** Signing in with a passkey: offered under the email field where the browser can, and asked for by the button. One try at a time. */
export function usePasskeyLogin(redirect: string | undefined) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const running = useRef<AbortController>(undefined);
  const pressed = useRef(false);

  const attempt = async (quietly: boolean): Promise<void> => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    const outcome = await signInWithPasskey({ redirect, quietly, signal: own.signal });
    if (own.signal.aborted) return;
    if (outcome.ok) {
      forgetReferral();
      return void navigate(safeRedirect(outcome.redirectTo), { replace: true });
    }
    if (!quietly || outcome.text) setTrouble(outcome.text);
  };
  // An offer never takes the place of what somebody asked for.
  const offer = useEffectEvent(() => {
    if (!pressed.current) void attempt(true);
  });
  useEffect(() => {
    let here = true;
    const look = () => {
      void browserOffersPasskeys().then((can) => {
        if (can && here) offer();
      });
    };
    look();
    const renewal = setInterval(look, RENEW_AFTER_MS);
    return () => {
      here = false;
      clearInterval(renewal);
      running.current?.abort();
      void stopAskingForPasskey();
    };
  }, []);

  const press = async (): Promise<void> => {
    pressed.current = true;
    setBusy(true);
    setTrouble(undefined);
    await attempt(false);
    pressed.current = false;
    setBusy(false);
  };
  return { press, busy, trouble };
}
