import { addressVerdictText, mailingEndpoints, type Mailing } from '@creditfix/shared/mailing';
import type { FieldFault } from '@creditfix/shared/kernel';
import { useState } from 'react';
import { callApi } from '#webapp/kit/index.ts';
import {
  faultsIn,
  moveSide,
  needsAChoice,
  sideOf,
  toSend,
  type EnvelopeSide,
  type SideMove,
} from './envelope-side.ts';

export type SideName = 'to' | 'from';

type MoveSide = (name: SideName, step: SideMove) => void;

/** The addresses of the envelope while the person looks at them. Several letters have one sender, and bureaus' addresses are ours. */
export function useEnvelope({ to, from, toIsFixed }: Pick<Mailing, 'to' | 'from' | 'toIsFixed'>) {
  const [sides, setSides] = useState<Record<SideName, EnvelopeSide>>(() => ({
    to: sideOf(to),
    from: sideOf(from),
  }));
  const [checking, setChecking] = useState<SideName>();
  const [stopped, setStopped] = useState<{ readonly at: SideName }>();
  const names: readonly SideName[] = toIsFixed ? ['from'] : ['to', 'from'];
  const move: MoveSide = (name, step) =>
    setSides((now) => ({ ...now, [name]: moveSide(now[name], step) }));

  /** @returns true if nothing is left to decide */
  const check = async (name: SideName): Promise<boolean> => {
    setChecking(name);
    const done = await checkSide(sides[name], (step) => move(name, step));
    setChecking(undefined);
    return done;
  };
  const checkAll = async (): Promise<boolean> => {
    for (const name of names) {
      if (!(await check(name))) {
        setStopped({ at: name });
        return false;
      }
    }
    return true;
  };

  return {
    sides,
    move,
    check,
    checkAll,
    checking,
    /** Where the last try to mail came to a stand: a new object for each try. */
    stopped,
    showFaults: (faults: readonly FieldFault[]) => {
      for (const name of names) showFaultsOf(name, faults, move);
    },
    /** The post may not know one of them, and the person has insisted. */
    asEntered: names.some((name) => sides[name].settled === 'as_entered'),
    addresses: () => ({
      from: toSend(sides.from),
      ...(toIsFixed ? {} : { to: toSend(sides.to) }),
    }),
  };
}

async function checkSide(side: EnvelopeSide, move: (step: SideMove) => void): Promise<boolean> {
  if (side.settled) return true;
  const faults = faultsIn(side);
  if (faults.length > 0) {
    move({ kind: 'faults', faults });
    return false;
  }
  const asked = await callApi(mailingEndpoints.checkAddress, { body: { address: toSend(side) } });
  // The server looks once more before anything is mailed: a check that failed here holds nobody up.
  const answer = asked.ok ? asked.data : notChecked();
  move({ kind: 'answer', about: side.address, answer });
  return !needsAChoice(answer, side.address);
}

const notChecked = () =>
  ({
    verdict: 'not_checked',
    suggestion: null,
    text: addressVerdictText('not_checked'),
  }) as const;

/** Puts what the server found wrong beside its field. */
function showFaultsOf(name: SideName, faults: readonly FieldFault[], move: MoveSide): void {
  const own = faults.flatMap(({ path, message }) =>
    path.startsWith(`${name}.`) ? [{ path: path.slice(name.length + 1), message }] : [],
  );
  if (own.length > 0) move(name, { kind: 'faults', faults: own });
}

export type EnvelopeStore = ReturnType<typeof useEnvelope>;
