import type { Allowance } from '@creditfix/shared/billing';
import { signingConsent, type LetterReview } from '@creditfix/shared/letters';
import type { FieldFault } from '@creditfix/shared/kernel';
import { useRef, useState, type FormEvent } from 'react';
import {
  ActionBar,
  Button,
  ButtonLink,
  CaptchaBox,
  ErrorSummary,
  FieldError,
  Notice,
  useAtom,
  type CaptchaHandle,
} from '#webapp/kit/index.ts';
import { leftTitle, planUseWords } from './allowance-words.ts';
import { words as allowanceWords } from './allowance.words.ts';
import { BlockedNote } from './blocked-note.tsx';
import { signatureAtom } from './letter-draft.atoms.ts';
import { SavedLine } from './saved-line.tsx';
import { SignatureBox } from './signature/signature-box.tsx';
import { signatureToTake } from './signature/signature-state.ts';
import { SigningProblem } from './signing-problem.tsx';
import classes from './signing-form.module.css';
import { words } from './signing.words.ts';
import { useFaults } from './use-faults.ts';
import { useAllowance, useKeptSignature } from './letters.queries.ts';
import { useSignLetter } from './use-sign-letter.ts';

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
const isTranslated = words.consentRead !== '' && words.consentRead !== signingConsent.text;

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
      <h3>{words.heading(letters)}</h3>
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
          <p>{words.consentRead}</p>
          <p>{words.consentNote}</p>
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
        <Notice tone="error" title={words.forgetFailed.title}>
          <p>{words.forgetFailed.text}</p>
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
      <ErrorSummary title={words.faultsTitle} problems={faults.problems} attempt={faults.attempt} />
      <BlockedNote findings={blocking} />
      <ActionBar note={<SavedLine />}>
        <Button onClick={onPrevious}>{words.previous}</Button>
        <Button
          type="submit"
          look="deed"
          busyLabel={busy && words.busy}
          disabled={!review || blocking.length > 0}
          {...(blocking.length > 0 ? { 'aria-describedby': 'blocked-note' } : {})}
        >
          {writing ? words.reading : words.sign(letters)}
        </Button>
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
        {planUseWords(allowance, letters)} {words.tooFew.stays}
      </p>
      {allowance.left > 0 && (
        <Button look="plain" onClick={onFewerBureaus}>
          {words.tooFew.fewerBureaus}
        </Button>
      )}
      <ButtonLink to="/account/plan" look="plain">
        {allowanceWords.seePlan}
      </ButtonLink>
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
    ...(confirmed ? [] : [{ path: 'confirm', message: words.faults.confirm }]),
    ...(signed ? [] : [{ path: 'signature', message: words.faults.signature }]),
    ...(checked ? [] : [{ path: 'captcha', message: words.faults.captcha }]),
  ];
}
