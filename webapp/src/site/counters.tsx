import { ClaimsMode, shownClaims, type ClaimId } from '@creditfix/shared/kernel';
import { useSiteFacts } from '#webapp/kit/index.ts';
import { ClaimList } from './claim-list.tsx';
import classes from './counters.module.css';
import { words } from './home.words.ts';

const counted: readonly ClaimId[] = ['lettersSent', 'generationTime', 'repeatUsers', 'successRate'];

/** What the owner says in figures. If there is none to show, the section is not there. */
export function Counters() {
  const facts = useSiteFacts();
  const claims = shownClaims(counted, facts);
  if (claims.length === 0) return null;
  const { title, claimedSuccess, measuredSuccess, noPromise } = words.figures;
  const measured = facts.claims === ClaimsMode.measured;
  return (
    <section className={classes.section} aria-label={title}>
      <div className={classes.line}>
        <ClaimList claims={claims} counting noted="successRate" />
        {claims.some(({ id }) => id === 'successRate') && (
          <p className={classes.note}>
            <span aria-hidden>*</span> {measured ? measuredSuccess : claimedSuccess} {noPromise}
          </p>
        )}
      </div>
    </section>
  );
}
