import type { CreditReport } from '@creditfix/shared/reports';
import { useNavigate } from 'react-router-dom';
import { LazyPart, lazyPart } from '#webapp/kit/index.ts';
import { CheckReportPage, type StartNotice } from '#webapp/reports/index.ts';
import { drawScan } from './draw-scan.ts';

const ownReports = lazyPart(async () => (await import('./own-reports.tsx')).OwnReports);

const drawRead = (reports: readonly CreditReport[]) => (
  <LazyPart part={ownReports} props={{ reports }} lines={reports.length > 0 ? 12 : 1} />
);

/** The report checker. What it takes to show a report and to begin a letter from it comes when it is needed. */
function CheckReportRoute() {
  const navigate = useNavigate();
  const startNotice: StartNotice = async ({ disputeDetails }) => {
    const drafts = await import('./keep-draft.ts').catch(() => undefined);
    const id = await drafts?.keepDraft('picture', { disputeDetails });
    if (id !== undefined) await navigate(`/generate-letter?draft=${id}&begun=picture`);
    return id !== undefined;
  };
  return <CheckReportPage drawRead={drawRead} drawScan={drawScan} onStartNotice={startNotice} />;
}

export { CheckReportRoute as Component };
