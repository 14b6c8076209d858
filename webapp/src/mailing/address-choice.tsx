import { Button, Icon } from '#webapp/kit/index.ts';
import { markedLines, type AddressText } from './address-difference.ts';
import classes from './address-choice.module.css';
import type { AddressAnswer, SideMove } from './envelope-side.ts';

interface AddressChoiceProps {
  readonly address: AddressText;
  readonly answer: AddressAnswer;
  readonly move: (step: SideMove) => void;
}

/** What the person entered beside what the post writes, with the differences marked: one of them is taken. */
export function AddressChoice({ address, answer, move }: AddressChoiceProps) {
  const { suggestion, text } = answer;
  return (
    <div className={classes.choice} role="group" aria-label="What USPS says" data-address-choice>
      <p className={classes.text}>
        <Icon name="warning" /> {text}
      </p>
      <div className={classes.pair}>
        <OneAddress title="As entered" address={address} other={suggestion}>
          <Button onClick={() => move({ kind: 'use_as_entered' })}>Use as entered</Button>
        </OneAddress>
        {suggestion && (
          <OneAddress title="As USPS writes it" address={suggestion} other={address}>
            <Button onClick={() => move({ kind: 'use_suggestion' })}>Use this</Button>
          </OneAddress>
        )}
      </div>
    </div>
  );
}

interface OneAddressProps {
  readonly title: string;
  readonly address: AddressText;
  readonly other: AddressText | null;
  readonly children: React.ReactNode;
}

function OneAddress({ title, address, other, children }: OneAddressProps) {
  return (
    <div className={classes.one}>
      <p className={classes.title}>{title}</p>
      <address>
        {markedLines(address, other ?? address).map((words, line) => (
          <span key={line} className={classes.line}>
            {words.map(({ text, differs }, index) => (
              <span key={index}>
                {index > 0 && ' '}
                {differs ? <mark>{text}</mark> : text}
              </span>
            ))}
          </span>
        ))}
      </address>
      {children}
    </div>
  );
}
