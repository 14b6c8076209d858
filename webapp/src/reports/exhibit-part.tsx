import { documentLimits, type ExhibitMark, type StoredDocument } from '@creditfix/shared/documents';
import {
  exhibitPage,
  exhibitPages,
  type CreditReport,
  type DrawnReportPage,
} from '@creditfix/shared/reports';
import { createContext, useContext, type ReactNode } from 'react';
import { useAtomValue } from '#webapp/kit/index.ts';
import { checkReportMessages as words } from './messages.tsx';
import { reportFilesAtom } from './report.atoms.ts';
import classes from './reports.module.css';

/** A copy that goes along with a letter, and the lines of it that the letter is about. */
export interface EnclosedPage {
  readonly documentId: string;
  readonly marks: readonly ExhibitMark[];
}

/** @returns nothing if the page could not be kept */
export type KeepPage = () => Promise<EnclosedPage | undefined>;

interface KeptPages {
  readonly copy: StoredDocument;
  readonly pages: readonly DrawnReportPage[];
}

/** What the drawn pages need; the documents feature draws and keeps them, and the app puts it here. */
export interface ReportPagesProps {
  readonly file: File;
  /** Pages of it, from 1. */
  readonly only: readonly number[];
  readonly cover: (page: DrawnReportPage) => ReturnType<typeof exhibitPage>;
  readonly onKeep: (keep: (() => Promise<KeptPages | undefined>) | undefined) => void;
}

export type DrawReportPages = (props: ReportPagesProps) => ReactNode;

const Slot = createContext<DrawReportPages | undefined>(undefined);

export const ReportPagesSlot = Slot.Provider;

interface ExhibitPartProps {
  readonly report: CreditReport;
  /** The letter's items, in order. */
  readonly items: Parameters<typeof exhibitPage>[1]['items'];
  /** Told how to keep the page; nothing while none is to go along. */
  readonly onKeep: (keep: KeepPage | undefined) => void;
}

/** The report's page as Exhibit A: the items can be read, the rest is black before anything is sent. */
export function ExhibitPart({ report, items, onKeep }: ExhibitPartProps) {
  const drawPages = useContext(Slot);
  const file = useAtomValue(reportFilesAtom).find(
    ({ state }) => state.kind === 'read' && state.reports.includes(report),
  )?.file;
  const only = exhibitPages({ report, items });
  const exhibit = { report, items };
  const keepPage: ReportPagesProps['onKeep'] = (keep) =>
    onKeep(
      keep &&
        (async () => {
          const kept = await keep();
          return kept && { documentId: kept.copy.id, marks: marksOf(kept) };
        }),
    );
  const marksOf = ({ copy, pages }: KeptPages) =>
    pages.flatMap((page, index) =>
      exhibitPage(page, exhibit).marks.map((mark): ExhibitMark => ({
        documentId: copy.id,
        page: index + 1,
        ...mark,
      })),
    );
  const fits = only.length > 0 && only.length <= documentLimits.filePages;
  return (
    <div className={classes.item}>
      <h3 className={classes.cardTitle}>{words.exhibit.title}</h3>
      {drawPages && file && fits ? (
        drawPages({ file, only, cover: (page) => exhibitPage(page, exhibit), onKeep: keepPage })
      ) : (
        <p className={classes.quiet}>{words.exhibit.none}</p>
      )}
    </div>
  );
}
