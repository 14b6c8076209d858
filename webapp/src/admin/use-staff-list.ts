import { useCallback, useState } from 'react';
import { useAnswer, type AnswerOnScreen, type ApiAnswer } from '#webapp/kit/index.ts';

/** A page of a list, with the cursor of the one behind it. */
interface Listed {
  readonly next: string | null;
  readonly total: number | null;
}

interface Pages {
  /** What was asked for: another question begins at its first page. */
  readonly of: string;
  /** Cursors of the pages walked through, the one on screen last; the first page has none. */
  readonly cursors: readonly string[];
}

type Ask<Page> = (
  place: { readonly after?: string },
  signal: AbortSignal,
) => Promise<ApiAnswer<Page>>;

/**
 * A list that is read page by page. `question` says in one text what is asked for; `ask` has to be the same function for the same
 * question.
 */
export function useStaffList<Page extends Listed>(question: string, ask: Ask<Page>) {
  const [walked, setWalked] = useState<Pages>({ of: question, cursors: [] });
  const cursors = walked.of === question ? walked.cursors : [];
  const after = cursors.at(-1);
  const askPage = useCallback(
    (signal: AbortSignal) => ask(after === undefined ? {} : { after }, signal),
    [ask, after],
  );
  const answer = useAnswer(askPage);
  const next = answer.state.kind === 'ready' ? answer.state.data.next : null;
  return {
    answer,
    page: cursors.length + 1,
    onNext:
      next === null ? undefined : () => setWalked({ of: question, cursors: [...cursors, next] }),
    onPrevious:
      cursors.length === 0
        ? undefined
        : () => setWalked({ of: question, cursors: cursors.slice(0, -1) }),
  };
}

/** What was wrong with the question of a list, by the name of each field. */
export function faultsOf({
  state,
}: Pick<AnswerOnScreen<unknown>, 'state'>): Readonly<Record<string, string>> {
  const fields = state.kind === 'failed' ? (state.problem.fields ?? []) : [];
  return Object.fromEntries(fields.map(({ path, message }) => [path, message]));
}
