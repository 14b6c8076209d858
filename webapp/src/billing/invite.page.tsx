import { Button, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { Answered, Icon, Page } from '#webapp/kit/index.ts';
import { type Referrals, useReferrals } from './billing.queries.ts';
import { inviteResult, wholeDollars } from './invite-words.ts';
import classes from './invite.module.css';
import { inviteMessages } from './messages.tsx';

/** The personal link, how it works in three lines, and what came of it. */
export function InvitePage() {
  const answer = useReferrals();
  return (
    <Page title={inviteMessages.title} description={inviteMessages.description}>
      <Answered answer={answer} what={inviteMessages.what} lines={5}>
        {(referrals) => <Invitation referrals={referrals} />}
      </Answered>
    </Page>
  );
}

function Invitation({ referrals }: { readonly referrals: Referrals }) {
  const { link, rewardCents, invited } = referrals;
  const reward = wholeDollars(rewardCents);
  return (
    <div className={classes.page}>
      <InviteLink link={link} />
      <section aria-labelledby="how-heading">
        <h2 id="how-heading">{inviteMessages.how}</h2>
        <ol className={classes.steps}>
          {inviteMessages.steps(reward).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className={classes.quiet}>{inviteMessages.limits}</p>
      </section>
      <section aria-labelledby="result-heading">
        <h2 id="result-heading">{inviteMessages.result}</h2>
        <p>{inviteResult(referrals)}</p>
        {invited && <p className={classes.quiet}>{inviteMessages.invited(reward)}</p>}
      </section>
    </div>
  );
}

/** The link with the ways to take it along. Where copying is refused, it is selected for the person's own keys. */
function InviteLink({ link }: { readonly link: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied('yes');
    } catch {
      field.current?.focus();
      field.current?.select();
      setCopied('refused');
    }
  };
  const share = () =>
    navigator.share({ title: 'Credit Fix', text: inviteMessages.shared, url: link }).catch(() => {
      // Closed without sharing; the link is still there.
    });
  return (
    <div className={classes.link}>
      <TextInput ref={field} id="invite-link" label={inviteMessages.link} value={link} readOnly />
      <div className={classes.buttons}>
        <Button variant="filled" onClick={() => void copy()}>
          {inviteMessages.copy}
        </Button>
        {'share' in navigator && (
          <Button onClick={() => void share()}>{inviteMessages.share}</Button>
        )}
      </div>
      <p role="status">
        {copied === 'yes' && (
          <strong className={classes.copied}>
            <Icon name="check" /> {inviteMessages.copied}
          </strong>
        )}
        {copied === 'refused' && inviteMessages.refused}
      </p>
    </div>
  );
}
