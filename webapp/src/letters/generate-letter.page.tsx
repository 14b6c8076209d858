import type { Allowance } from '@creditfix/shared/billing';
import { Box, Button, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  type FetchedAhead,
  Icon,
  LazyPart,
  lazyPart,
  Notice,
  Page,
  Skeletons,
  Stepper,
  useFetchAhead,
  useSetAtom,
} from '#webapp/kit/index.ts';
import { browserMemory } from './browser-memory.ts';
import { WizardNotices } from './wizard/wizard-notices.tsx';
import { DisputeDetailsStep, placeInDetails } from './wizard/dispute-details-step.tsx';
import type { DraftKeeper } from './wizard/draft-keeper.ts';
import {
  EnclosureSlotFilling,
  type DrawEnclosures,
  MailingSlotFilling,
  type MailingSlot,
} from './slots.tsx';
import classes from './generate-letter.module.css';
import { signatureAtom } from './letter-draft.atoms.ts';
import { isSpecialLetter } from './letter-template.ts';
import { PersonalInfoStep } from './wizard/personal-info-step.tsx';
import { SavedAnnouncer } from './wizard/saved-line.tsx';
import { focusStepHeading, useStepFocus } from './wizard/step-heading.tsx';
import { useWizard } from './wizard/use-wizard.ts';
import { usePlaceHistory } from './wizard/use-place-history.ts';
import { usePrinted } from './letters.queries.ts';
import type { WizardProps, WizardStep } from './wizard/wizard-state.ts';
import { allowanceMessages, startMessages, wizardMessages } from './messages.tsx';
import { leftTitle, planUseWords } from './allowance-words.ts';
import { ProOffer } from './pro-offer.tsx';

/** Parts of the generator that nobody needs at its first question. They come while the person types, or when they are needed. */

const liveSheet = lazyPart(async () => (await import('./wizard/live-sheet.tsx')).LiveSheet);

const signatureStep = lazyPart(
  async () => (await import('./review/signature-step.tsx')).SignatureStep,
);

const deliveryStep = lazyPart(
  async () => (await import('./delivery/delivery-step.tsx')).DeliveryStep,
);

const completeStep = lazyPart(
  async () => (await import('./delivery/complete-step.tsx')).CompleteStep,
);

const lazySteps = [liveSheet, signatureStep, deliveryStep, completeStep] as const;

interface GenerateLetterPageProps {
  /** Draws the part for copies; it belongs to the documents feature. */
  readonly enclosures: DrawEnclosures;
  /** Draws how signed letters travel; it belongs to the mailing feature. */
  readonly mailing: MailingSlot;
  /** What is said over a letter that was begun from a report. */
  readonly begun: ReactNode;
  /** Why signed letters wait; drawn only where they do. */
  readonly waits: ReactNode;
  /** What the slots are filled with, to be asked for before it is needed. */
  readonly ahead: readonly FetchedAhead[];
}

/** The generator: five steps from a person's own facts to a signed letter in their hands. */
export function GenerateLetterPage(props: GenerateLetterPageProps) {
  const { enclosures, mailing, begun, waits, ahead } = props;
  const { opened, allowance, mustWait, keeper, wizard, move, tryAgain } = useWizard();
  const ready = opened.kind === 'ready' && keeper !== undefined;
  useFetchAhead([...lazySteps, ...ahead]);
  usePlaceHistory({ wizard, move }, ready);
  useStepFocus(ready ? `${wizard.step} ${wizard.part}` : undefined);
  return (
    <Page
      title={wizardMessages.title}
      description={wizardMessages.description}
      heading={
        isSpecialLetter(wizard.form)
          ? wizardMessages.headingOfOther
          : wizardMessages.headingOfDispute
      }
      width="wide"
    >
      {opened.kind === 'loading' && <Skeletons lines={6} label={wizardMessages.opening} />}
      {opened.kind === 'failed' && (
        <Notice tone="error" title={wizardMessages.notOpened}>
          <p>{wizardMessages.notOpenedText}</p>
          <Button variant="subtle" onClick={tryAgain}>
            {wizardMessages.tryAgain}
          </Button>
        </Notice>
      )}
      {ready && (
        <EnclosureSlotFilling value={enclosures}>
          <MailingSlotFilling value={mailing}>
            <Wizard
              wizard={wizard}
              move={move}
              keeper={keeper}
              allowance={allowance}
              welcomeBack={opened.welcomeBack}
              begun={
                opened.started
                  ? wizard.step === 1 && <FilledIn />
                  : opened.begun === 'report' && begun
              }
              waits={mustWait && waits}
              onReload={tryAgain}
            />
          </MailingSlotFilling>
        </EnclosureSlotFilling>
      )}
    </Page>
  );
}

