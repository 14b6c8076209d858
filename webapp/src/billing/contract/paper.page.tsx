import { Navigate, useParams } from 'react-router-dom';
import { ContractPage } from './contract.page.tsx';
import { useContracts } from './contract.queries.ts';
import { RightsPage } from './rights.page.tsx';

/** The two papers below the plan, each on its own page, where Pro begins with them. */
export function PaperPage() {
  const { paper } = useParams();
  const contracts = useContracts();
  if (contracts && paper === 'rights') return <RightsPage />;
  if (contracts && paper === 'contract') return <ContractPage />;
  return <Navigate to="/account/plan" replace />;
}
