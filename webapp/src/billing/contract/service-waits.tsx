import { Link } from 'react-router-dom';
import { dateWords, Notice } from '#webapp/kit/index.ts';
import { contractMessages } from '../messages.tsx';
import { useContract } from './contract.queries.ts';

/** Where a contract can still be canceled: that letters wait, and until when. Nothing where there are no contracts. */
export function ServiceWaits() {
  const signed = useContract().data?.signed;
  if (!signed?.waits) return null;
  return (
    <Notice tone="info" title={contractMessages.letterWaits}>
      <p>{contractMessages.letterWaitsMore(dateWords(signed.lastDay))}</p>
      <Link to="/account/plan/contract" className="tap-target">
        {contractMessages.seeContract}
      </Link>
    </Notice>
  );
}
