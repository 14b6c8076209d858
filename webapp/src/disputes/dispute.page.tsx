import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Answered, Page } from '#webapp/kit/index.ts';
import type { DrawAnswerCopy } from './answer-form.tsx';
import type { ReadAnswerFiles } from './answer-from-file.tsx';
import { disputePageMessages } from './messages.tsx';
import { disputeName, itemWords } from './dispute-words.ts';
import { DisputeView } from './dispute-view.tsx';
import { putDispute, useDispute } from './disputes.queries.ts';

const { page } = disputePageMessages;

interface DisputePageProps {
  /** Draws the part for a copy of the answer; it belongs to the documents feature. */
  readonly answerCopy: DrawAnswerCopy;
  /** Reads a bureau's answer from files on the device; it belongs to the reports feature. */
  readonly readAnswerFiles: ReadAnswerFiles;
  /** Draws the part that makes a file of it for somebody else. */
  readonly caseFile: (disputeId: string) => ReactNode;
}

/** One item with one recipient, from its first letter to what became of it. */
export function DisputePage(props: DisputePageProps) {
  const { id = '' } = useParams();
  // Another dispute is another page: nothing of the one before stays in its forms.
  return <OneDispute key={id} id={id} {...props} />;
}

function OneDispute({ id, caseFile, ...parts }: DisputePageProps & { readonly id: string }) {
  const answer = useDispute(id);
  const { data: dispute, error } = answer;
  return (
    <Page
      title={dispute ? disputeName(dispute) : page.title}
      description={page.description}
      // Keeps its line while the dispute is on its way, so that nothing below it jumps.
      lead={dispute ? itemWords(dispute) : error ? undefined : page.loading}
      width="wide"
    >
      <Answered answer={answer} what={page.what} lines={8}>
        {(data) => (
          <DisputeView
            dispute={data}
            onChange={putDispute}
            caseFile={caseFile(data.id)}
            {...parts}
          />
        )}
      </Answered>
      {error && (
        <Text mt="lg">
          <Link to="/dashboard" className="tap-target">
            {page.back}
          </Link>
        </Text>
      )}
    </Page>
  );
}
