import { ActionBar, Button, ButtonAnchor, Icon } from '#webapp/kit/index.ts';
import classes from './delivery-step.module.css';
import { StepHeading } from './step-heading.tsx';
import type { MadeLetter } from './wizard-state.ts';

interface DeliveryStepProps {
  readonly letter: MadeLetter;
  readonly onDone: () => void;
}

/** Step 4: the signed letter comes into the person's hands. */
export function DeliveryStep({ letter, onDone }: DeliveryStepProps) {
  return (
    <div className={classes.step}>
      <div>
        <StepHeading>Your letter is signed. How should it travel?</StepHeading>
        <p className={classes.lead}>
          Letter {letter.reference}
          {letter.bureauName && ` to ${letter.bureauName}`}. What you signed is stored and will not
          change.
        </p>
      </div>
      <div className={classes.ways}>
        <section className={classes.way} aria-labelledby="way-download">
          <h3 id="way-download">
            <Icon name="download" /> Download PDF
          </h3>
          <p className={classes.price}>Free</p>
          <p>Print it and mail it yourself. The signature is already on it.</p>
          <ButtonAnchor href={letter.pdfUrl} download look="deed" icon="download">
            Download PDF
          </ButtonAnchor>
        </section>
        <section className={classes.way} aria-labelledby="way-mail" data-closed>
          <h3 id="way-mail">
            <Icon name="mailbox" /> Certified mail from here
          </h3>
          <p className={classes.price}>Comes with the Pro plan and opens soon</p>
          <p>
            We will print, stamp and track the letter for you. Until then, the post office does the
            same in a few minutes: see below.
          </p>
          <Button disabled>Mail my letter</Button>
        </section>
      </div>
      <MailItYourself />
      <ActionBar>
        <Button iconAfter="arrow" onClick={onDone}>
          What happens next
        </Button>
      </ActionBar>
    </div>
  );
}

function MailItYourself() {
  return (
    <section className={classes.steps} aria-labelledby="mail-yourself">
      <h3 id="mail-yourself">Mail it yourself</h3>
      <ol>
        <li>Print the letter. You do not need to sign it again.</li>
        <li>Add copies of the papers it lists. Keep the originals.</li>
        <li>
          Take it to the post office and ask for <strong>Certified Mail with Return Receipt</strong>
          . The clerk tells you the price.
        </li>
        <li>Keep the receipt. The date on it starts the clock for the bureau.</li>
      </ol>
    </section>
  );
}
