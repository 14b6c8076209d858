import { Navigate, useParams } from 'react-router-dom';
import { ComplaintPage } from './complaint.page.tsx';
import { LegalHelpPage } from './legal-help.page.tsx';
import { StateComplaintPage } from './state-complaint.page.tsx';
import type { Action } from './step-action.tsx';

/** The page of a step that is no letter, by the end of its address. */
export function HelpPage() {
  const { id = '', help } = useParams();
  switch (help as Action['does']) {
    case 'complaint':
      return <ComplaintPage />;
    case 'state-complaint':
      return <StateComplaintPage />;
    case 'legal-help':
      return <LegalHelpPage />;
    default:
      return <Navigate to={`/disputes/${id}`} replace />;
  }
}
