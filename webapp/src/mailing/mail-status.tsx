import {
  LIVE_STATUSES,
  type Mailing,
  type Mailpiece,
  mailingEndpoints,
} from '@creditfix/shared/mailing';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon, StatusTag, useKeptFocus, AskFirst, Notice, callApi } from '#webapp/kit/index.ts';
import { holdWords, lineWords, mailTones } from './mail-words.ts';
import { mailingMessages } from './messages.tsx';

/** The mailing of a letter that is on its way or there; nothing if there is none. */
export function liveMailpiece({
  pieces: mailpieces,
}: Pick<Mailing, 'pieces'>): Mailpiece | undefined {
  return mailpieces.find(({ status }) => LIVE_STATUSES.includes(status));
}

interface MailStatusProps {
  readonly mailings: readonly Mailing[];
  readonly onChange: () => void;
}

/** Letters that are on their way: where each is, how long it can be taken back, and the page that follows it. */
export function MailStatus({ mailings, onChange }: MailStatusProps) {
  const mailpieces = mailings.flatMap((mailing) => liveMailpiece(mailing) ?? []);
  if (mailpieces.length === 0) return null;
  return (
    <ul className="plain-list rule-above">
      {mailpieces.map((mailpiece) => (
        <Status key={mailpiece.id} mailpiece={mailpiece} onChange={onChange} />
      ))}
    </ul>
  );
}

interface StatusProps {
  readonly mailpiece: Mailpiece;
  readonly onChange: () => void;
}

function Status({ mailpiece, onChange }: StatusProps) {
  const kept = useKeptFocus<HTMLLIElement>();
  const { name } = mailpiece.to;
  return (
    <li {...kept}>
      <Group gap="0.5rem 1.5rem" justify="space-between" py="md" className="rule-below">
        <Stack gap="0.375rem" flex="1 1 20rem" miw={0}>
          <Text fw={600} className="anywhere">
            {name}
          </Text>
          <div>
            {mailpiece.status === 'queued' ? (
              <StatusTag tone={mailTones.queued}>{mailpiece.label}</StatusTag>
            ) : (
              <MailStatusLine mailpiece={mailpiece} />
            )}
          </div>
          {mailpiece.status === 'queued' && <p>{holdWords(mailpiece)}</p>}
        </Stack>
        <Group gap="xs">
          <TakeBack mailpiece={mailpiece} about={name} onMailpiece={onChange} />
          <Button
            component={Link}
            to={`/mail/${mailpiece.id}`}
            variant="subtle"
            rightSection={<Icon name="arrow" />}
          >
            {mailingMessages.follow(name)}
          </Button>
        </Group>
      </Group>
    </li>
  );
}

/** Where one mailing is, for lists: the status, and the dates that go with it. */
function MailStatusLine({ mailpiece }: { readonly mailpiece: Mailpiece }) {
  const words = lineWords(mailpiece);
  return (
    <Group component="span" gap="0.25rem 0.75rem" display="inline-flex">
      <StatusTag tone={mailTones[mailpiece.status]}>{mailpiece.label}</StatusTag>
      {words && (
        <Text span c="dimmed" size="sm">
          {words}
        </Text>
      )}
    </Group>
  );
}

const { takeBack: said } = mailingMessages;

interface TakeBackProps {
  readonly mailpiece: Mailpiece;
  /** Whose letter it is, where several stand on one page. */
  readonly about?: string | undefined;
  readonly onMailpiece: (mailpiece: Mailpiece) => void;
}

/** Takes a mailing back while that is possible. Asks for confirmation, so that nobody cancels a mailing by accident. */
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
  /** It was not mailed, which this page does not show yet: with the mailpiece, it says why and what to do. */
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
