import type { MailClass } from '@creditfix/shared/mailing';
import { addressLines, type AddressText } from './envelope-side.ts';
import classes from './envelope.module.css';
import { mailFormMessages } from './messages.tsx';

interface EnvelopeProps {
  readonly from: AddressText;
  readonly to: AddressText;
  readonly mailClass: MailClass;
}

/** The envelope as it will look: sender, stamp, the green label of certified mail, recipient. */
export function Envelope({ from, to, mailClass }: EnvelopeProps) {
  return (
    <div className={classes.envelope}>
      <AddressBlock who={mailFormMessages.envelope.from} address={from} className={classes.from} />
      <Stamp />
      {mailClass === 'first_class' ? <span /> : <Label />}
      <AddressBlock who={mailFormMessages.envelope.to} address={to} className={classes.to} />
    </div>
  );
}

interface AddressBlockProps {
  readonly who: string;
  readonly address: AddressText;
  readonly className?: string | undefined;
}

function AddressBlock({ who, address, className }: AddressBlockProps) {
  return (
    <div className={className}>
      <p className={classes.who}>{who}</p>
      <address className={classes.address}>
        {addressLines(address).map((line, index) => (
          <span key={index}>{line}</span>
        ))}
      </address>
    </div>
  );
}

function Stamp() {
  return (
    <svg className={classes.stamp} viewBox="0 0 32 38" aria-hidden>
      <path className={classes.edge} d="M2 2h28v34h-28z" />
      <path d="M8 27c0-9 4.500-14 8-18 3.500 4 8 9 8 18M16 15v15" />
    </svg>
  );
}

function Label() {
  return (
    <svg className={classes.label} viewBox="0 0 40 46" aria-hidden>
      <rect width="40" height="46" rx="2" />
      <path d="M7 10h26M7 17h16M7 34v6M11 34v6M16 34v6M19 34v6M25 34v6M29 34v6M33 34v6" />
    </svg>
  );
}
