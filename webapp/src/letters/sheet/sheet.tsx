import { longDate } from '@creditfix/shared/kernel';
import type { LetterBlock, LetterDocument, Signature } from '@creditfix/shared/letters';
import { Fragment, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { VisuallyHidden } from '#webapp/kit/index.ts';
import { SheetBlock } from './sheet-block.tsx';
import { SheetMannerContext } from './sheet-context.ts';
import { SheetFoot } from './sheet-foot.tsx';
import { SheetText } from './sheet-text.tsx';
import classes from './sheet.module.css';

export interface SheetProps {
  readonly document: LetterDocument;
  /** What a screen reader calls it. */
  readonly label: string;
  /** Beside the form, or as large as a letter is read. */
  readonly size?: 'beside' | 'reading';
  /** False where only the head of the letter is known: the rest is drawn as lines to come. */
  readonly written?: boolean;
  readonly signature?: Signature | undefined;
  /** Marks new words for a moment. */
  readonly highlightNew?: boolean;
  /** Puts something around a block, such as its editor and the notes in its margin. */
  readonly frame?: (block: LetterBlock) => ReactNode;
}

/** The letter as it lies on the desk: a real sheet of paper, drawn from the same data that is hashed, signed and printed. */
export function Sheet(props: SheetProps) {
  const { document, label, size = 'beside', written = true, highlightNew = false } = props;
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
      <div className={classes.desk}>
        <article className={classes.sheet} data-size={size} aria-label={label}>
          <SheetHead document={document} />
          {document.blocks.map((block) => (
            <Fragment key={block.id}>{frame(block)}</Fragment>
          ))}
          {written ? (
            <SheetFoot document={document} signature={props.signature} />
          ) : (
            <LinesToCome />
          )}
        </article>
      </div>
    </SheetMannerContext>
  );
}

function SheetHead({ document }: { readonly document: LetterDocument }) {
  const { sender, recipient, date, subject, identification, salutation } = document;
  return (
    <>
      <div className={classes.head}>
        <Party party={sender} className={classes.sender} />
        <p className={classes.date}>
          <time dateTime={date}>{longDate(date)}</time>
          <span className={classes.reference}>Reference {document.reference}</span>
        </p>
      </div>
      <Party party={recipient} className={classes.recipient} />
      <p className={classes.subject}>
        Re: <SheetText text={subject} />
      </p>
      {identification.length > 0 && (
        <dl className={classes.identification}>
          {identification.map(({ label, value }) => (
            <div key={label} className={classes.row}>
              <dt>{label}</dt>
              <dd>
                <SheetText text={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className={classes.paragraph}>{salutation}</p>
    </>
  );
}

interface PartyProps {
  readonly party: LetterDocument['sender'];
  readonly className: string | undefined;
}

function Party({ party, className }: PartyProps) {
  return (
    <address className={className}>
      <strong>
        <SheetText text={party.name} />
      </strong>
      {party.lines.map((line, index) => (
        <span key={index}>
          <SheetText text={line} />
        </span>
      ))}
    </address>
  );
}

const lineWidths = ['96%', '100%', '91%', '64%', '98%', '94%', '100%', '38%', '97%', '88%', '52%'];

function LinesToCome() {
  return (
    <div className={classes.toCome}>
      <VisuallyHidden>The rest of your letter appears here as you answer.</VisuallyHidden>
      {lineWidths.map((width, index) => (
        <span key={index} style={{ width }} />
      ))}
    </div>
  );
}
