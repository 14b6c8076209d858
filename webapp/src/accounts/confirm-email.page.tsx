import { myAccountEndpoints } from '@creditfix/shared/accounts';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button, ButtonLink, Notice, Page, callApi, useViewFocus } from '#webapp/kit/index.ts';
import classes from './verify-login.module.css';

type Step =
  | { readonly kind: 'asking' | 'busy' }
  | { readonly kind: 'unreached'; readonly text: string }
  | { readonly kind: 'invalid'; readonly text: string }
  | { readonly kind: 'waiting' | 'done'; readonly newEmail: string };

const MISSING =
  'This confirmation link is not complete. Please copy the whole link from the email.';

/** One of the two links of a change of address. It takes a click, because mail scanners open links. */
export function ConfirmEmailPage() {
  const [search] = useSearchParams();
  // Read once: it is taken out of the address, so that it stays out of the history and of screenshots.
  const [token] = useState(() => search.get('token'));
  const [step, setStep] = useState<Step>(
    token ? { kind: 'asking' } : { kind: 'invalid', text: MISSING },
  );
  useEffect(() => {
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  const asks = step.kind === 'asking' || step.kind === 'busy' || step.kind === 'unreached';
  useViewFocus(asks ? 'asking' : step.kind);

  const confirm = async (): Promise<void> => {
    setStep({ kind: 'busy' });
    const answer = await callApi(myAccountEndpoints.confirmEmailChange, {
      body: { token: token ?? '' },
    });
    if (answer.ok) {
      const { done, newEmail } = answer.data;
      return setStep({ kind: done ? 'done' : 'waiting', newEmail });
    }
    const { code, error } = answer.problem;
    const kind = code === 'accounts.change_invalid' ? 'invalid' : 'unreached';
    return setStep({ kind, text: error });
  };

  if (step.kind === 'done') return <Changed newEmail={step.newEmail} />;
  if (step.kind === 'waiting') return <OneMore newEmail={step.newEmail} />;
  if (step.kind === 'invalid') return <NotWorking text={step.text} />;
  return (
    <Page
      title="Change your email address?"
      width="narrow"
      lead="Somebody who is signed in to a Credit Fix account asked for this. If it was you, confirm it here."
    >
      <div className={classes.content}>
        {step.kind === 'unreached' && (
          <Notice tone="error" title={step.text}>
            <p>Your address is as it was.</p>
          </Notice>
        )}
        <Button
          look="deed"
          wide
          onClick={() => void confirm()}
          busyLabel={step.kind === 'busy' && 'Confirming…'}
        >
          Yes, change my address
        </Button>
        <p className={classes.quiet}>
          If it was not you, close this page. Nothing changes, because both addresses have to agree.
        </p>
      </div>
    </Page>
  );
}

function Changed({ newEmail }: { readonly newEmail: string }) {
  return (
    <Page title="Your email address is changed" width="narrow">
      <div className={classes.content}>
        <p>
          From now on you sign in with <strong className={classes.address}>{newEmail}</strong>, and
          our emails go there.
        </p>
        <ButtonLink to="/account/security" look="deed" wide>
          Go to My Account
        </ButtonLink>
      </div>
    </Page>
  );
}

function OneMore({ newEmail }: { readonly newEmail: string }) {
  return (
    <Page title="One more link" width="narrow">
      <div className={classes.content}>
        <p>
          Thank you, this side is confirmed. Now open the link that we sent to your other address.
          Then your address changes to <strong className={classes.address}>{newEmail}</strong>.
        </p>
        <ButtonLink to="/account/security" wide>
          Go to My Account
        </ButtonLink>
      </div>
    </Page>
  );
}

function NotWorking({ text }: { readonly text: string }) {
  return (
    <Page title="This link does not work" width="narrow">
      <div className={classes.content}>
        <Notice tone="error" title={text} />
        <p className={classes.quiet}>You can start the change again in My Account.</p>
        <ButtonLink to="/account/security" look="deed" wide>
          Go to My Account
        </ButtonLink>
      </div>
    </Page>
  );
}
