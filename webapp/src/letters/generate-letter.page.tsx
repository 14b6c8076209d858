import type { Allowance } from '@creditfix/shared/billing';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import {
  Icon,
  Later,
  Notice,
  Page,
  Skeletons,
  Stepper,
  useFetchAhead,
  useSetAtom,
  type FetchedAhead,
} from '#webapp/kit/index.ts';
import { browserMemory } from './browser-memory.ts';
import { WizardNotices } from './wizard/wizard-notices.tsx';
import { DisputeDetailsStep } from './wizard/dispute-details-step.tsx';
import type { DraftKeeper } from './wizard/draft-keeper.ts';
import { EnclosureSlotFilling, type DrawEnclosures } from './enclosure-slot.tsx';
import classes from './generate-letter.module.css';
import { signatureAtom } from './letter-draft.atoms.ts';
import { isSpecialLetter } from './letter-template.ts';
import { MailingSlotFilling, type MailingSlot } from './mailing-slot.tsx';
import { NoneLeft } from './none-left.tsx';
import { PersonalInfoStep } from './wizard/personal-info-step.tsx';
import { SavedAnnouncer } from './wizard/saved-line.tsx';
import { focusStepHeading, useStepFocus } from './wizard/step-heading.tsx';
import { useWizard } from './wizard/use-wizard.ts';
import { usePlaceHistory } from './wizard/use-place-history.ts';
import { usePrinted } from './letters.queries.ts';
import {
  completeStep,
  deliveryStep,
  laterSteps,
  liveSheet,
  signatureStep,
} from './wizard/wizard-parts.ts';
import type { WizardProps, WizardStep } from './wizard/wizard-state.ts';
import { wizardMessages } from './messages.tsx';

interface GenerateLetterPageProps {
  /** Draws the part for copies; it belongs to the documents room. */
  readonly enclosures: DrawEnclosures;
  /** Draws how signed letters travel; it belongs to the mailing room. */
  readonly mailing: MailingSlot;
  /** What the slots are filled with, to be asked for before it is needed. */
  readonly ahead: readonly FetchedAhead[];
}

/** The generator: five steps from a person's own facts to a signed letter in their hands. */
export function GenerateLetterPage({ enclosures, mailing, ahead }: GenerateLetterPageProps) {
  const { desk, allowance, keeper, wizard, move, tryAgain } = useWizard();
  const ready = desk.kind === 'ready' && keeper !== undefined;
  useFetchAhead([...laterSteps, ...ahead]);
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
      {desk.kind === 'loading' && <Skeletons lines={6} label={wizardMessages.opening} />}
      {desk.kind === 'failed' && (
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
              welcomeBack={desk.welcomeBack}
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
  readonly onReload: () => void;
}

function Wizard({ wizard, move, keeper, allowance, welcomeBack, onReload }: ReadyProps) {
  const { step, made } = wizard;
  return (
    <div className={classes.wizard}>
      <Stepper
        steps={wizardMessages.steps}
        current={step - 1}
        {...(made
          ? {}
          : {
              onGoBack: (stop: number) => move({ kind: 'go', step: (stop + 1) as WizardStep }),
            })}
      />
      <SavedAnnouncer />
      {!made && <p className={classes.notSigned}>{wizardMessages.printedDraft}</p>}
      {!made && <WizardNotices keeper={keeper} welcomeBack={welcomeBack} onReload={onReload} />}
      {step === 1 && allowance?.left === 0 && <NoneLeft allowance={allowance} />}
      {step < 3 && (
        <div className={classes.desk}>
          {step === 1 ? (
            <PersonalInfoStep wizard={wizard} move={move} />
          ) : (
            <DisputeDetailsStep wizard={wizard} move={move} />
          )}
          <Later part={liveSheet} props={{ form: wizard.form }} />
        </div>
      )}
      {step === 3 && (
        <div className={classes.print}>
          <Button
            variant="subtle"
            leftSection={<Icon name="sheet" />}
            onClick={() => window.print()}
          >
            {wizardMessages.printDraft}
          </Button>
        </div>
      )}
      {step === 3 && (
        <Later part={signatureStep} props={{ wizard, move }} onShown={focusStepHeading} />
      )}
      {step > 3 && <AfterSigning wizard={wizard} move={move} keeper={keeper} />}
    </div>
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
    <Later part={deliveryStep} props={{ made, onDone: () => goTo(5) }} onShown={focusStepHeading} />
  ) : (
    <Later
      part={completeStep}
      props={{ made, onBack: () => goTo(4), onAnother: another }}
      onShown={focusStepHeading}
    />
  );
}
