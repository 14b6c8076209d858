import { mailingEndpoints, type MailPiece } from '@creditfix/shared/mailing';
import { useState } from 'react';
import { AskFirst, Button, Notice, VisuallyHidden, callApi } from '#webapp/kit/index.ts';

interface TakeBackProps {
  readonly piece: MailPiece;
  /** Whose letter it is, where several stand on one page. */
  readonly about?: string | undefined;
  readonly onPiece: (piece: MailPiece) => void;
}

/** Takes a mailing back while that is possible. It is asked once: nothing goes out by an accident, and nothing stays by one. */
export function TakeBack({ piece, about, onPiece }: TakeBackProps) {
  const [asking, setAsking] = useState(false);
  const [asked, setAsked] = useState(false);
  if (asked && piece.status === 'queued') {
    return (
      <Notice tone="info" title="We asked the mail service to give it back" live>
        <p>Whether that came in time shows here in a few minutes.</p>
      </Notice>
    );
  }
  if (!piece.canCancel) return null;
  if (!asking) {
    return (
      <Button onClick={() => setAsking(true)}>
        Take it back {about && <VisuallyHidden>from {about}</VisuallyHidden>}
      </Button>
    );
  }
  const takeBack = async (): Promise<string | undefined> => {
    const answer = await callApi(mailingEndpoints.cancelMail, { params: { id: piece.id } });
    if (!answer.ok) return answer.problem.error;
    setAsking(false);
    setAsked(true);
    onPiece(answer.data);
    return undefined;
  };
  return (
    <AskFirst
      question="Take this letter back?"
      deed="Take it back"
      busyLabel="Taking it back…"
      keep="No, mail it"
      onDeed={takeBack}
      onKeep={() => setAsking(false)}
    >
      It is not mailed then, and costs nothing. You can mail it later.
    </AskFirst>
  );
}
