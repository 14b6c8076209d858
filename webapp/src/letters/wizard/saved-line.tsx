import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Icon, type IconName, useAtomValue, VisuallyHidden } from '#webapp/kit/index.ts';
import { saveAtom } from '../letter-draft.atoms.ts';
import { savedDraftMessages } from '../messages.tsx';
import type { SaveState } from './draft-keeper.ts';

const MINUTE_MS = 60_000;

/** The saved state in words. Always on screen, so it never shouts. */
function savedWords(state: SaveState, nowMs: number): string {
  switch (state.kind) {
    case 'empty':
      return savedDraftMessages.willSave;
    case 'unsaved':
    case 'saving':
      return savedDraftMessages.saving;
    case 'saved':
      return savedSince(nowMs - state.atMs);
    case 'retrying':
      return savedDraftMessages.retrying;
    case 'offline':
      return state.onDevice ? savedDraftMessages.offlineOnDevice : savedDraftMessages.offline;
    case 'signed_out':
      return savedDraftMessages.signedOut;
    case 'changed_elsewhere':
      return savedDraftMessages.changedElsewhere;
    case 'missing':
      return savedDraftMessages.missing;
    case 'already_signed':
      return savedDraftMessages.alreadySigned;
    case 'refused':
      return savedDraftMessages.refused;
  }
}

function savedSince(ms: number): string {
  if (ms < MINUTE_MS) return savedDraftMessages.savedJustNow;
  const minutes = Math.floor(ms / MINUTE_MS);
  if (minutes < 60) return savedDraftMessages.savedMinutesAgo(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 24
    ? savedDraftMessages.savedHoursAgo(hours)
    : savedDraftMessages.savedDaysAgo(Math.floor(hours / 24));
}

/** The saved state in words, wherever the person is. */
export function SavedLine() {
  const { state } = useAtomValue(saveAtom);
  return <SavedWords state={state} nowMs={useMinutes()} />;
}

interface SavedWordsProps {
  readonly state: SaveState;
  readonly nowMs: number;
}

export function SavedWords({ state, nowMs }: SavedWordsProps) {
  const trouble = isTrouble(state);
  return (
    <Text c={trouble ? 'var(--amber)' : 'dimmed'} fw={trouble ? 600 : undefined} size="sm">
      <Icon name={iconOf(state, trouble)} /> {savedWords(state, nowMs)}
    </Text>
  );
}

/** Tells a screen reader when saving fails and when it works again, and is silent about every save in between. */
export function SavedAnnouncer() {
  const { state } = useAtomValue(saveAtom);
  const [said, setSaid] = useState('');
  const spoken = isTrouble(state) ? savedWords(state, 0) : calmWords(state, said);
  if (spoken !== said) setSaid(spoken);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {said}
    </VisuallyHidden>
  );
}

function calmWords({ kind }: SaveState, said: string): string {
  return kind === 'saved' ? savedDraftMessages.saved : said;
}

function isTrouble({ kind }: SaveState): boolean {
  return kind !== 'empty' && kind !== 'unsaved' && kind !== 'saving' && kind !== 'saved';
}

function iconOf({ kind }: SaveState, trouble: boolean): IconName {
  if (trouble) return 'warning';
  return kind === 'saved' ? 'check' : 'lock';
}

/** The time, kept fresh to the minute, so that "a moment ago" does not stay true for an hour. */
function useMinutes(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
