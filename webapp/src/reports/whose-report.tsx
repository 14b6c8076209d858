import {
  accountsAllMissing,
  isOtherName,
  personOf,
  type CreditReport,
} from '@creditfix/shared/reports';
import { Button, Group } from '@mantine/core';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { atom, Notice, useAtom } from '#webapp/kit/index.ts';
import { checkReportMessages as words } from './messages.tsx';
import type { ReportFile } from './report-files.ts';
import { reportFilesAtom } from './report.atoms.ts';
import { written } from './report-words.tsx';

/** Reports that may be somebody else's. Nothing of them is laid out, kept or put in a letter before the person says that it is theirs. */

interface Doubt {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly reports: readonly CreditReport[];
  readonly answers: readonly Answer[];
}

/** What the person may say, and what follows of it. */
interface Answer {
  readonly label: string;
  readonly own: readonly CreditReport[];
  readonly out: readonly CreditReport[];
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
  const [files, setFiles] = useAtom(reportFilesAtom);
  const doubts = useMemo(() => {
    if (ownName !== '' || reports.some((report) => saidOwn.has(report))) {
      return doubtsAbout(reports, { kept, ownName, saidOwn });
    }
    const people = peopleOf(pagesOf(reports, files));
    return people.length > 1 ? [whichOf(people)] : doubtsAbout(reports, { kept, ownName, saidOwn });
  }, [reports, files, kept, ownName, saidOwn]);
  const own = useMemo(() => {
    const doubtful = new Set(doubts.flatMap((doubt) => doubt.reports));
    return reports.filter((report) => !doubtful.has(report));
  }, [reports, doubts]);
  return {
    own,
    doubts,
    answer: (said: Answer) => {
      setSaidOwn((now) => new Set([...now, ...said.own]));
      setFiles((all) =>
        all.filter(
          ({ state }) =>
            state.kind !== 'read' || !state.reports.some((one) => said.out.includes(one)),
        ),
      );
    },
  };
}

/** The reports of each file: one page may be about three agencies, and is one person's. */
function pagesOf(
  reports: readonly CreditReport[],
  files: readonly ReportFile[],
): readonly (readonly CreditReport[])[] {
  const fileOf = (report: CreditReport) =>
    files.find(({ state }) => state.kind === 'read' && state.reports.includes(report))?.id;
  return [...Map.groupBy(reports, fileOf).values()];
}

interface NamedPerson {
  readonly name: string;
  readonly reports: readonly CreditReport[];
}

/** What was opened, by the names that it has; what has none is nobody's in particular. */
function peopleOf(pages: readonly (readonly CreditReport[])[]): readonly NamedPerson[] {
  return pages.reduce<readonly NamedPerson[]>((people, reports) => {
    const name = reports.map((report) => personOf(report) ?? '').find((one) => one !== '');
    if (name === undefined) return people;
    const known = people.find((person) => !isOtherName(name, person.name));
    if (!known) return [...people, { name, reports }];
    const more = { ...known, reports: [...known.reports, ...reports] };
    return people.map((person) => (person === known ? more : person));
  }, []);
}

/** Nothing says whose page this is: the file that was opened first is no more the person's than another. */
function whichOf(people: readonly NamedPerson[]): Doubt {
  const { otherPerson } = words;
  const reports = people.flatMap((person) => person.reports);
  return {
    key: people.map(({ name }) => name).join('\n'),
    title: otherPerson.title,
    text: otherPerson.which(people.map(({ name }) => name)),
    reports,
    answers: [
      ...people.map((person) => ({
        label: otherPerson.iAm(person.name),
        own: person.reports,
        out: reports.filter((report) => !person.reports.includes(report)),
      })),
      { label: otherPerson.allMine, own: reports, out: [] },
    ],
  };
}

function doubtsAbout(
  reports: readonly CreditReport[],
  { kept, ownName, saidOwn }: Beside & { readonly saidOwn: ReadonlySet<CreditReport> },
): readonly Doubt[] {
  const first = reports.find((report) => saidOwn.has(report));
  const firstName = (first && personOf(first)) ?? '';
  const doubtful = reports.flatMap((report): Omit<Doubt, 'answers'>[] => {
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
  return [...Map.groupBy(doubtful, ({ key }) => key).values()].flatMap(([one, ...same]) => {
    if (!one) return [];
    const all = [one, ...same].flatMap((doubt) => doubt.reports);
    const answers = [
      { label: words.otherPerson.isMine, own: all, out: [] },
      { label: words.otherPerson.takeOut, own: [], out: all },
    ];
    return [{ ...one, reports: all, answers }];
  });
}

type WhoseProps = Pick<ReturnType<typeof useOwnReports>, 'doubts' | 'answer'>;

/** What speaks for a report about somebody else, said with what was compared. */
export function WhoseReport({ doubts, answer }: WhoseProps) {
  return doubts.map((doubt) => (
    <Notice key={doubt.key} tone="warning" title={doubt.title}>
      <p>{doubt.text}</p>
      <Group gap="xs" my="xs">
        {doubt.answers.map((one) => (
          <Button key={one.label} variant="default" size="sm" onClick={() => answer(one)}>
            {one.label}
          </Button>
        ))}
      </Group>
      <p>
        {words.byHand} <Link to="/start">{words.startLetter}</Link>
      </p>
    </Notice>
  ));
}
