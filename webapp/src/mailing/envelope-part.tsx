import type { MailClass, Mailing } from '@creditfix/shared/mailing';
import { Envelope } from './envelope.tsx';
import classes from './envelope-part.module.css';
import { SideEditor } from './side-editor.tsx';
import type { EnvelopeDesk } from './use-envelope.ts';
import { sideOf } from './envelope-side.ts';

interface EnvelopePartProps {
  readonly desk: EnvelopeDesk;
  readonly mailings: readonly Mailing[];
  readonly mailClass: MailClass;
}

/** The envelopes as they will look, and what about them can be changed. */
export function EnvelopePart({ desk, mailings, mailClass }: EnvelopePartProps) {
  const { sides } = desk;
  const several = mailings.length > 1;
  const fixed = mailings.every(({ toIsFixed }) => toIsFixed);
  return (
    <section className={classes.part} aria-labelledby="envelope">
      <h3 id="envelope">{several ? 'The envelopes' : 'The envelope'}</h3>
      <div className={classes.envelopes} data-several={several || undefined}>
        {mailings.map(({ letterId, to, toIsFixed }) => (
          <Envelope
            key={letterId}
            from={sides.from.address}
            to={toIsFixed ? sideOf(to).address : sides.to.address}
            mailClass={mailClass}
          />
        ))}
      </div>
      {fixed ? (
        <p className={classes.note}>
          {several
            ? 'These are the addresses that the bureaus give for disputes by mail. They are set, so that nobody can mistype them.'
            : 'This is the address that the bureau gives for disputes by mail. It is set, so that nobody can mistype it.'}
        </p>
      ) : (
        <SideEditor
          name="to"
          desk={desk}
          title="Where it goes"
          hint="This changes the envelope. The letter keeps what you signed."
          deed="Change where it goes"
        />
      )}
      <SideEditor
        name="from"
        desk={desk}
        title="Your return address"
        hint="This changes the envelope. Answers go to the address in your letter, which stays as you signed it."
        deed="Change my return address"
      />
      {mailings[0]?.carrier === 'lob' && (
        <p className={classes.note}>
          We ask USPS whether it knows an address before anything is mailed.
        </p>
      )}
    </section>
  );
}
