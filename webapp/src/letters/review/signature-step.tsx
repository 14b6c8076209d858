import {
  bureaus,
  letterEndpoints,
  letterReference,
  type LetterReview,
  type LintFinding,
  applyEdits,
  blockText,
  type LetterDocument,
  type LetterEdit,
} from '@creditfix/shared/letters';
import { Stack, Text, Button } from '@mantine/core';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import {
  type ApiProblem,
  callApi,
  Segments,
  useAtomValue,
  useSiteFacts,
  useSetAtom,
  VisuallyHidden,
  Notice,
} from '#webapp/kit/index.ts';
import { useAttached } from '../attached-enclosures.ts';
import {
  keeperAtom,
  reviewAtom,
  type ReviewState,
  saveAtom,
  signatureAtom,
} from '../letter-draft.atoms.ts';
import type { LetterForm } from '../letter-form.ts';
import { IntoEnglishCard } from '../into-english/into-english-card.tsx';
import { letterNoticesMessages, reviewMessages } from '../messages.tsx';
import { type SecondReading, SecondReadingCard } from '../model/second-reading-card.tsx';
import { PolishCard } from '../polish/polish-card.tsx';
import { SigningForm } from '../signing/signing-form.tsx';
import { today } from '../today.ts';
import { copiesPartOf, detailsParts, recipientPartOf } from '../wizard/details-parts.ts';
import { composeUnedited, type LetterSetting, readHere } from '../wizard/live-letter.ts';
import { StepHeading } from '../wizard/step-heading.tsx';
import type { WizardProps, WizardMove } from '../wizard/wizard-state.ts';
import { ReviewSheet } from './review-sheet.tsx';
import { liesInLetter, WritingProblem } from './writing-problem.tsx';
import { SignInAgain } from '../signing/signing-problem.tsx';

interface LetterSwitchProps {
  readonly letters: LetterReview['letters'];
  /** Which of them is on screen. */
  readonly shown: number;
  readonly onShow: (letter: number) => void;
}

/** Which of several letters is on the screen: they differ in address and reference only. */
function LetterSwitch({ letters, shown, onShow }: LetterSwitchProps) {
  if (letters.length < 2) return null;
  const choices = letters.map(({ bureau, document }, index) => ({
    value: `${index}`,
    label: bureau ? bureaus[bureau].name : document.recipient.name,
  }));
  return (
    <fieldset>
      <Text component="legend" maw="var(--measure)" mb="xs" c="dimmed">
        {letterNoticesMessages.severalLetters(letters.length)}
      </Text>
      <Segments choices={choices} value={`${shown}`} onChange={(index) => onShow(Number(index))} />
    </fieldset>
  );
}

/**
 * Asks the server to write the letter from the saved draft. Only what the server wrote and showed can be signed, so the
 * draft is saved first.
 */
function useLetterReview() {
  const keeper = useAtomValue(keeperAtom);
  const state = useAtomValue(reviewAtom);
  const setState = useSetAtom(reviewAtom);
  // Stays known while the letter is read again: the choice of wording must not come and go.
  const [wording, setWording] = useState<LetterReview['wording']>();
  const round = useRef(0);

  const saveDraft = useCallback(async (): Promise<string | undefined> => {
    const saved = await keeper?.flush();
    return saved?.ok ? saved.draft.id : undefined;
  }, [keeper]);

  const write = useCallback(async (): Promise<void> => {
    if (!keeper) return;
    round.current += 1;
    const mine = round.current;
    const isCurrent = () => mine === round.current;
    setState({ kind: 'writing' });
    const id = await saveDraft();
    if (!isCurrent()) return;
    // The saved line and the notices above say what stands in the way; the letter waits for it.
    if (!id) return setState({ kind: 'unsaved' });
    const answer = await callApi(letterEndpoints.reviewDraft, {
      params: { id },
      staysOnPage: true,
    });
    if (!isCurrent()) return;
    if (answer.ok) setWording(answer.data.wording);
    setState(answer.ok ? { kind: 'ready', review: answer.data } : failedReview(answer.problem));
  }, [keeper, saveDraft, setState]);

  return { state, wording, write, saveDraft };
}

