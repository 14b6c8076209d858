import { ActionBar, Button, ButtonAnchor, Icon } from '#webapp/kit/index.ts';
import classes from './delivery-step.module.css';
import { words } from './delivery.words.tsx';
import { answerTime } from './next-dates.ts';
import { StepHeading } from './step-heading.tsx';
import { MadeLetterList } from './made-letter-list.tsx';
import { useMailingSlot } from './mailing-slot.tsx';
import { SignedTranslation } from './signed-reading-copy.tsx';
import type { MadeLetters } from './wizard-state.ts';

interface DeliveryStepProps {
  readonly made: MadeLetters;
  readonly onDone: () => void;
}

/** Step 4: the signed letters come into the person's hands. */
export function DeliveryStep({ made, onDone }: DeliveryStepProps) {
  const mailing = useMailingSlot();
  return (
    <div className={classes.step}>
      <div>
        <StepHeading>{words.heading(made.letters.length)}</StepHeading>
        <p className={classes.lead}>{aboutLetters(made)}</p>
      </div>
      <SignedTranslation letterId={made.letters[0].letterId} />
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
          {words.next}
        </Button>
      </ActionBar>
    </div>
  );
}

function aboutLetters({ letters }: MadeLetters): string {
  const [{ reference, target }] = letters;
  if (letters.length > 1) return words.about.several(letters.length);
  return target ? words.about.to(reference, target) : words.about.one(reference);
}

function Download({ made }: { readonly made: MadeLetters }) {
  const { letters } = made;
  const [first] = letters;
  return (
    <section className={classes.way} aria-labelledby="way-download">
      <h3 id="way-download">
        <Icon name="download" /> {words.download.title}
      </h3>
      <p className={classes.price}>{words.download.free}</p>
      {letters.length > 1 ? (
        <>
          <p>{words.download.several}</p>
          <div className={classes.list}>
            <MadeLetterList letters={letters} />
          </div>
        </>
      ) : (
        <>
          <p>{words.download.one}</p>
          {first.ready ? (
            <ButtonAnchor href={first.pdfUrl} download look="deed" icon="download">
              {words.download.title}
            </ButtonAnchor>
          ) : (
            <p role="status">{words.download.printing}</p>
          )}
        </>
      )}
    </section>
  );
}

function MailItYourself({ made }: { readonly made: MadeLetters }) {
  const clock = answerTime(made) !== undefined;
  const count = made.letters.length;
  return (
    <section className={classes.steps} aria-labelledby="mail-yourself">
      <h3 id="mail-yourself">{words.yourself.title(count)}</h3>
      <ol>
        <li>{words.yourself.print(count)}</li>
        <li>{words.yourself.copies}</li>
        <li>{words.yourself.postOffice()}</li>
        <li>{clock ? words.yourself.receiptStarts : words.yourself.receiptProves}</li>
      </ol>
    </section>
  );
}
