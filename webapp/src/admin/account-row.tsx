import { adminEndpoints } from '@creditfix/shared/admin';
import { useState } from 'react';
import {
  AskFirst,
  Button,
  StatusTag,
  VisuallyHidden,
  callApi,
  dayWords,
  useKeptFocus,
} from '#webapp/kit/index.ts';
import { AccountFlags } from './account-flags.tsx';
import type { AdminAccount } from './admin-accounts.ts';
import classes from './admin-dashboard.module.css';
import { GrantPro } from './grant-pro.tsx';
import { useStaffRole } from './staff-role.ts';

interface AccountRowProps {
  readonly account: AdminAccount;
  readonly onChanged: (account: AdminAccount) => void;
  /** On the page of this account, which says whose it is. */
  readonly isAlone?: boolean;
}

/** One account: who, which plan and why, what is flagged, and what an administrator can do. */
export function AccountRow({ account, onChanged, isAlone = false }: AccountRowProps) {
  const [step, setStep] = useState<'shown' | 'granting' | 'withdrawing'>('shown');
  const keptFocus = useKeptFocus<HTMLLIElement>();
  const mayGrant = useStaffRole() === 'administrator';
  const { id, email, firstName, lastName, source, subscriptionTier, createdAt } = account;
  const name = [firstName, lastName].filter(Boolean).join(' ') || 'No name';
  const changed = (now: AdminAccount) => {
    setStep('shown');
    onChanged(now);
  };
  const withdraw = async (): Promise<string | undefined> => {
    const answer = await callApi(adminEndpoints.withdrawPro, { params: { id } });
    if (!answer.ok) return answer.problem.error;
    changed(answer.data);
    return undefined;
  };
  return (
    <li {...keptFocus} className={classes.account}>
      <div className={classes.line}>
        {!isAlone && (
          <div className={classes.person}>
            <p className={classes.email}>{email}</p>
            <p className={classes.quiet}>{name}</p>
          </div>
        )}
        <p className={classes.plan}>
          <StatusTag tone={subscriptionTier === 'pro' ? 'done' : 'quiet'}>
            {subscriptionTier.toUpperCase()}
          </StatusTag>
          <span className={classes.quiet}>{sourceWords(account)}</span>
        </p>
        {!isAlone && <p className={classes.quiet}>Joined {dayWords(createdAt)}</p>}
        <div className={classes.deeds}>
          {mayGrant && step === 'shown' && subscriptionTier === 'free' && (
            <Button look="plain" onClick={() => setStep('granting')}>
              Give Pro <VisuallyHidden>to {email}</VisuallyHidden>
            </Button>
          )}
          {mayGrant && step === 'shown' && source === 'grant' && (
            <Button look="plain" onClick={() => setStep('withdrawing')}>
              Take Pro back <VisuallyHidden>from {email}</VisuallyHidden>
            </Button>
          )}
        </div>
      </div>
      {step === 'granting' && (
        <GrantPro account={account} onGranted={changed} onCancel={() => setStep('shown')} />
      )}
      {step === 'withdrawing' && (
        <AskFirst
          question={`Take Pro back from ${email}?`}
          deed="Take Pro back"
          busyLabel="Taking it back…"
          keep="Leave it"
          onDeed={withdraw}
          onKeep={() => setStep('shown')}
        >
          The account goes on with the free plan. Letters stay.
        </AskFirst>
      )}
      <AccountFlags
        flags={account.flags}
        onCleared={(flagId) =>
          onChanged({ ...account, flags: account.flags.filter((flag) => flag.id !== flagId) })
        }
      />
    </li>
  );
}

function sourceWords({ source, grantEndsAt }: AdminAccount): string {
  if (source === 'subscription') return 'Paid subscription';
  if (source === 'grant')
    return grantEndsAt ? `Given until ${dayWords(grantEndsAt)}` : 'Given for good';
  return '';
}
