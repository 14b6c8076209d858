import type { Enclosure } from '@creditfix/shared/documents';
import type { DataOf } from '@creditfix/shared/kernel';
import {
  agencyName,
  bureaus,
  isForPen,
  letterEndpoints,
  purposeOf,
  type LetterReview,
  type Signature,
} from '@creditfix/shared/letters';
import type { Allowance } from '@creditfix/shared/billing';
import { useState } from 'react';
import { callApi, useAtomValue, useSetAtom, type ApiProblem } from '#webapp/kit/index.ts';
import { browserMemory } from '../browser-memory.ts';
import { deviceDraft } from '../wizard/device-draft.ts';
import { keeperAtom, signatureAtom, wizardAtom } from '../letter-draft.atoms.ts';
import { agencyOf, type LetterForm } from '../letter-form.ts';
import { askedFacts, toDisputeDetails, toGenerateBody } from '../letter-request.ts';
import { readAllowance } from '../letters-store.ts';
import { timeZone } from '../today.ts';
import type { MadeLetter, MadeLetters } from '../wizard/wizard-state.ts';

export interface SigningFailure {
  readonly problem: ApiProblem;
  /** What is left, where that is the problem. */
  readonly allowance?: Allowance | undefined;
}

interface SigningOrder {
  readonly review: LetterReview;
  readonly inEnvelope: readonly Enclosure[];
  readonly signature: Signature;
  readonly keepSignature: boolean;
  readonly recaptchaToken: string;
}

/** Sends the signature for exactly the text that was read. Sending it twice gives the same letter, so trying again is safe. */
export function useSignLetter() {
  const keeper = useAtomValue(keeperAtom);
  const { form } = useAtomValue(wizardAtom);
  const move = useSetAtom(wizardAtom);
  const moveSignature = useSetAtom(signatureAtom);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SigningFailure>();

  /** @returns false if the bot check has to be solved again */
  const sign = async ({ review, ...order }: SigningOrder): Promise<boolean> => {
    const draftId = keeper?.draft?.id;
    if (busy || !draftId) return true;
    const { documentSha256 } = review;
    const body = toGenerateBody(form, { ...order, draftId, documentSha256, timeZone });
    if (!body) return true;
    setBusy(true);
    setFailure(undefined);
    const answer = await callApi(letterEndpoints.generateLetter, { body, staysOnPage: true });
    if (!answer.ok) {
      const failed = await explain(answer.problem);
      setBusy(false);
      setFailure(failed);
      return false;
    }
    setBusy(false);
    const made = madeFrom(form, answer.data, order.signature);
    browserMemory.keepLetterIds(made.letters.map(({ letterId }) => letterId));
    browserMemory.keepDraftId(undefined);
    void deviceDraft.forget();
    browserMemory.keepStepAfterSigning(4);
    keeper.open(undefined);
    moveSignature({ kind: 'reset' });
    move({ kind: 'made', made });
    return true;
  };

  return { sign, busy, failure, clearFailure: () => setFailure(undefined) };
}

function madeFrom(
  form: LetterForm,
  { letters }: DataOf<typeof letterEndpoints.generateLetter>,
  signature: Signature,
): MadeLetters {
  const company = form.recipientAddress.name.trim();
  const agency = agencyName({ agency: agencyOf(form), recipientAddress: { name: company } });
  const made = letters.map(({ bureau, ...letter }) => ({
    ...letter,
    target: bureau ? bureaus[bureau].name : form.recipient === 'bureau' ? agency : company,
  }));
  const details = toDisputeDetails(form);
  return {
    letters: made as readonly MadeLetter[] as MadeLetters['letters'],
    recipient: form.recipient,
    purpose: details ? purposeOf(details) : 'other',
    signedOnPaper: isForPen(signature),
    freeReport: askedFacts(form)['freeAnnualReport'] === 'yes',
  };
}

async function explain(problem: ApiProblem): Promise<SigningFailure> {
  if (problem.status !== 402) return { problem };
  return { problem, allowance: await readAllowance() };
}
