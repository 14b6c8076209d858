import type { Allowance } from '@creditfix/shared/billing';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Notice } from '#webapp/kit/index.ts';
import { leftTitle, planUseWords } from './allowance-words.ts';
import { allowanceMessages } from './messages.tsx';

/** That this letter can't be signed yet: said before somebody answers all its questions, and not only where they sign. */
export function NoneLeft({ allowance }: { readonly allowance: Allowance }) {
  return (
    <Notice tone="info" title={leftTitle(allowance)}>
      <p>
        {planUseWords(allowance)} {allowanceMessages.mayWrite}
      </p>
      <Button component={Link} to="/account/plan" variant="subtle">
        {allowanceMessages.seePlan}
      </Button>
    </Notice>
  );
}
