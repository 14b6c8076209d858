import type { MailClass } from '@creditfix/shared/mailing';
import { Box, Paper, Text } from '@mantine/core';
import { Notice } from '#webapp/kit/index.ts';
import { addressLines, type AddressText } from './envelope-side.ts';
import { mailFormMessages, mailingMessages } from './messages.tsx';
import classes from './mailing.module.css';

interface EnvelopeProps {
  readonly from: AddressText;
  readonly to: AddressText;
  readonly mailClass: MailClass;
}

/** The envelope as it will look: sender, stamp, the green label of certified mail, recipient. */
export function Envelope({ from, to, mailClass }: EnvelopeProps) {
  return (
    <Paper p="card" className={classes.envelope}>
      <AddressBlock who={mailFormMessages.envelope.from} address={from} size="sm" />
      <Stamp />
      {mailClass === 'first_class' ? <span /> : <Label />}
      <AddressBlock who={mailFormMessages.envelope.to} address={to} size="md" />
    </Paper>
  );
}

interface AddressBlockProps {
  readonly who: string;
  readonly address: AddressText;
  /** The sender stands smaller, as on any envelope. */
  readonly size: 'sm' | 'md';
}

function AddressBlock({ who, address, size }: AddressBlockProps) {
  return (
    <div>
      <Text c="dimmed" size="sm">
        {who}
      </Text>
      <Text component="address" ff="heading" size={size} lh={1.4} className="anywhere">
        {addressLines(address).map((line, index) => (
          <Box component="span" key={index} display="block">
            {line}
          </Box>
        ))}
      </Text>
    </div>
  );
}

function Stamp() {
  return (
    <svg className="drawing" viewBox="0 0 32 38" aria-hidden>
      <path data-part="stamp" className={classes.perforated} d="M2 2h28v34h-28z" />
      <path data-part="green" d="M8 27c0-9 4.500-14 8-18 3.500 4 8 9 8 18M16 15v15" />
    </svg>
  );
}

function Label() {
  return (
    <svg className="drawing" viewBox="0 0 40 46" aria-hidden>
      <rect data-part="label" width="40" height="46" rx="2" />
      <path
        data-part="on-label"
        d="M7 10h26M7 17h16M7 34v6M11 34v6M16 34v6M19 34v6M25 34v6M29 34v6M33 34v6"
      />
    </svg>
  );
}

/** Said wherever something looks as if it were mailed. */
export function TestNote() {
  return (
    <Notice tone="warning" title={mailingMessages.testMode.title}>
      <p>{mailingMessages.testMode.text}</p>
    </Notice>
  );
}
