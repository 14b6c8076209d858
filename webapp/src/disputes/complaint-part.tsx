import { Button, Textarea } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Answered, Icon } from '#webapp/kit/index.ts';
import classes from './complaint-part.module.css';
import { CopyButton } from './copy-button.tsx';
import { disputePageMessages } from './messages.tsx';
import { useComplaint } from './disputes.queries.ts';

const { complaint } = disputePageMessages;

/** A draft complaint to the CFPB: to read, copy, change and send there by the person. */
export function ComplaintPart({ disputeId }: { readonly disputeId: string }) {
  const answer = useComplaint(disputeId);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section ref={box} tabIndex={-1} aria-labelledby="complaint-heading" className={classes.part}>
      <h2 id="complaint-heading">{complaint.heading}</h2>
      <Answered answer={answer} what={complaint.what} lines={6}>
        {({ text, url, choices }) => (
          <>
            <p>{complaint.lead}</p>
            <Textarea id="complaint-text" label={complaint.text} value={text} readOnly rows={12} />
            <div className={classes.actions}>
              <CopyButton text={text} fieldId="complaint-text" variant="filled">
                {complaint.copy}
              </CopyButton>
              <Button
                component="a"
                href={url}
                target="_blank"
                rel="noreferrer"
                rightSection={<Icon name="arrow" />}
              >
                {complaint.goThere}
              </Button>
            </div>
            <div>
              <h3 className={classes.title}>{complaint.formHeading}</h3>
              <p className={classes.muted}>{complaint.formNote}</p>
              <dl className={classes.choices} lang="en">
                {choices.map(({ question, choose }) => (
                  <div key={question}>
                    <dt>{question}</dt>
                    <dd>{choose}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </>
        )}
      </Answered>
    </section>
  );
}
