import { useRef, useState } from 'react';
import type { CaptchaHandle } from '#webapp/kit/index.ts';

/** The bot check of a form that makes several calls: each takes a solution of its own, because one counts only once. */
export function useBotChecks() {
  const box = useRef<CaptchaHandle>(null);
  const token = useRef('');
  const next = useRef<(token: string) => void>(undefined);
  const [waiting, setWaiting] = useState(false);

  const onSolved = (solution: string) => {
    const go = next.current;
    next.current = undefined;
    if (!go) token.current = solution;
    setWaiting(false);
    go?.(solution);
  };
  const onCleared = () => {
    token.current = '';
  };
  /** The solution that is there, or the next one: most checks solve themselves in a moment. */
  const take = (): Promise<string> => {
    const solution = token.current;
    token.current = '';
    if (solution !== '') return Promise.resolve(solution);
    setWaiting(true);
    return new Promise((resolve) => {
      next.current = resolve;
    });
  };
  return { box, waiting, onSolved, onCleared, take, renew: () => box.current?.reset() };
}

export type BotChecks = ReturnType<typeof useBotChecks>;
