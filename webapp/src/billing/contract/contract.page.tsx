import { Stack } from '@mantine/core';
import { Navigate } from 'react-router-dom';
import { Answered, Page, useViewFocus } from '#webapp/kit/index.ts';
import { contractMessages } from '../messages.tsx';
import { type Contract, useContract } from './contract.queries.ts';
import { ContractForm } from './contract-form.tsx';
import { SignedContract } from './signed-contract.tsx';

/** The contract: read and signed here, then its copies, its days and the way out of it. */
export function ContractPage() {
  const answer = useContract();
  return (
    <Page title={contractMessages.title} description={contractMessages.description}>
      <Answered answer={answer} what={contractMessages.what} lines={8}>
        {(contract) => <Step contract={contract} />}
      </Answered>
    </Page>
  );
}

function Step({ contract }: { readonly contract: Contract }) {
  // Where one step takes the place of another, the new heading is read out.
  useViewFocus(contract.next);
  if (contract.next === 'disclosure' && !contract.cancelledAt)
    return <Navigate to="/account/plan/rights" replace />;
  return (
    <Stack gap="lg">
      {contract.next === 'contract' ? <ContractForm /> : <SignedContract contract={contract} />}
    </Stack>
  );
}
