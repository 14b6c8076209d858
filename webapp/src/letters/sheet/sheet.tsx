import { longDate, type CalendarDate } from '@creditfix/shared/kernel';
import {
  enclosureList,
  isForPen,
  type LetterBlock,
  type LetterDocument,
  type Signature,
} from '@creditfix/shared/letters';
import { Box, Group, type BoxProps } from '@mantine/core';
import '@fontsource/caveat/latin-500.css';
import { Fragment, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { language, VisuallyHidden } from '#webapp/kit/index.ts';
import { sheetMessages } from '../messages.tsx';
import { SheetBlock } from './sheet-block.tsx';
import { SheetText, SheetMannerContext } from './sheet-text.tsx';
import classes from './sheet.module.css';

/** What the paper itself says around the letter: part of the letter, so English for anyone who looks at it. */
export interface PrintedWords {
  readonly lang: string;
  readonly date: (date: CalendarDate) => string;
  readonly subject: string;
  readonly enclosures: string;
}

const inEnglish: PrintedWords = {
  lang: 'en',
  date: longDate,
  subject: 'Re:',
  enclosures: 'Enclosures',
};

export interface SheetProps {
  readonly document: LetterDocument;
  /** What a screen reader calls it. */
  readonly label: string;
  /** Beside the form, or as large as a letter is read. */
  readonly size?: 'beside' | 'reading';
  /** False if only the head of the letter is known: the rest is drawn as lines to come. */
  readonly written?: boolean;
  readonly signature?: Signature | undefined;
  /** Marks new words for a moment. */
  readonly highlightNew?: boolean;
  /** What the paper says around the letter, where the sheet is a copy in another language. */
  readonly printed?: PrintedWords;
  /** Puts something around a block, such as its editor and the notes in its margin. */
  readonly frame?: (block: LetterBlock) => ReactNode;
}

/** The letter on the screen: a real sheet of paper, drawn from the same data that is hashed, signed and printed. */
export function Sheet(props: SheetProps) {
  const { document, label, size = 'beside', written = true, highlightNew = false } = props;
  const printed = props.printed ?? inEnglish;
  const drawn = useRef(false);
  useEffect(() => {
    drawn.current = true;
  }, []);
  const manner = useMemo(
    () => ({ live: highlightNew, isDrawn: () => drawn.current }),
    [highlightNew],
  );
  const frame = props.frame ?? ((block: LetterBlock) => <SheetBlock block={block} />);
  return (
    <SheetMannerContext value={manner}>
      <div className={classes.frame}>
        <article className={classes.sheet} data-size={size} lang={printed.lang} aria-label={label}>
          <SheetHead document={document} printed={printed} />
          {document.blocks.map((block) => (
            <Fragment key={block.id}>{frame(block)}</Fragment>
          ))}
          {written ? (
            <SheetFoot document={document} signature={props.signature} printed={printed} />
          ) : (
            <LinesToCome />
          )}
        </article>
      </div>
    </SheetMannerContext>
  );
}

interface SheetHeadProps {
  readonly document: LetterDocument;
  readonly printed: PrintedWords;
}

function SheetHead({ document, printed }: SheetHeadProps) {
  const { sender, recipient, date, subject, identification, salutation } = document;
  return (
    <>
      <Group justify="space-between" align="stretch" gap="0.5em 2em" mb="2.4em">
        <Party party={sender} miw={0} />
        <p className={classes.date}>
          <time dateTime={date}>{printed.date(date)}</time>
        </p>
      </Group>
      <Party party={recipient} mb="1.6em" />
      <Box component="p" mb="1em" fw={600}>
        {printed.subject} <SheetText text={subject} />
      </Box>
      {identification.length > 0 && (
        <Box component="dl" mb="1.2em">
          {identification.map(({ label, value }) => (
            <div key={label} className={classes.row}>
              <dt>{label}</dt>
              <dd>
                <SheetText text={value} />
              </dd>
            </div>
          ))}
        </Box>
      )}
      <p className={classes.paragraph}>{salutation}</p>
    </>
  );
}

interface PartyProps extends BoxProps {
  readonly party: LetterDocument['sender'];
}

function Party({ party, ...place }: PartyProps) {
  return (
    <Box component="address" {...place}>
      <strong>
        <SheetText text={party.name} />
      </strong>
      {party.lines.map((line, index) => (
        <span key={index}>
          <SheetText text={line} />
        </span>
      ))}
    </Box>
  );
}

const lineWidths = ['96%', '100%', '91%', '64%', '98%', '94%', '100%', '38%', '97%', '88%', '52%'];

function LinesToCome() {
  return (
    <div className={classes.toCome} lang={language}>
      <VisuallyHidden>{sheetMessages.toCome}</VisuallyHidden>
      {lineWidths.map((width, index) => (
        <span key={index} style={{ width }} />
      ))}
    </div>
  );
}

interface SheetFootProps {
  readonly document: LetterDocument;
  readonly signature?: Signature | undefined;
  readonly printed: PrintedWords;
}

/** Closing, signature line, printed name, enclosures, and where an open letter may be mailed. */
function SheetFoot({ document, signature, printed }: SheetFootProps) {
  const { closing, sender, date, mailingChoices } = document;
  const enclosures = enclosureList(document);
  return (
    <footer className={classes.foot}>
      <p className={classes.paragraph}>{closing}</p>
      <div className={classes.signatureLine} data-signed={signature ? true : undefined}>
        <SignatureInk signature={signature} />
      </div>
      <Group component="p" justify="space-between" gap="0 1em" w="min(25em,100%)" mt="0.3em">
        <span>
          <SheetText text={sender.name} />
        </span>
        <time dateTime={date}>{printed.date(date)}</time>
      </Group>
      {enclosures.length > 0 && (
        <Box mt="1.6em" fz="0.92em">
          <p>{printed.enclosures}</p>
          <Box component="ul" pl="1.4em">
            {enclosures.map((enclosure) => (
              <li key={enclosure}>
                <SheetText text={enclosure} />
              </li>
            ))}
          </Box>
        </Box>
      )}
      {mailingChoices.length > 0 && (
        <Box mt="1.6em" pt="0.8em" fz="0.92em" className={`${classes.choices} rule-above`}>
          {mailingChoices.map(({ name, lines }) => (
            <address key={name}>
              <strong>{name}</strong>
              {lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          ))}
        </Box>
      )}
    </footer>
  );
}

function SignatureInk({ signature }: { readonly signature: Signature | undefined }) {
  if (!signature)
    return (
      <Box component="span" pb="0.3em" c="dimmed" ff="var(--font-sans)" fz="0.8em" lang={language}>
        {sheetMessages.signature}
      </Box>
    );
  if (typeof signature === 'string') {
    return <img className={classes.drawn} src={signature} alt={sheetMessages.signature} />;
  }
  // Whoever signs with a pen finds the line empty.
  return isForPen(signature) ? null : (
    <Box component="span" ff="Caveat, cursive" fz="2.2em" lh={1.1} className="anywhere">
      {signature.typedName}
    </Box>
  );
}
