import type { Allowance } from '@creditfix/shared/billing';
import { ButtonLink, Notice } from '#webapp/kit/index.ts';
import { leftTitle, planUseWords } from './allowance-words.ts';
import { words } from './allowance.words.ts';

/** That this letter can't be signed yet: said before somebody answers all its questions, and not only where they sign. */
export function NoneLeft({ allowance }: { readonly allowance: Allowance }) {
  return (
    <Notice tone="info" title={leftTitle(allowance)}>
      <p>
        {planUseWords(allowance)} {words.mayWrite}
      </p>
      <ButtonLink to="/account/plan" look="plain">
        {words.seePlan}
      </ButtonLink>
    </Notice>
  );
}