function failedReview(problem: ApiProblem): ReviewState {
  const details = problem.fields?.map(({ message }) => message) ?? [];
  return { kind: 'failed', problem, details: [...new Set(details)] };
}

const NO_ID = '00000000-0000-0000-0000-000000000000';

/**
 * What this page needs to compose the same letter as the server. While the server reads a change, its last answer stands in.
 *
 * @param shown which of several letters is on screen
 */
function useLetterSetting(form: LetterForm, state: ReviewState, shown: number): LetterSetting {
  const { draft } = useAtomValue(saveAtom);
  const attached = useAttached(form);
  const review = state.kind === 'ready' ? state.review : undefined;
  const [last, setLast] = useState(review);
  if (review && review !== last) setLast(review);
  const known = review ?? last;
  const first = known?.document.reference ?? draft?.reference ?? letterReference(NO_ID);
  const reference = known?.letters[shown]?.document.reference ?? first;
  const date = known?.document.date ?? today();
  const bureau = form.bureaus[shown];
  const polished = known?.wording.polished;
  const { legalMode } = useSiteFacts();
  return useMemo(
    () => ({ reference, date, legalMode, attached, bureau, polished }),
    [reference, date, legalMode, attached, bureau, polished],
  );
}

/** Step 3: read the letter as it will be printed, change what is not right, then sign it. */
export function SignatureStep({ wizard, move }: WizardProps) {
  const { form } = wizard;
  const { state, wording, write, saveDraft } = useLetterReview();
  const { taken } = useAtomValue(signatureAtom);
  const [wanted, setWanted] = useState(0);
  const [second, setSecond] = useState<SecondReading>();
  const [translationsAsked, askTranslation] = useReducer((times: number) => times + 1, 0);
  const review = state.kind === 'ready' ? state.review : undefined;
  const letters = review?.letters ?? [];
  const shown = Math.min(wanted, Math.max(0, letters.length - 1));
  const letter = letters[shown];

  // Each change of wording is saved and read again by the server before it can be signed.
  useEffect(() => {
    void write();
  }, [write, form.edits, form.wording]);

  const setting = useLetterSetting(form, state, shown);
  // While the server reads, the same letter is shown as this page composes it: neither sheet nor notes go blank.
  const { document, findings } = useMemo(
    () =>
      letter
        ? { document: letter.document, findings: findingsOf(review, second) }
        : readHere(form, setting),
    [letter, review, second, form, setting],
  );
  const composed = useMemo(() => composeUnedited(form, setting), [form, setting]);
  const failed = state.kind === 'failed' && liesInLetter(state.problem) ? state : undefined;

  return (
    <Stack gap="lg" miw={0}>
      <div>
        <StepHeading>{reviewMessages.step.heading}</StepHeading>
        <Text maw="var(--measure)" mt="xs" c="dimmed">
          {reviewMessages.step.lead}
        </Text>
      </div>
      <VisuallyHidden role="status">{findingsWords(review?.findings)}</VisuallyHidden>
      {failed ? (
        <WritingProblem {...failed} wizard={wizard} move={move} />
      ) : (
        <ReviewProblem state={state} onRetry={() => void write()} move={move} />
      )}
      {wording && (
        <IntoEnglishCard
          canTranslate={wording.canTranslate}
          asked={translationsAsked}
          form={form}
          onChange={(change) => move({ kind: 'change', change })}
          saveDraft={saveDraft}
          reload={write}
        />
      )}
      <LostWording composed={composed} document={letter?.document} edits={form.edits} />
      <LetterSwitch letters={letters} shown={shown} onShow={setWanted} />
      <ReviewSheet
        document={document}
        composed={composed}
        findings={findings}
        signature={taken}
        form={form}
        setting={setting}
        move={move}
        onTranslate={wording?.canTranslate ? askTranslation : undefined}
      />
      {/* The letter comes first; help with one's own words is asked for once it was read. */}
      {wording && (
        <PolishCard
          wording={wording}
          chosen={form.wording}
          onChoose={(chosen) =>
            move({ kind: 'change', change: { kind: 'wording', wording: chosen } })
          }
          saveDraft={saveDraft}
          reload={write}
        />
      )}
      {wording?.canPolish && (
        <SecondReadingCard
          documentSha256={review?.documentSha256}
          reading={second}
          onRead={setSecond}
          saveDraft={saveDraft}
          reload={write}
        />
      )}
      <SigningForm
        review={review}
        letters={form.recipient === 'bureau' ? Math.max(1, form.bureaus.length) : 1}
        writing={state.kind === 'writing'}
        onPrevious={() => move({ kind: 'previous' })}
        onFewerBureaus={() =>
          move({ kind: 'go', step: 2, part: recipientPartOf(detailsParts(form)) })
        }
        onReadAgain={() => void write()}
        onUpload={() => move({ kind: 'go', step: 2, part: copiesPartOf(detailsParts(form)) })}
      />
    </Stack>
  );
}

