import { disputeEndpoints } from '@creditfix/shared/disputes';
import { useCallback, useEffect, useRef } from 'react';
import { Answered, ButtonAnchor, TextAreaField, callApi, useAnswer } from '#webapp/kit/index.ts';
import classes from './complaint-part.module.css';
import { CopyButton } from './copy-button.tsx';

/** A draft complaint to the CFPB: to read, copy, change and send there by the person. */
export function ComplaintPart({ disputeId }: { readonly disputeId: string }) {
  const ask = useCallback(
    (signal: AbortSignal) =>
      callApi(disputeEndpoints.complaint, { params: { id: disputeId }, signal }),
    [disputeId],
  );
  const answer = useAnswer(ask);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section ref={box} tabIndex={-1} aria-labelledby="complaint-heading" className={classes.part}>
      <h2 id="complaint-heading">Your draft complaint</h2>
      <Answered answer={answer} what="the draft" lines={6}>
        {({ text, url, choices }) => (
          <>
            <p>
              You send it yourself on the site of the Consumer Financial Protection Bureau, for
              free. Read it first, and change whatever is not as you would say it.
            </p>
            <TextAreaField
              id="complaint-text"
              label="What happened, and what you would like"
              value={text}
              onChange={() => undefined}
              readOnly
              rows={12}
            />
            <div className={classes.deeds}>
              <CopyButton text={text} fieldId="complaint-text" look="deed">
                Copy the text
              </CopyButton>
              <ButtonAnchor href={url} newTab iconAfter="arrow">
                Go to consumerfinance.gov (opens in a new tab)
              </ButtonAnchor>
            </div>
            <div>
              <h3 className={classes.title}>What the form asks first</h3>
              <p className={classes.muted}>
                Choose what comes nearest; the form may use other words.
              </p>
              <dl className={classes.choices}>
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
