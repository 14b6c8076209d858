import { billingEndpoints, planLetters, type Allowance } from '@creditfix/shared/billing';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import {
  Notice,
  prices,
  queryOf,
  StatesNotice,
  useQuery,
  useSiteFacts,
} from '#webapp/kit/index.ts';
import { proOfferMessages } from './messages.tsx';

/** Where the free plan has too few letters: what Pro does and costs, and what is free. Nothing is offered that can't be bought here. */
export function ProOffer({ allowance }: { readonly allowance: Allowance }) {
  const { data } = useQuery(queryOf(billingEndpoints.getPlan, { staysOnPage: true }));
  const { legalMode } = useSiteFacts();
  if (allowance.plan !== 'free' || !data?.onlinePayments) return null;
  const { title, free, pro, proAfterwards, see } = proOfferMessages;
  const words = legalMode === 'cro' ? proAfterwards : pro;
  return (
    <Notice tone="info" title={title}>
      <p>
        {free} {words(planLetters.pro, prices.pro)}
      </p>
      <StatesNotice />
      <Button component={Link} to="/account/plan" variant="subtle">
        {see}
      </Button>
    </Notice>
  );
}
