import { mailingEndpoints, type Mailpiece } from '@creditfix/shared/mailing';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { AskFirst, Notice, callApi } from '#webapp/kit/index.ts';
import { mailingMessages } from './messages.tsx';

const { takeBack: said } = mailingMessages;

interface TakeBackProps {
  readonly mailpiece: Mailpiece;
  /** Whose letter it is, where several stand on one page. */
  readonly about?: string | undefined;
  readonly onMailpiece: (mailpiece: Mailpiece) => void;
}

/** Takes a mailing back while that is possible. It is asked once: nothing goes out by an accident, and nothing stays by one. */
export function TakeBack({ mailpiece, about, onMailpiece }: TakeBackProps) {
  const [asking, setAsking] = useState(false);
  const [asked, setAsked] = useState(false);
  if (asked && mailpiece.status === 'queued') {
    return (
      <Notice tone="info" title={said.asked} live>
        <p>{said.askedText}</p>
      </Notice>
    );
  }
  if (!mailpiece.canCancel) return null;
  if (!asking) {
    return (
      <Button onClick={() => setAsking(true)}>
        {about ? said.actionAbout(about) : said.action}
      </Button>
    );
  }
  /** It was not mailed, which this page does not show yet: with the piece, it says why and what to do. */
  const showAsItIs = async (code: string): Promise<void> => {
    if (code !== 'mailing.not_mailed') return;
    const now = await callApi(mailingEndpoints.getMailpiece, {
      params: { id: mailpiece.id },
    });
    if (now.ok) onMailpiece(now.data);
  };
  const takeBack = async (): Promise<string | undefined> => {
    const answer = await callApi(mailingEndpoints.cancelMail, {
      params: { id: mailpiece.id },
    });
    if (!answer.ok) {
      await showAsItIs(answer.problem.code);
      return answer.problem.error;
    }
    setAsking(false);
    setAsked(true);
    onMailpiece(answer.data);
    return undefined;
  };
  return (
    <AskFirst
      question={said.question}
      action={said.action}
      busyLabel={said.takingBack}
      keep={said.keep}
      onAction={takeBack}
      onKeep={() => setAsking(false)}
    >
      {said.text}
    </AskFirst>
  );
}
