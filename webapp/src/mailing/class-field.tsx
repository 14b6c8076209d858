import { dollars } from '@creditfix/shared/billing';
import {
  mailClassLabel,
  type ExpectedMailDates,
  type MailClass,
  type Mailing,
} from '@creditfix/shared/mailing';
import { RadioField } from '#webapp/kit/index.ts';
import classes from './class-field.module.css';
import { onDays } from './date-words.ts';
import { words } from './mail-form.words.ts';

interface ClassFieldProps {
  readonly options: Mailing['options'];
  readonly value: MailClass;
  readonly onChange: (value: MailClass) => void;
  /** What stands behind a price: "each" for several letters. Nothing where no price is asked for. */
  readonly prices: 'one' | 'each' | 'none';
}

const { classes: said } = words;

/** How the letter travels: each way with its price, what is in the envelope, when it should be there, and when it is the right one. */
export function ClassField({ options, value, onChange, prices }: ClassFieldProps) {
  return (
    <RadioField
      label={said.which}
      value={value}
      onChange={onChange}
      options={options.map(({ mailClass, priceCents, pages, sheets, expected }) => ({
        value: mailClass,
        label: (
          <span className={classes.head}>
            <span>{mailClassLabel(mailClass)}</span>
            {prices !== 'none' && (
              <span className={classes.price}>
                {prices === 'each' ? said.each(dollars(priceCents)) : dollars(priceCents)}
              </span>
            )}
          </span>
        ),
        hint: (
          <>
            <span className={classes.right}>{said.whenRight[mailClass]}</span>
            <span className={classes.facts}>
              {paperWords(pages, sheets)} {daysWords(expected)}
            </span>
          </>
        ),
      }))}
    />
  );
}

function paperWords(pages: number, sheets: number): string {
  return sheets === pages ? said.paper(pages, sheets) : said.paperWithBarcode(pages, sheets);
}

function daysWords({ mailedFrom, mailedBy, arrivesFrom, arrivesBy }: ExpectedMailDates): string {
  return said.days(onDays(mailedFrom, mailedBy), onDays(arrivesFrom, arrivesBy));
}
