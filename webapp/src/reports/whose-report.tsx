import {
  accountsAllMissing,
  isOtherName,
  personOf,
  type CreditReport,
} from '@creditfix/shared/reports';
import { Button, Group } from '@mantine/core';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { atom, Notice, useAtom, useSetAtom } from '#webapp/kit/index.ts';
import { checkReportMessages as words } from './messages.tsx';
import { reportFilesAtom } from './report.atoms.ts';
import { written } from './report-words.tsx';

/** Reports that may be somebody else's. Nothing of them is laid out, kept or put in a letter before the person says that it is theirs. */

interface Doubt {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly reports: readonly CreditReport[];
}

/** Those that the person has said are theirs. */
const saidOwnAtom = atom<ReadonlySet<CreditReport>>(new Set<CreditReport>());

interface Beside {
  /** Reports of which the account keeps the facts. */
  readonly kept: readonly CreditReport[];
  /** The name in the person's account; empty where there is none. */
  readonly ownName: string;
}

/** @returns the reports that may be shown, and those that are asked about first */
export function useOwnReports(reports: readonly CreditReport[], { kept, ownName }: Beside) {
  const [saidOwn, setSaidOwn] = useAtom(saidOwnAtom);
  const setFiles = useSetAtom(reportFilesAtom);
  const doubts = useMemo(
    () => doubtsAbout(reports, { kept, ownName, saidOwn }),
    [reports, kept, ownName, saidOwn],
  );
  const own = useMemo(() => {
    const doubtful = new Set(doubts.flatMap((doubt) => doubt.reports));
    return reports.filter((report) => !doubtful.has(report));
  }, [reports, doubts]);
  return {
    own,
    doubts,
    sayOwn: (doubt: Doubt) => setSaidOwn((now) => new Set([...now, ...doubt.reports])),
    takeOut: (doubt: Doubt) =>
      setFiles((all) =>
        all.filter(
          ({ state }) =>
            state.kind !== 'read' || !state.reports.some((one) => doubt.reports.includes(one)),
        ),
      ),
  };
}

function doubtsAbout(
  reports: readonly CreditReport[],
  { kept, ownName, saidOwn }: Beside & { readonly saidOwn: ReadonlySet<CreditReport> },
): readonly Doubt[] {
  const first = reports.find((report) => saidOwn.has(report)) ?? reports[0];
  const firstName = (first && personOf(first)) ?? '';
  const doubtful = reports.flatMap((report): Doubt[] => {
    if (saidOwn.has(report)) return [];
    const name = personOf(report) ?? '';
    const { otherPerson } = words;
    const doubt = (title: string, text: string) => [
      { key: title + text, title, text, reports: [report] },
    ];
    if (isOtherName(name, ownName)) {
      return doubt(otherPerson.thanAccount, otherPerson.thanAccountText(name, ownName));
    }
    if (ownName === '' && isOtherName(name, firstName)) {
      return doubt(otherPerson.title, otherPerson.text(name, firstName));
    }
    const before = kept.find((one) => accountsAllMissing(report, one) > 0);
    if (!before) return [];
    return doubt(
      otherPerson.noAccount(words.bureaus[report.bureau]),
      otherPerson.noAccountText(accountsAllMissing(report, before), written(before.date)),
    );
  });
  // A page about three agencies is one person's.
  return [...Map.groupBy(doubtful, ({ key }) => key).values()].flatMap(([one, ...same]) =>
    one ? [{ ...one, reports: [one, ...same].flatMap((doubt) => doubt.reports) }] : [],
  );
}

type WhoseProps = Pick<ReturnType<typeof useOwnReports>, 'doubts' | 'sayOwn' | 'takeOut'>;

/** What speaks for a report about somebody else, said with what was compared. */
export function WhoseReport({ doubts, sayOwn, takeOut }: WhoseProps) {
  return doubts.map((doubt) => (
    <Notice key={doubt.key} tone="warning" title={doubt.title}>
      <p>{doubt.text}</p>
      <Group gap="xs" my="xs">
        <Button variant="default" size="sm" onClick={() => sayOwn(doubt)}>
          {words.otherPerson.isMine}
        </Button>
        <Button variant="default" size="sm" onClick={() => takeOut(doubt)}>
          {words.otherPerson.takeOut}
        </Button>
      </Group>
      <p>
        {words.byHand} <Link to="/start">{words.startLetter}</Link>
      </p>
    </Notice>
  ));
}
