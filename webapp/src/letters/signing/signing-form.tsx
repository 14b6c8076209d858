import type { Allowance } from '@creditfix/shared/billing';
import { type Enclosure, enclosureLabel, enclosureOfLine } from '@creditfix/shared/documents';
import type { FieldFault } from '@creditfix/shared/kernel';
import {
  type LetterReview,
  type LintFinding,
  penConsent,
  signingConsent,
  unconfirmedEnclosures,
} from '@creditfix/shared/letters';
import { Button, Stack, Text, Checkbox } from '@mantine/core';
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
  useAtomValue,
  onTick,
} from '#webapp/kit/index.ts';
import { leftTitle, planUseWords } from '../allowance-words.ts';
import { ProOffer } from '../pro-offer.tsx';
import { signatureAtom, unsavedWordingsAtom } from '../letter-draft.atoms.ts';
import { useAllowance, useKeptSignature } from '../letters.queries.ts';
import { allowanceMessages, letterNoticesMessages, signingMessages } from '../messages.tsx';
import classes from './signing-form.module.css';
import { paragraphId } from '../sheet/note-place.ts';
import { SavedLine } from '../wizard/saved-line.tsx';
import { useFaults } from '../wizard/use-faults.ts';
import { SignatureBox } from './signature-box.tsx';
import { type SignatureWay, signatureToTake } from './signature-state.ts';
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
  /** To the copies for the envelope. */
  readonly onUpload: () => void;
}

/** What is confirmed: who signs with a pen gives no electronic signature. */
function statementFor(way: SignatureWay): Statement {
  return way === 'pen'
    ? { text: penConsent.text, read: signingMessages.penConsentRead }
    : { text: signingConsent.text, read: signingMessages.consentRead };
}

interface Statement {
  /** In the language in which it is recorded. */
  readonly text: string;
  /** Its meaning for a reader of another language; empty if there is none. */
  readonly read: string;
}

/** What is in the way of the signature, whatever the person says. */
function blockingFindings(review: LetterReview | undefined) {
  return (review?.findings ?? []).filter(({ severity }) => severity === 'block');
}

/** Below the letter: the statement, the signature, the bot check, and the one button that makes it final. */
export function SigningForm(props: SigningFormProps) {
  const { review, letters, onReadAgain, onFewerBureaus, onUpload } = props;
  const [signature, moveSignature] = useAtom(signatureAtom);
  const [confirmedFor, setConfirmedFor] = useState<string>();
  const [inEnvelope, setInEnvelope] = useState<readonly Enclosure[]>([]);
  const [token, setToken] = useState('');
  const [forgetFailed, setForgetFailed] = useState(false);
  const captcha = useRef<CaptchaHandle>(null);
  const kept = useKeptSignature();
  const allowance = useAllowance();
  const { sign, busy, failure } = useSignLetter();

  // The statement says "I have read what I am signing": it is given for one text, and another text needs it again.
  const statement = statementFor(signature.way);
  const given = review && `${statement.text} ${review.documentSha256}`;
  const confirmed = given !== undefined && confirmedFor === given;
  const packed =
    review === undefined || unconfirmedEnclosures(review.document, inEnvelope).length === 0;
  const signed = signatureReady(signature);
  const unsaved = useAtomValue(unsavedWordingsAtom);
  const faults = useFaults(
    signingFaults({ unsaved, packed, confirmed, signed, checked: token !== '' }),
  );
  const blocking = blockingFindings(review);
  // After a refusal for want of letters, the server's own words stand for it.
  const planUse = failure?.problem.status === 402 ? undefined : allowance;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!review || busy || blocking.length > 0 || !faults.check()) return;
    const toUse = signature.taken ?? signatureToTake(signature);
    if (!toUse) return;
    moveSignature({ kind: 'take' });
    const isNew = signature.way === 'draw' || signature.way === 'type';
    const keepSignature = signature.keepNext && isNew;
    const order = { review, inEnvelope, signature: toUse, keepSignature, recaptchaToken: token };
    if (!(await sign(order))) captcha.current?.reset();
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="lg" maw="48rem">
        <h3>{signingMessages.heading(letters)}</h3>
        {planUse && planUse.left < letters && (
          <TooFewLetters allowance={planUse} letters={letters} onFewerBureaus={onFewerBureaus} />
        )}
        <EnvelopeChecklist
          id="envelope"
          lines={review?.document.enclosures ?? []}
          ticked={inEnvelope}
          error={faults.errorFor('envelope')}
          onChange={setInEnvelope}
          onUpload={onUpload}
        />
        <ConsentBox
          statement={statement}
          checked={confirmed}
          disabled={!review}
          error={faults.errorFor('confirm')}
          onChange={(on) => setConfirmedFor(on ? given : undefined)}
        />
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
        <Stack id="captcha" tabIndex={-1} gap="xs">
          <CaptchaBox ref={captcha} onSolved={setToken} onCleared={() => setToken('')} />
          <FieldError id="captcha-error" error={faults.errorFor('captcha')} />
        </Stack>
        {failure && <SigningProblem {...{ failure, onReadAgain, onFewerBureaus }} />}
        {planUse && planUse.left >= letters && (
          <Text c="dimmed">{planUseWords(planUse, letters)}</Text>
        )}
        {/* Below the field to sign on, which must not move while somebody draws. */}
        <ErrorSummary
          title={signingMessages.faultsTitle}
          problems={faults.problems}
          attempt={faults.attempt}
        />
        <BlockedNote findings={blocking} />
        <SignBar {...props} busy={busy} />
      </Stack>
    </form>
  );
}

