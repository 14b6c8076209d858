import type { Allowance } from '@creditfix/shared/billing';
import type { FieldFault } from '@creditfix/shared/kernel';
import { type LetterReview, type LintFinding, signingConsent } from '@creditfix/shared/letters';
import { Button } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  ActionBar,
  BusyButton,
  CaptchaBox,
  type CaptchaHandle,
  ErrorSummary,
  FieldError,
  Notice,
  useAtom,
} from '#webapp/kit/index.ts';
import { leftTitle, planUseWords } from '../allowance-words.ts';
import { signatureAtom } from '../letter-draft.atoms.ts';
import { useAllowance, useKeptSignature } from '../letters.queries.ts';
import { allowanceMessages, letterNoticesMessages, signingMessages } from '../messages.tsx';
import classes from './signing-form.module.css';
import { SavedLine } from '../wizard/saved-line.tsx';
import { useFaults } from '../wizard/use-faults.ts';
import { SignatureBox } from './signature-box.tsx';
import { signatureToTake } from './signature-state.ts';
import { SigningProblem } from './signing-problem.tsx';
import { useSignLetter } from './use-sign-letter.ts';

/** Why signing waits, with the way to each place. */
function BlockedNote({ findings }: { readonly findings: readonly LintFinding[] }) {
  if (findings.length === 0) return null;
  return (
    <div id="blocked-note">
      <Notice tone="warning" title={letterNoticesMessages.blocked}>
        <ul>
          {findings.map(({ code, blockId, start, message }) => (
            <li key={`${code} ${blockId} ${start}`}>
              <a href={`#paragraph-${blockId}`} onClick={(event) => goTo(event, blockId)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

/** Without the fragment in the address, which would add a step to the browser's history. */
function goTo(event: { preventDefault: () => void }, blockId: string): void {
  event.preventDefault();
  const place = document.getElementById(`paragraph-${blockId}`);
  place?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'center' });
}

interface SigningFormProps {
  readonly review: LetterReview | undefined;
  /** How many letters the signature makes: one for each bureau. */
  readonly letters: number;
  readonly writing: boolean;
  readonly onPrevious: () => void;
  readonly onFewerBureaus: () => void;
  readonly onReadAgain: () => void;
}

/** The statement is in the language in which it is recorded; a reader of another one gets its meaning below it. */
const isTranslated =
  signingMessages.consentRead !== '' && signingMessages.consentRead !== signingConsent.text;

/** Below the letter: the statement, the signature, the bot check, and the one button that makes it final. */
export function SigningForm(props: SigningFormProps) {
  const { review, letters, writing, onPrevious, onReadAgain, onFewerBureaus } = props;
  const [signature, moveSignature] = useAtom(signatureAtom);
  const [confirmedHash, setConfirmedHash] = useState<string>();
  const [token, setToken] = useState('');
  const [forgetFailed, setForgetFailed] = useState(false);
  const captcha = useRef<CaptchaHandle>(null);
  const kept = useKeptSignature();
  const allowance = useAllowance();
  const { sign, busy, failure } = useSignLetter();

  // The statement says "I have read this letter": it is given for one text, and another text needs it anew.
  const confirmed = review !== undefined && confirmedHash === review.documentSha256;
  const faults = useFaults(signingFaults(confirmed, signatureReady(signature), token !== ''));
  const blocking = (review?.findings ?? []).filter(({ severity }) => severity === 'block');
  // After a refusal for want of letters, the server's own words stand for it.
  const planUse = failure?.problem.status === 402 ? undefined : allowance;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!review || busy || blocking.length > 0 || !faults.check()) return;
    const toUse = signature.taken ?? signatureToTake(signature);
    if (!toUse) return;
    moveSignature({ kind: 'take' });
    const keepSignature = signature.keepNext && signature.way !== 'kept';
    const order = { review, signature: toUse, keepSignature, recaptchaToken: token };
    if (!(await sign(order))) captcha.current?.reset();
  };

  return (
    <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      <h3>{signingMessages.heading(letters)}</h3>
      {planUse && planUse.left < letters && (
        <TooFewLetters allowance={planUse} letters={letters} onFewerBureaus={onFewerBureaus} />
      )}
      <label className={classes.consent} data-checked={confirmed || undefined}>
        <input
          id="confirm"
          type="checkbox"
          checked={confirmed}
          disabled={!review}
          aria-invalid={faults.errorFor('confirm') ? true : undefined}
          aria-describedby={describedBy(faults.errorFor('confirm'))}
          onChange={({ currentTarget }) =>
            setConfirmedHash(currentTarget.checked ? review?.documentSha256 : undefined)
          }
        />
        <span lang={isTranslated ? 'en' : undefined}>{signingConsent.text}</span>
      </label>
      {isTranslated && (
        <div id="confirm-read" className={classes.consentRead}>
          <p>{signingMessages.consentRead}</p>
          <p>{signingMessages.consentNote}</p>
        </div>
      )}
      <FieldError id="confirm-error" error={faults.errorFor('confirm')} />
      <SignatureBox
        id="signature"
        state={signature}
        move={moveSignature}
        confirmed={confirmed}
        error={faults.errorFor('signature')}
        onForget={() => void kept.forget().then((done) => setForgetFailed(!done))}
      />
      {forgetFailed && (
        <Notice tone="error" title={signingMessages.forgetFailed.title}>
          <p>{signingMessages.forgetFailed.text}</p>
        </Notice>
      )}
      <div id="captcha" tabIndex={-1} className={classes.captcha}>
        <CaptchaBox ref={captcha} onSolved={setToken} onCleared={() => setToken('')} />
        <FieldError id="captcha-error" error={faults.errorFor('captcha')} />
      </div>
      {failure && <SigningProblem failure={failure} onReadAgain={onReadAgain} />}
      {planUse && planUse.left >= letters && (
        <p className={classes.plan}>{planUseWords(planUse, letters)}</p>
      )}
      {/* Below the field to sign on, which must not move while somebody draws. */}
      <ErrorSummary
        title={signingMessages.faultsTitle}
        problems={faults.problems}
        attempt={faults.attempt}
      />
      <BlockedNote findings={blocking} />
      <ActionBar note={<SavedLine />}>
        <Button onClick={onPrevious}>{signingMessages.previous}</Button>
        <BusyButton
          type="submit"
          variant="filled"
          busyLabel={busy && signingMessages.busy}
          disabled={!review || blocking.length > 0}
          {...(blocking.length > 0 ? { 'aria-describedby': 'blocked-note' } : {})}
        >
          {writing ? signingMessages.reading : signingMessages.sign(letters)}
        </BusyButton>
      </ActionBar>
    </form>
  );
}

interface TooFewLettersProps extends Pick<SigningFormProps, 'letters' | 'onFewerBureaus'> {
  readonly allowance: Allowance;
}

/** That the plan has no room for these letters: said before anybody signs for nothing. */
function TooFewLetters({ allowance, letters, onFewerBureaus }: TooFewLettersProps) {
  return (
    <Notice tone="warning" title={leftTitle(allowance)}>
      <p>
        {planUseWords(allowance, letters)} {signingMessages.tooFew.stays}
      </p>
      {allowance.left > 0 && (
        <Button variant="subtle" onClick={onFewerBureaus}>
          {signingMessages.tooFew.fewerBureaus}
        </Button>
      )}
      <Button component={Link} to="/account/plan" variant="subtle">
        {allowanceMessages.seePlan}
      </Button>
    </Notice>
  );
}

/** What a screen reader adds to the statement: what it says in the reader's language, and what is missing. */
function describedBy(error: string | undefined): string | undefined {
  const ids = [isTranslated && 'confirm-read', error && 'confirm-error'].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

function signatureReady(state: Parameters<typeof signatureToTake>[0]): boolean {
  // A saved signature has to be put on the letter by its own button; drawing or typing is an act by itself.
  return (
    state.taken !== undefined || (state.way !== 'kept' && signatureToTake(state) !== undefined)
  );
}

function signingFaults(confirmed: boolean, signed: boolean, checked: boolean): FieldFault[] {
  return [
    ...(confirmed ? [] : [{ path: 'confirm', message: signingMessages.faults.confirm }]),
    ...(signed ? [] : [{ path: 'signature', message: signingMessages.faults.signature }]),
    ...(checked ? [] : [{ path: 'captcha', message: signingMessages.faults.captcha }]),
  ];
}