interface ReadyProps extends WizardProps {
  readonly keeper: DraftKeeper;
  readonly allowance: Allowance | undefined;
  readonly welcomeBack: boolean;
  readonly begun: ReactNode;
  readonly waits: ReactNode;
  readonly onReload: () => void;
}

function Wizard(props: ReadyProps) {
  const { wizard, move, keeper, allowance, welcomeBack, begun, waits, onReload } = props;
  const { step, made } = wizard;
  const place = `${step} ${wizard.part}`;
  const [arrivedAt] = useState(place);
  return (
    <Stack gap="lg" miw={0} className={classes.wizard}>
      <Stepper
        steps={wizardMessages.steps}
        current={step - 1}
        within={step === 2 ? placeInDetails(wizard) : undefined}
        {...(made
          ? {}
          : {
              onGoBack: (stop: number) => move({ kind: 'go', step: (stop + 1) as WizardStep }),
            })}
      />
      <SavedAnnouncer />
      {!made && <p className={classes.notSigned}>{wizardMessages.printedDraft}</p>}
      {!made && <WizardNotices keeper={keeper} welcomeBack={welcomeBack} onReload={onReload} />}
      {waits}
      {step < 3 && begun}
      {(step === 1 || (step === 2 && place === arrivedAt)) && allowance?.left === 0 && (
        <NoneLeft allowance={allowance} />
      )}
      {step < 3 && (
        <div className={classes.formAndSheet}>
          {step === 1 ? (
            <PersonalInfoStep wizard={wizard} move={move} />
          ) : (
            <DisputeDetailsStep wizard={wizard} move={move} />
          )}
          <LazyPart part={liveSheet} props={{ form: wizard.form }} />
        </div>
      )}
      {step === 3 && (
        <Box ta="end">
          <Button
            variant="subtle"
            leftSection={<Icon name="sheet" />}
            onClick={() => window.print()}
          >
            {wizardMessages.printDraft}
          </Button>
        </Box>
      )}
      {step === 3 && (
        <LazyPart part={signatureStep} props={{ wizard, move }} onShown={focusStepHeading} />
      )}
      {step > 3 && <AfterSigning wizard={wizard} move={move} keeper={keeper} />}
    </Stack>
  );
}

function AfterSigning({ wizard, move, keeper }: WizardProps & Pick<ReadyProps, 'keeper'>) {
  const { step } = wizard;
  const made = usePrinted(wizard.made);
  const moveSignature = useSetAtom(signatureAtom);
  if (!made) {
    return (
      <Notice tone="info" title={wizardMessages.notSigned}>
        <Button component={Link} to="/dashboard" variant="subtle">
          {wizardMessages.toDashboard}
        </Button>
      </Notice>
    );
  }
  const goTo = (next: 4 | 5) => {
    browserMemory.keepStepAfterSigning(next);
    move({ kind: 'go', step: next });
  };
  const another = () => {
    browserMemory.keepStepAfterSigning(undefined);
    browserMemory.keepLetterIds([]);
    keeper.open(undefined);
    moveSignature({ kind: 'reset' });
    move({ kind: 'reset' });
  };
  return step === 4 ? (
    <LazyPart
      part={deliveryStep}
      props={{ made, onDone: () => goTo(5) }}
      onShown={focusStepHeading}
    />
  ) : (
    <LazyPart
      part={completeStep}
      props={{ made, onBack: () => goTo(4), onAnother: another }}
      onShown={focusStepHeading}
    />
  );
}

/** What was answered before sign-in is here: nobody looks for it, or answers it again. */
function FilledIn() {
  return (
    <Notice tone="success" title={startMessages.filledIn} live>
      <p>{startMessages.filledInText}</p>
    </Notice>
  );
}

/** That this letter can't be signed yet: said where it opens, before somebody answers all its questions, and not only where they sign. */
function NoneLeft({ allowance }: { readonly allowance: Allowance }) {
  return (
    <>
      <Notice tone="info" title={leftTitle(allowance)}>
        <p>
          {planUseWords(allowance)} {allowanceMessages.mayWrite}
        </p>
        <Button component={Link} to="/account/plan" variant="subtle">
          {allowanceMessages.seePlan}
        </Button>
      </Notice>
      <ProOffer allowance={allowance} />
    </>
  );
}
