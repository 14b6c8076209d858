import { outcomeWords, type Dispute, type DisputeRound } from '@creditfix/shared/disputes';
import { documentEndpoints } from '@creditfix/shared/documents';
import { letterEndpoints } from '@creditfix/shared/letters';
import { mailStatusLabel } from '@creditfix/shared/mailing';
import { Box, Button, Group, Stack, Text, Title } from '@mantine/core';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { Facts, Icon, VisuallyHidden, addressOf } from '#webapp/kit/index.ts';
import { disputePageMessages, disputesMessages } from './messages.tsx';
import { dayWords, dayOf, today } from './dispute-words.ts';
import { EnvelopeDrawing } from './envelope-drawing.tsx';
import classes from './disputes.module.css';

const { story } = disputePageMessages;

/** Every letter of the dispute with its days, the first one first. */
export function StoryPart({ dispute }: { readonly dispute: Dispute }) {
  return (
    <section aria-labelledby="story-heading">
      <Title order={2} id="story-heading" mb="xs">
        {story.heading}
      </Title>
      <ol className={`${classes.rounds} plain-list`}>
        {dispute.rounds.map((round) => (
          <Group
            key={round.number}
            component="li"
            wrap="nowrap"
            align="flex-start"
            gap="card"
            pb="lg"
          >
            <EnvelopeDrawing round={round} />
            <Round round={round} />
          </Group>
        ))}
      </ol>
    </section>
  );
}

function Round({ round }: { readonly round: DisputeRound }) {
  const { letterId, number, target, reference, title, pieceId: mailpieceId } = round;
  return (
    <Stack gap="xs" flex="1" miw={0} className="anywhere">
      <div>
        <Title order={3} size="h3">
          {story.letter(number, title)}
        </Title>
        <Text c="dimmed" size="sm">
          {story.to(target, <span className="nowrap">{reference}</span>)}
        </Text>
      </div>
      <Facts facts={factsOf(round)} />
      <AnswerOf round={round} />
      <Group gap="0 1rem" align="stretch">
        <Button
          component="a"
          href={addressOf(letterEndpoints.getLetterPdf, { params: { id: letterId } })}
          download
          variant="subtle"
          leftSection={<Icon name="download" />}
        >
          {story.download(number)}
        </Button>
        {mailpieceId && (
          <Button
            component={Link}
            to={`/mail/${mailpieceId}`}
            variant="subtle"
            leftSection={<Icon name="envelope" />}
          >
            {story.follow(number)}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function factsOf(round: DisputeRound): ComponentProps<typeof Facts>['facts'] {
  const { signedAt, mailedOn, mailStatus, clock, answerDueAround } = round;
  const { receivedOn, trackingNumber, trackingUrl, outcome } = round;
  const isAnswered = outcome !== null && outcome !== 'no_answer';
  const { stops } = disputesMessages;
  const day = (date: string) => dayWords(date, today());
  const status = mailStatus ? mailStatusLabel(mailStatus) : story.notYet;
  return [
    { label: story.signed, value: day(dayOf(signedAt)) },
    { label: story.mailed, value: mailedOn ? day(mailedOn) : status },
    ...(trackingNumber
      ? [{ label: story.tracking, value: <Tracking number={trackingNumber} url={trackingUrl} /> }]
      : []),
    ...(receivedOn || mailedOn
      ? [
          {
            label: story.arrived,
            value: receivedOn ? day(receivedOn) : isAnswered ? stops.beforeAnswer : status,
          },
        ]
      : []),
    ...(clock ? [{ label: story.answerDue, value: day(clock.dueOn) }] : []),
    ...(answerDueAround
      ? [{ label: story.answerDue, value: stops.estimate(day(answerDueAround)) }]
      : []),
  ];
}

function Tracking({ number, url }: { readonly number: string; readonly url: string | null }) {
  // The last group never stands alone on a line.
  const spaced = number.replace(/(.{4})(?=.)/g, '$1 ').replace(/ (?=\S+$)/, '\u00a0');
  if (!url) return spaced;
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {spaced}
      <VisuallyHidden> {story.atUsps}</VisuallyHidden>
    </a>
  );
}

function AnswerOf({ round }: { readonly round: DisputeRound }) {
  const { outcome, outcomeOn, note, answerDocumentId } = round;
  if (outcome === null) return null;
  return (
    <Box py="0.625rem" bg="var(--paper-shade)" className="side-line">
      <p>
        <strong>{outcomeWords(outcome).label}</strong>
        {outcomeOn && `, ${dayWords(outcomeOn, today())}`}
      </p>
      {note && (
        <Text c="dimmed" style={{ whiteSpace: 'pre-line' }}>
          {note}
        </Text>
      )}
      {answerDocumentId && (
        <p>
          <a
            href={addressOf(documentEndpoints.getDocumentPage, {
              params: { id: answerDocumentId, page: 1 },
            })}
            target="_blank"
            rel="noreferrer"
          >
            {story.answerPage}
          </a>
        </p>
      )}
    </Box>
  );
}