/** With what a model asked about this very wording. */
function findingsOf(
  review: LetterReview | undefined,
  second: SecondReading | undefined,
): readonly LintFinding[] {
  const questions =
    review && second?.documentSha256 === review.documentSha256 ? second.questions : [];
  return [...(review?.findings ?? []), ...questions];
}

function findingsWords(findings: readonly LintFinding[] | undefined): string {
  if (!findings) return reviewMessages.found.reading;
  if (findings.length === 0) return reviewMessages.found.nothing;
  const blocking = findings.filter(({ severity }) => severity === 'block').length;
  return reviewMessages.found.notes(findings.length, blocking);
}

interface ReviewProblemProps {
  readonly state: ReviewState;
  readonly onRetry: () => void;
  readonly move: (move: WizardMove) => void;
}

/** Why the letter can't be signed yet, where the reason is not in its wording. */
function ReviewProblem({ state, onRetry, move }: ReviewProblemProps) {
  if (state.kind === 'unsaved') {
    return (
      <Notice tone="warning" title={reviewMessages.unsaved.title} live>
        <p>{reviewMessages.unsaved.text}</p>
        <Button variant="subtle" onClick={onRetry}>
          {reviewMessages.tryAgain}
        </Button>
      </Notice>
    );
  }
  if (state.kind !== 'failed') return null;
  const { problem, details } = state;
  if (problem.status === 401) return <SignInAgain onRetry={onRetry} />;
  const mendable = problem.status === 400 || problem.status === 422;
  return (
    <Notice tone="error" title={reviewMessages.failed}>
      <p>{problem.error}</p>
      {details.length > 0 && (
        <ul>
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
      {mendable ? (
        <Button variant="subtle" onClick={() => move({ kind: 'go', step: 2 })}>
          {reviewMessages.backToDetails}
        </Button>
      ) : (
        <Button variant="subtle" onClick={onRetry}>
          {reviewMessages.tryAgain}
        </Button>
      )}
    </Notice>
  );
}

/**
 * True where own words that this page lays over its letter are missing from the server's.
 *
 * @param composed the letter as this page composes it, before any edit
 * @param document the letter as the server answered it
 */
export function losesWording(
  composed: LetterDocument,
  document: LetterDocument,
  edits: readonly LetterEdit[],
): boolean {
  const here = applyEdits(composed, edits);
  const set = edits.filter((edit) => !here.dropped.includes(edit));
  return set.some(({ blockId }) => textOf(here.document, blockId) !== textOf(document, blockId));
}

function textOf({ blocks }: LetterDocument, blockId: string): string | undefined {
  const block = blocks.find(({ id }) => id === blockId);
  return block && blockText(block);
}

interface LostWordingProps {
  readonly composed: LetterDocument | undefined;
  /** The letter as the server wrote it. */
  readonly document: LetterDocument | undefined;
  readonly edits: readonly LetterEdit[];
}

/** A page that was open while our texts changed lays own words over paragraphs that the server no longer writes. */
function LostWording({ composed, document, edits }: LostWordingProps) {
  if (!composed || !document || !losesWording(composed, document, edits)) return null;
  return (
    <Notice tone="warning" title={letterNoticesMessages.wordingLost} live>
      <p>{letterNoticesMessages.wordingLostText}</p>
      <Button variant="subtle" onClick={() => window.location.reload()}>
        {letterNoticesMessages.loadAgain}
      </Button>
    </Notice>
  );
}
