import { myAccountEndpoints } from '@creditfix/shared/accounts';
import { letterEndpoints } from '@creditfix/shared/letters';
import { letterStart } from '@creditfix/shared/reports';
import { useNavigate } from 'react-router-dom';
import { callApi } from '#webapp/kit/index.ts';
import { CheckReportPage, type StartLetter } from '#webapp/reports/index.ts';

/** The report checker, from which a letter is begun as a draft of the account. */
export function CheckReportRoute() {
  const navigate = useNavigate();
  const startLetter: StartLetter = async (bureau, confirmed) => {
    const account = await callApi(myAccountEndpoints.getMyAccount, { staysOnPage: true });
    const personalInfo = account.ok ? account.data.profile : {};
    const draft = await callApi(letterEndpoints.createDraft, {
      body: {
        id: crypto.randomUUID(),
        content: { personalInfo, ...letterStart(bureau, confirmed), step: 1 },
      },
      staysOnPage: true,
    });
    if (draft.ok) await navigate(`/generate-letter?draft=${draft.data.id}`);
    return draft.ok;
  };
  return <CheckReportPage onStartLetter={startLetter} />;
}
