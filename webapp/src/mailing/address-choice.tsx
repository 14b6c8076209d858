import { Button, Icon } from '#webapp/kit/index.ts';
import { markedLines, type AddressText } from './address-difference.ts';
import classes from './address-choice.module.css';
import type { AddressAnswer, SideMove } from './envelope-side.ts';
import { words } from './mail-form.words.ts';

interface AddressChoiceProps {
  readonly address: AddressText;
  readonly answer: AddressAnswer;
  readonly move: (step: SideMove) => void;
}

/** What the person entered beside what the post writes, with the differences marked: one of them is taken. */
export function AddressChoice({ address, answer, move }: AddressChoiceProps) {
  const { suggestion, text } = answer;
  const { choice } = words;
  return (
    <div className={classes.choice} role="group" aria-label={choice.name} data-address-choice>
      <p className={classes.text}>
        <Icon name="warning" /> {text}
      </p>
      <div className={classes.pair}>
        <OneAddress title={choice.entered} address={address} other={suggestion}>
          <Button onClick={() => move({ kind: 'use_as_entered' })}>{choice.keepEntered}</Button>
        </OneAddress>
        {suggestion && (
          <OneAddress title={choice.usps} address={suggestion} other={address}>
            <Button onClick={() => move({ kind: 'use_suggestion' })}>{choice.takeUsps}</Button>
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
        {markedLines(address, other ?? address).map((marked, line) => (
          <span key={line} className={classes.line}>
            {marked.map(({ text, differs }, index) => (
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
