import type { PolishEvent } from '@creditfix/shared/letters';
import { polishMessages } from '../messages.tsx';
import type { ModelTaskState } from '../model/use-model-task.ts';

/** How far the smoothing of a person's sentences has come, and how that is said. */

export interface PolishProgress {
  readonly at: 'writing' | 'checking';
  readonly words: number;
}

export const nothingYet: PolishProgress = { at: 'writing', words: 0 };

export function afterEvent(progress: PolishProgress, event: PolishEvent): PolishProgress {
  if (event.kind === 'checking') return { ...progress, at: 'checking' };
  return event.kind === 'progress'
    ? { ...progress, words: Math.max(progress.words, event.words) }
    : progress;
}

export function progressWords({ at, words: count }: PolishProgress): string {
  if (at === 'checking') return polishMessages.checking;
  return count === 0 ? polishMessages.working : polishMessages.soFar(count);
}

export type PolishState = ModelTaskState<Extract<PolishEvent, { kind: 'done' }>>;

/** Which of the person's own words stay as they are; undefined while it is not through. Whatever went wrong, they are still there. */
export function keptOf(state: PolishState): 'none' | 'some' | 'all' | undefined {
  if (state.kind === 'failed') return 'all';
  if (state.kind !== 'done') return undefined;
  if (state.done.polished.length === 0) return 'all';
  return state.done.kept === 'none' ? 'none' : 'some';
}
