import { myAccountEndpoints } from '@creditfix/shared/accounts';
import type { Enclosure } from '@creditfix/shared/documents';
import { disputeEndpoints, type Dispute } from '@creditfix/shared/disputes';
import type { CreditReport, OwnDispute } from '@creditfix/shared/reports';
import { memo, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { callApi, LazyPart, lazyPart, queryOf, useQuery, useSignedIn } from '#webapp/kit/index.ts';
import {
  type DrawReportPages,
  ReadReports,
  type StartLetter,
  type StartReinsertion,
} from '#webapp/reports/index.ts';
import { keepDraft } from './keep-draft.ts';

const enclosedPages = lazyPart(
  async () => (await import('#webapp/documents/index.ts')).EnclosedPages,
);
const drawPages: DrawReportPages = (props) => <LazyPart part={enclosedPages} props={props} />;

/** What was read of reports, from which letters are begun as drafts of the account, beside what the account has disputed. */
export const OwnReports = memo(function OwnReports({
  reports,
}: {
  readonly reports: readonly CreditReport[];
}) {
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const disputes = useQuery({ ...queryOf(disputeEndpoints.listDisputes), enabled: signedIn });
  const account = useQuery({ ...queryOf(myAccountEndpoints.getMyAccount), enabled: signedIn });
  const { firstName = '', lastName = '' } = (signedIn && account.data?.profile) || {};
  const ownName = `${firstName} ${lastName}`.trim();
  const disputed = useMemo(
    () => disputes.data?.disputes.flatMap(ownDispute) ?? [],
    [disputes.data],
  );
  const open = async (draftId: string): Promise<true> => {
    await navigate(`/generate-letter?draft=${draftId}&begun=report`);
    return true;
  };
  const startLetter: StartLetter = async ({ bureauType, disputeDetails }, page) => {
    const id = await keepDraft('report', {
      bureauType,
      disputeDetails: page ? withReportPage(disputeDetails) : disputeDetails,
      documents: page ? [page.documentId] : [],
      marks: page ? [...page.marks] : [],
    });
    return id !== undefined && (await open(id));
  };
  const startReinsertion: StartReinsertion = async (id, seenOn) => {
    const params = { id };
    const dispute = await callApi(disputeEndpoints.getDispute, { params, staysOnPage: true });
    const answered = dispute.ok && toBureau(dispute.data);
    if (!answered) return false;
    const noted = await callApi(disputeEndpoints.recordOutcome, {
      params,
      body: { round: answered.number, outcome: 'reinserted', on: seenOn },
      staysOnPage: true,
    });
    if (!noted.ok) return false;
    const next = await callApi(disputeEndpoints.startNextLetter, {
      params,
      body: { step: 'reinsertion_notice' },
      staysOnPage: true,
    });
    return next.ok && (await open(next.data.draftId));
  };
  return (
    <ReadReports
      reports={reports}
      pages={drawPages}
      onStartLetter={startLetter}
      onStartReinsertion={startReinsertion}
      disputed={disputed}
      ownName={ownName}
    />
  );
});

type Started = Parameters<StartLetter>[0]['disputeDetails'];

/** The page is in the envelope, so that the letter lists it. */
function withReportPage(details: Started): Started {
  const enclosures: Enclosure = 'marked_report_page';
  return { ...details, facts: { ...details.facts, enclosures } };
}

/** The letter that the bureau has answered, whoever else got one since. */
function toBureau({ rounds }: Pick<Dispute, 'rounds'>) {
  return rounds.findLast(({ recipient }) => recipient === 'bureau');
}

/** One that a report may show again: deleted after the dispute, or still without a noted answer of that kind. */
function ownDispute({
  id,
  bureau,
  creditorName,
  accountEnding,
  rounds,
  answers,
}: Dispute): OwnDispute[] {
  if (!bureau) return [];
  const own = { bureau, disputeId: id, creditorName, accountEnding };
  const newest = toBureau({ rounds });
  if (newest?.outcome === 'deleted')
    return newest.outcomeOn ? [{ ...own, deletedOn: newest.outcomeOn }] : [];
  return answers.includes('reinserted') ? [own] : [];
}
