import type { MailClass, Mailing } from '@creditfix/shared/mailing';
import { Envelope } from './envelope.tsx';
import classes from './envelope-part.module.css';
import { words } from './mail-form.words.ts';
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
      <h3 id="envelope">{several ? words.envelope.several : words.envelope.one}</h3>
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
          {several ? words.envelope.fixedSeveral : words.envelope.fixed}
        </p>
      ) : (
        <SideEditor name="to" desk={desk} {...words.to} />
      )}
      <SideEditor name="from" desk={desk} {...words.from} />
      {mailings[0]?.carrier === 'lob' && <p className={classes.note}>{words.envelope.asked}</p>}
    </section>
  );
}
