import type { Bureau } from '@creditfix/shared/letters';
import {
  reportChoicesSchema,
  valueOf,
  type CreditReport,
  type ReportChoices,
} from '@creditfix/shared/reports';
import { useEffect, useRef } from 'react';
import { useAtom, useAtomValue, useSetAtom, useSignedIn } from '#webapp/kit/index.ts';
import type { ComparedReport } from './open-reports.ts';
import {
  answersAtom,
  begunAtom,
  choicesOfAtom,
  chosenAtom,
  confirmedAtom,
  verdictsAtom,
} from './report.atoms.ts';

/**
 * What a person has said and chosen outlives a reload of the tab, for who opens the same report again. Places in the report are
 * noted, and none of its values: no name, number, amount or date of it. It ends with the tab, and when somebody signs out.
 */
const KEY = 'reportChoices';

type ChoicesOfReport = NonNullable<ReportChoices['reports'][Bureau]>;

/** Draws nothing: notes what changes, and brings it back once the same report is open. */
export function KeptChoices({ compared }: { readonly compared: readonly ComparedReport[] }) {
  const signedIn = useSignedIn();
  useBroughtBack(compared, signedIn);
  useNoted(signedIn);
  return null;
}

function useBroughtBack(compared: readonly ComparedReport[], signedIn: boolean): void {
  const [choicesOf, setChoicesOf] = useAtom(choicesOfAtom);
  const setAnswers = useSetAtom(answersAtom);
  const setVerdicts = useSetAtom(verdictsAtom);
  const setChosen = useSetAtom(chosenAtom);
  const setBegun = useSetAtom(begunAtom);
  const setConfirmed = useSetAtom(confirmedAtom);
  useEffect(() => {
    const changed = compared
      .map(({ report }) => ({ bureau: report.bureau, mark: markOf(report) }))
      .filter(({ bureau, mark }) => choicesOf[bureau] !== mark);
    if (changed.length === 0) return;
    const stored = read(signedIn);
    setChoicesOf((now) => ({
      ...now,
      ...Object.fromEntries(changed.map(({ bureau, mark }) => [bureau, mark])),
    }));
    if (stored && stored.bankruptcy !== '') {
      const { bankruptcy, dischargedOn } = stored;
      setAnswers((now) => (now.bankruptcy === '' ? { ...now, bankruptcy, dischargedOn } : now));
    }
    for (const { bureau, mark } of changed) {
      // Places in another report mean something else in this one.
      const isOther = ({ bureau: of }: { readonly bureau: Bureau }) => of !== bureau;
      const isOtherKey = (key: string) => !key.startsWith(`${bureau} `);
      const same = stored?.reports[bureau]?.mark === mark ? stored.reports[bureau] : undefined;
      const was = choicesOf[bureau] !== undefined;
      if (!same && !was) continue;
      const items = (kept: ChoicesOfReport['chosen'] = []) =>
        kept.map((one) => ({ bureau, ...one }));
      setAnswers((now) => ({ ...now, about: { ...now.about, [bureau]: same?.about } }));
      setVerdicts(
        (now) =>
          new Map([...[...now].filter(([key]) => isOtherKey(key)), ...(same?.verdicts ?? [])]),
      );
      setChosen((now) => [...now.filter(isOther), ...items(same?.chosen)]);
      setBegun((now) => [...now.filter(isOther), ...items(same?.begun)]);
      setConfirmed((now) => new Set([...[...now].filter(isOtherKey), ...(same?.confirmed ?? [])]));
    }
  }, [
    compared,
    choicesOf,
    signedIn,
    setAnswers,
    setBegun,
    setChoicesOf,
    setChosen,
    setConfirmed,
    setVerdicts,
  ]);
}

function useNoted(signedIn: boolean): void {
  const choicesOf = useAtomValue(choicesOfAtom);
  const answers = useAtomValue(answersAtom);
  const verdicts = useAtomValue(verdictsAtom);
  const chosen = useAtomValue(chosenAtom);
  const begun = useAtomValue(begunAtom);
  const confirmed = useAtomValue(confirmedAtom);
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (signedIn) wasSignedIn.current = true;
    else if (wasSignedIn.current) return forget();
    const known = Object.entries(choicesOf) as [Bureau, string][];
    if (known.length === 0) return;
    const before = read(signedIn);
    const own = known.map(([bureau, mark]) => {
      const isOwn = (key: string) => key.startsWith(`${bureau} `);
      const items = (all: typeof chosen) =>
        all
          .filter((one) => one.bureau === bureau)
          .map(({ entry, finding }) => ({ entry, ...(finding ? { finding } : {}) }));
      const noted: ChoicesOfReport = {
        mark,
        about: (answers.about[bureau] ?? {}) as ChoicesOfReport['about'],
        verdicts: [...verdicts].filter(([key]) => isOwn(key)),
        chosen: items(chosen),
        begun: items(begun),
        confirmed: [...confirmed].filter(isOwn),
      };
      return [bureau, noted] as const;
    });
    write({
      signedIn,
      bankruptcy: answers.bankruptcy,
      dischargedOn: answers.dischargedOn,
      reports: { ...before?.reports, ...Object.fromEntries(own) },
    });
  }, [answers, begun, choicesOf, chosen, confirmed, signedIn, verdicts]);
}

/** Nobody is signed in anymore: what was chosen while somebody was is dropped. */
function read(signedIn: boolean): ReportChoices | undefined {
  try {
    const { success, data } = reportChoicesSchema.safeParse(
      JSON.parse(sessionStorage.getItem(KEY) ?? ''),
    );
    if (success && (signedIn || !data.signedIn)) return data;
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept, or storage is switched off.
  }
  return undefined;
}

function forget(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

function write(kept: ReportChoices): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A reload then starts over.
  }
}

/** One number for a report, from which nothing of it can be read. */
function markOf({ layout, date, reference, tradelines, inquiries }: CreditReport): string {
  const text = [
    layout,
    valueOf(date),
    valueOf(reference),
    inquiries.length,
    ...tradelines.flatMap(({ facts }) => [
      valueOf(facts.creditor),
      valueOf(facts.accountNumber),
      valueOf(facts.dateOpened),
      valueOf(facts.balance),
    ]),
  ].join('\n');
  // FNV-1a, 32 bits: not for secrets.
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}
