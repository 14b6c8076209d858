import { myAccountEndpoints } from '@creditfix/shared/accounts';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button, ButtonLink, Notice, Page, callApi, useViewFocus } from '#webapp/kit/index.ts';
import classes from './verify-login.module.css';
import { words } from './confirm-email.words.tsx';

type Step =
  | { readonly kind: 'asking' | 'busy' }
  | { readonly kind: 'unreached'; readonly text: string }
  | { readonly kind: 'invalid'; readonly text: string }
  | { readonly kind: 'waiting' | 'done'; readonly newEmail: string };

/** One of the two links of a change of address. It takes a click, because mail scanners open links. */
export function ConfirmEmailPage() {
  const [search] = useSearchParams();
  // Read once: it is taken out of the address, so that it stays out of the history and of screenshots.
  const [token] = useState(() => search.get('token'));
  const [step, setStep] = useState<Step>(
    token ? { kind: 'asking' } : { kind: 'invalid', text: words.incomplete },
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
    <Page title={words.ask} width="narrow" lead={words.askLead}>
      <div className={classes.content}>
        {step.kind === 'unreached' && (
          <Notice tone="error" title={step.text}>
            <p>{words.unchanged}</p>
          </Notice>
        )}
        <Button
          look="deed"
          wide
          onClick={() => void confirm()}
          busyLabel={step.kind === 'busy' && words.confirming}
        >
          {words.confirm}
        </Button>
        <p className={classes.quiet}>{words.notYou}</p>
      </div>
    </Page>
  );
}

function Changed({ newEmail }: { readonly newEmail: string }) {
  return (
    <Page title={words.changed} width="narrow">
      <div className={classes.content}>
        <p>{words.changedTo(<strong className={classes.address}>{newEmail}</strong>)}</p>
        <ButtonLink to="/account/security" look="deed" wide>
          {words.myAccount}
        </ButtonLink>
      </div>
    </Page>
  );
}

function OneMore({ newEmail }: { readonly newEmail: string }) {
  return (
    <Page title={words.oneMore} width="narrow">
      <div className={classes.content}>
        <p>{words.thenChangesTo(<strong className={classes.address}>{newEmail}</strong>)}</p>
        <ButtonLink to="/account/security" wide>
          {words.myAccount}
        </ButtonLink>
      </div>
    </Page>
  );
}

function NotWorking({ text }: { readonly text: string }) {
  return (
    <Page title={words.notWorking} width="narrow">
      <div className={classes.content}>
        <Notice tone="error" title={text} />
        <p className={classes.quiet}>{words.startAgain}</p>
        <ButtonLink to="/account/security" look="deed" wide>
          {words.myAccount}
        </ButtonLink>
      </div>
    </Page>
  );
}
