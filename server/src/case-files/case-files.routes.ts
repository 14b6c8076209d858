import { caseFileEndpoints, CaseFileProblems } from '@creditfix/shared/case-files';
import { ownFetchOnly, personOf, recentlySignedIn } from '#server/accounts/index.ts';
import { ConcurrencyLimit } from '#server/platform/concurrency/index.ts';
import { StreamReply, implement, type Call, type Route } from '#server/platform/http/index.ts';
import { inLanguage } from '#server/platform/language/index.ts';
import type { CaseFilesParts } from './case-files.parts.ts';
import { countCase } from './gather-case.ts';
import { makeCaseFile, type CaseFileRequest } from './make-case-file.ts';

const FILES_PER_ACCOUNT = { name: 'make-case-file', hits: 30, minutes: 60 };

/** Each reads and binds everything of a person, in this process. */
const running = new ConcurrencyLimit({
  atOnce: 3,
  atOnceOfOne: 1,
  refusal: () => CaseFileProblems.raise('case_files.busy', { retryAfterSeconds: 30 }),
});

/** One file of a dispute, or of all, for a lawyer, an agency or oneself. */
export function caseFileRoutes(parts: CaseFilesParts): Route[] {
  const { clock, limiter } = parts;
  const guards = [
    // A link on another site must not put a person's letters on whichever computer it is opened at, nor write into the trails.
    ownFetchOnly,
    recentlySignedIn(clock),
    (_: unknown, call: Call) => limiter.hit(FILES_PER_ACCOUNT, personOf(call).accountId),
  ];
  const answer = async (
    call: Call,
    choice: Pick<CaseFileRequest, 'format' | 'leaveOut' | 'disputeId'>,
  ) => {
    const { accountId } = personOf(call);
    const ended = await running.begin(accountId);
    const origin = { ip: call.ip, userAgent: call.userAgent };
    const day = clock.now().toISOString().slice(0, 10);
    const { format } = choice;
    return new StreamReply({
      bytes: makeCaseFile(call.em, parts, { ...choice, accountId, origin }),
      fileName: `case-file-${day}.${format}`,
      type: format === 'pdf' ? 'application/pdf' : 'application/zip',
      ended,
    });
  };
  const count = async (call: Call, disputeId?: string) =>
    await inLanguage('en', () =>
      countCase(call.em, parts, { accountId: personOf(call).accountId, disputeId }),
    );
  return [
    implement(caseFileEndpoints.disputeCaseContents)([], async ({ params }, call) =>
      count(call, params.id),
    ),
    implement(caseFileEndpoints.disputeCaseFile)(guards, async ({ params, query }, call) =>
      answer(call, { ...query, disputeId: params.id }),
    ),
    implement(caseFileEndpoints.caseContents)([], async (_, call) => count(call)),
    implement(caseFileEndpoints.caseFile)(guards, async ({ query }, call) => answer(call, query)),
  ];
}
