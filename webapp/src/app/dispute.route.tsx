import { useParams } from 'react-router-dom';
import { CaseFilePart } from '#webapp/case-files/index.ts';
import {
  DisputePage,
  HelpPage,
  type AnswerEnclosureSlot,
  type ReadAnswerFiles,
} from '#webapp/disputes/index.ts';
import { AnswerEnclosure } from '#webapp/documents/index.ts';
import { drawScan } from './draw-scan.ts';

/**
 * One dispute, with what other features bring: keeping a copy of an answer, reading it, and a file of all of it. Below it, the steps
 * that are no letter.
 */
function DisputeRoute() {
  const { help } = useParams();
  if (help !== undefined) return <HelpPage />;
  return (
    <DisputePage
      answerEnclosure={drawEnclosure}
      readAnswerFiles={readAnswerFiles}
      caseFile={drawCaseFile}
    />
  );
}

function drawEnclosure(props: AnswerEnclosureSlot) {
  return <AnswerEnclosure {...props} />;
}

function drawCaseFile(disputeId: string) {
  return <CaseFilePart disputeId={disputeId} />;
}

/** Its code comes when somebody adds a file. */
const readAnswerFiles: ReadAnswerFiles = async (files, options) => {
  const answers = await import('#webapp/reports/answers/read-answer-files.ts');
  return await answers.readAnswerFiles(files, { ...options, drawScan });
};

export { DisputeRoute as Component };
