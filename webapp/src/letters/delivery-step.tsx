import { ActionBar, Button, ButtonAnchor, Icon } from '#webapp/kit/index.ts';
import classes from './delivery-step.module.css';
import { answerTime } from './next-dates.ts';
import { StepHeading } from './step-heading.tsx';
import { MadeLetterList } from './made-letter-list.tsx';
import { useMailingSlot } from './mailing-slot.tsx';
import type { MadeLetters } from './wizard-state.ts';

interface DeliveryStepProps {
  readonly made: MadeLetters;
  readonly onDone: () => void;
}

/** Step 4: the signed letters come into the person's hands. */
export function DeliveryStep({ made, onDone }: DeliveryStepProps) {
  const mailing = useMailingSlot();
  const several = made.letters.length > 1;
  return (
    <div className={classes.step}>
      <div>
        <StepHeading>
          {several
            ? 'Your letters are signed. How should they travel?'
            : 'Your letter is signed. How should it travel?'}
        </StepHeading>
        <p className={classes.lead}>
          {aboutLetters(made)} What you signed is stored and will not change.
        </p>
      </div>
      {mailing.delivery({
        letterIds: made.letters.map(({ letterId }) => letterId),
        download: <DownloadWay made={made} onDone={onDone} />,
        onDone,
      })}
    </div>
  );
}

function DownloadWay({ made, onDone }: DeliveryStepProps) {
  return (
    <div className={classes.download}>
      <Download made={made} />
      <MailItYourself made={made} />
      <ActionBar>
        <Button iconAfter="arrow" onClick={onDone}>
          What happens next
        </Button>
      </ActionBar>
    </div>
  );
}

function aboutLetters({ letters }: MadeLetters): string {
  const [{ reference, target }] = letters;
  if (letters.length > 1) return `${letters.length} letters, one for each bureau.`;
  return `Letter ${reference}${target ? ` to ${target}` : ''}.`;
}

function Download({ made }: { readonly made: MadeLetters }) {
  const { letters } = made;
  const [first] = letters;
  return (
    <section className={classes.way} aria-labelledby="way-download">
      <h3 id="way-download">
        <Icon name="download" /> Download PDF
      </h3>
      <p className={classes.price}>Free</p>
      {letters.length > 1 ? (
        <>
          <p>Print them and mail each in its own envelope. The signature is already on them.</p>
          <div className={classes.list}>
            <MadeLetterList letters={letters} />
          </div>
        </>
      ) : (
        <>
          <p>Print it and mail it yourself. The signature is already on it.</p>
          {!first.ready && (
            <p>Its PDF is still being printed. That takes a minute at most; the letter is safe.</p>
          )}
          <ButtonAnchor href={first.pdfUrl} download look="deed" icon="download">
            Download PDF
          </ButtonAnchor>
        </>
      )}
    </section>
  );
}

function MailItYourself({ made }: { readonly made: MadeLetters }) {
  const clock = answerTime(made) !== undefined;
  const several = made.letters.length > 1;
  return (
    <section className={classes.steps} aria-labelledby="mail-yourself">
      <h3 id="mail-yourself">{several ? 'Mail them yourself' : 'Mail it yourself'}</h3>
      <ol>
        <li>
          {several
            ? 'Print the letters. Each goes in its own envelope, and you do not need to sign again.'
            : 'Print the letter. You do not need to sign it again.'}
        </li>
        <li>
          Add paper copies of what the letter lists, unless they are printed with it. Keep the
          originals.
        </li>
        <li>
          Go to the post office and ask for <strong>Certified Mail with Return Receipt</strong>. The
          clerk tells you the price.
        </li>
        <li>
          Keep the receipt.{' '}
          {clock
            ? 'The date on it starts the clock.'
            : 'The date on it proves when your letter arrived.'}
        </li>
      </ol>
    </section>
  );
}
