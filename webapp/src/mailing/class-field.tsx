import { dollars } from '@creditfix/shared/billing';
import { mailClassLabels, type MailClass, type Mailing } from '@creditfix/shared/mailing';
import { RadioField } from '#webapp/kit/index.ts';
import classes from './class-field.module.css';
import { whenRight } from './class-words.ts';
import { dayRange } from './date-words.ts';

interface ClassFieldProps {
  readonly options: Mailing['options'];
  readonly value: MailClass;
  readonly onChange: (value: MailClass) => void;
  /** What stands behind a price: "each" for several letters. Nothing where no price is asked for. */
  readonly prices: 'one' | 'each' | 'none';
}

/** How the letter travels: each way with its price, what is in the envelope, when it should be there, and when it is the right one. */
export function ClassField({ options, value, onChange, prices }: ClassFieldProps) {
  return (
    <RadioField
      label="Which kind of mail?"
      value={value}
      onChange={onChange}
      options={options.map(({ mailClass, priceCents, pages, sheets, expected }) => ({
        value: mailClass,
        label: (
          <span className={classes.head}>
            <span>{mailClassLabels[mailClass]}</span>
            {prices !== 'none' && (
              <span className={classes.price}>
                {dollars(priceCents)}
                {prices === 'each' && ' each'}
              </span>
            )}
          </span>
        ),
        hint: (
          <>
            <span className={classes.right}>{whenRight[mailClass]}</span>
            <span className={classes.facts}>
              {paperWords(pages, sheets)} Mailed {dayRange(expected.mailedFrom, expected.mailedBy)},
              there about {dayRange(expected.arrivesFrom, expected.arrivesBy)}.
            </span>
          </>
        ),
      }))}
    />
  );
}

/** Certified mail has a sheet of its own for the address and the barcode. */
function paperWords(pages: number, sheets: number): string {
  const letter = `${pages} ${pages === 1 ? 'page' : 'pages'}`;
  if (sheets === pages) return `${letter} on ${sheets} ${sheets === 1 ? 'sheet' : 'sheets'}.`;
  return `${letter}, ${sheets} sheets with the one for the barcode.`;
}