interface TooFewLettersProps extends Pick<SigningFormProps, 'letters' | 'onFewerBureaus'> {
  readonly allowance: Allowance;
}

function SignBar({
  review,
  letters,
  writing,
  busy,
  onPrevious,
}: SigningFormProps & { readonly busy: boolean }) {
  const blocked = blockingFindings(review).length > 0;
  return (
    <ActionBar note={<SavedLine />}>
      <Button onClick={onPrevious}>{signingMessages.previous}</Button>
      <BusyButton
        type="submit"
        variant="filled"
        busyLabel={busy && signingMessages.busy}
        disabled={!review || blocked}
        {...(blocked ? { 'aria-describedby': 'blocked-note' } : {})}
      >
        {writing ? signingMessages.reading : signingMessages.sign(letters)}
      </BusyButton>
    </ActionBar>
  );
}

/** That the plan has no room for these letters: said before anybody signs for nothing. */
function TooFewLetters({ allowance, letters, onFewerBureaus }: TooFewLettersProps) {
  return (
    <>
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
      <ProOffer allowance={allowance} />
    </>
  );
}

interface ConsentBoxProps {
  readonly statement: Statement;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly error: string | undefined;
  readonly onChange: (on: boolean) => void;
}

/** The statement stays in the language in which it is recorded; a reader of another one gets its meaning below it. */
function ConsentBox({ statement, checked, disabled, error, onChange }: ConsentBoxProps) {
  const isTranslated = statement.read !== '';
  const describedBy = [isTranslated && 'confirm-read', error && 'confirm-error'].filter(Boolean);
  return (
    <>
      <label className={classes.consent} data-checked={checked || undefined}>
        <input
          id="confirm"
          type="checkbox"
          checked={checked}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy.join(' ') || undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <span lang={isTranslated ? 'en' : undefined}>{statement.text}</span>
      </label>
      {isTranslated && (
        // For those who read another language; the statement itself stays the one that is given.
        <Stack id="confirm-read" gap="xs" maw="var(--measure)">
          <p>{statement.read}</p>
          <Text c="dimmed">{signingMessages.consentNote}</Text>
        </Stack>
      )}
      <FieldError id="confirm-error" error={error} />
    </>
  );
}

function signatureReady(state: Parameters<typeof signatureToTake>[0]): boolean {
  // A saved signature has to be put on the letter by its own button; drawing or typing is an act by itself.
  return (
    state.taken !== undefined || (state.way !== 'kept' && signatureToTake(state) !== undefined)
  );
}

interface Done {
  readonly unsaved: readonly string[];
  readonly packed: boolean;
  readonly confirmed: boolean;
  readonly signed: boolean;
  readonly checked: boolean;
}

function signingFaults({ unsaved, packed, confirmed, signed, checked }: Done): FieldFault[] {
  const { faults } = signingMessages;
  return [
    ...unsaved.map((blockId) => ({ path: paragraphId(blockId), message: faults.wording })),
    ...(packed ? [] : [{ path: 'envelope', message: faults.envelope }]),
    ...(confirmed ? [] : [{ path: 'confirm', message: faults.confirm }]),
    ...(signed ? [] : [{ path: 'signature', message: faults.signature }]),
    ...(checked ? [] : [{ path: 'captcha', message: faults.captcha }]),
  ];
}

interface EnvelopeChecklistProps {
  readonly id: string;
  /** What the letter lists beside its exhibits. */
  readonly lines: readonly string[];
  readonly ticked: readonly Enclosure[];
  readonly error: string | undefined;
  readonly onChange: (ticked: readonly Enclosure[]) => void;
  readonly onUpload: () => void;
}

const { envelope } = signingMessages;

/**
 * The last thing before the signature: the letter calls a paper enclosed only if its file is bound in, or if the person says here that it
 * lies in the envelope.
 */
function EnvelopeChecklist(props: EnvelopeChecklistProps) {
  const { id, lines, ticked, error, onChange, onUpload } = props;
  if (lines.length === 0) return null;
  return (
    <Stack
      id={id}
      tabIndex={-1}
      component="fieldset"
      gap="md"
      maw="40rem"
      aria-describedby={error ? `${id}-lead ${id}-error` : `${id}-lead`}
    >
      <legend>{envelope.legend}</legend>
      <p id={`${id}-lead`}>{envelope.lead}</p>
      {lines.map((line) => {
        const kind = enclosureOfLine(line);
        if (!kind) return null;
        return (
          <Checkbox
            key={line}
            label={envelope.putIn(enclosureLabel(line))}
            checked={ticked.includes(kind)}
            onChange={onTick((on) =>
              onChange(on ? [...ticked, kind] : ticked.filter((one) => one !== kind)),
            )}
          />
        );
      })}
      <FieldError id={`${id}-error`} error={error} />
      <div>
        <Button variant="subtle" onClick={onUpload}>
          {envelope.change}
        </Button>
      </div>
    </Stack>
  );
}
