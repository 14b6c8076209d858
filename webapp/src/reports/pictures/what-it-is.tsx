import {
  NoticeField,
  noticeStart,
  reportPageStart,
  type NoticeFact,
  type PictureRead,
} from '@creditfix/shared/reports';
import { Checkbox, Group, Stack, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { BusyButton, Notice, pathInApp, useMutation, useSignedIn } from '#webapp/kit/index.ts';
import { checkReportMessages, photographMessages as words } from '../messages.tsx';
import { ByHand, type StartNotice } from './photograph-part.tsx';

/** What a photographed paper says, each fact to be confirmed; it comes with the first picture that was read. */
export function WhatItIs({
  read,
  onStartNotice,
}: {
  readonly read: PictureRead;
  readonly onStartNotice: StartNotice;
}) {
  if (read.kind === 'notice') {
    return (
      <PaperFacts
        said={words.notice}
        facts={read.facts}
        wanted={Object.keys(NoticeField) as NoticeField[]}
        onBegin={(confirmed) => onStartNotice(noticeStart(confirmed))}
      />
    );
  }
  if (read.kind === 'answer') {
    return (
      <Notice tone="info" title={words.answer.title} live>
        <p>{words.answer.text}</p>
        <Link to="/dashboard">{words.answer.action}</Link>
      </Notice>
    );
  }
  if (read.kind === 'report_page' && read.facts.length > 0) {
    return (
      <PaperFacts
        said={{ ...words.notice, ...words.pageFacts }}
        facts={read.facts}
        wanted={ON_PAGE}
        onBegin={(confirmed) => onStartNotice(reportPageStart(confirmed))}
      />
    );
  }
  const { title, text } = read.kind === 'report_page' ? words.reportPage : words.unknown;
  return (
    <Notice tone="info" title={title} live>
      <p>{text}</p>
      <ByHand />
    </Notice>
  );
}

/** What of a report's page names the account. */
const ON_PAGE: readonly NoticeField[] = ['company', 'accountEnding', 'originalCreditor'];

interface PaperFactsProps {
  readonly said: typeof words.notice;
  readonly facts: readonly NoticeFact[];
  /** Those that such a paper has. */
  readonly wanted: readonly NoticeField[];
  readonly onBegin: (confirmed: readonly NoticeFact[]) => Promise<boolean>;
}

/** Each fact with its line; what was not read for certain is named, and left empty. */
function PaperFacts({ said, facts, wanted, onBegin }: PaperFactsProps) {
  const signedIn = useSignedIn();
  const [right, setRight] = useState<ReadonlySet<NoticeField>>(new Set());
  const {
    mutate,
    isPending,
    data: begun,
  } = useMutation({
    mutationFn: () => onBegin(facts.filter(({ field }) => right.has(field))),
  });
  const empty = wanted.filter((field) => !facts.some((fact) => fact.field === field));
  const toggle = (field: NoticeField) =>
    setRight(
      (now) => new Set(now.has(field) ? [...now].filter((one) => one !== field) : [...now, field]),
    );
  return (
    <Stack component="fieldset">
      <Title order={3} component="legend">
        {said.title}
      </Title>
      <p>{said.text}</p>
      {facts.map(({ field, value, source }) => (
        <Checkbox
          key={field}
          checked={right.has(field)}
          label={words.fact(words.fields[field], writtenFact(field, value))}
          description={<q>{source.text}</q>}
          onChange={() => toggle(field)}
        />
      ))}
      {empty.length > 0 && (
        <Text c="dimmed">{said.empty(empty.map((field) => words.fields[field]))}</Text>
      )}
      {signedIn ? (
        <Group>
          <BusyButton
            variant="filled"
            busyLabel={(isPending || begun) && said.busy}
            onClick={() => mutate()}
          >
            {said.begin}
          </BusyButton>
        </Group>
      ) : (
        <Notice tone="info" title={checkReportMessages.signInFirst.title}>
          <p>{checkReportMessages.signInFirst.text}</p>
          <a href={pathInApp('/login')} target="_blank" rel="noopener">
            {checkReportMessages.signInFirst.action}
          </a>
        </Notice>
      )}
      {begun === false && <Notice tone="error" title={said.failed} live />}
    </Stack>
  );
}

function writtenFact(field: NoticeField, value: string): string {
  if (field === 'amountThen' || field === 'amountNow') return `$${value}`;
  return checkReportMessages.date(value);
}
