import type { Allowance } from '@creditfix/shared/billing';
import { useEffect, useState } from 'react';
import { readAllowance } from './letters-store.ts';

/** What is left of the plan, to say it before the letter is made. It only explains; the server decides. */
export function useAllowance(): Allowance | undefined {
  const [allowance, setAllowance] = useState<Allowance>();
  useEffect(() => {
    let current = true;
    const ask = async (): Promise<void> => {
      const answer = await readAllowance();
      if (current) setAllowance(answer);
    };
    void ask();
    return () => {
      current = false;
    };
  }, []);
  return allowance;
}
