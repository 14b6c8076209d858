import { adminListEndpoints } from '@creditfix/shared/admin';
import { disputeReasonLabels, letterStatusLabel } from '@creditfix/shared/letters';
import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useSearchParams } from 'react-router-dom';
import {
  atom,
  callApi,
  dataOf,
  type IconName,
  keyOf,
  useAtom,
  useQuery,
} from '#webapp/kit/index.ts';
import { type AdminTab, tabName } from '../dashboard/admin-tabs.tsx';
import { useFilter } from '../lists/list-filters.ts';
import { useMayHelp } from '../staff-role.ts';
import { useStaffShell } from '../staff-shell.ts';
import { commandOfTab, runStaffCommand } from './staff-commands.ts';

/** Whether the present filter is being given a name: the list's own button and the palette both begin it. */
const namingFilterAtom = atom(false);

export function useNamingFilter() {
  return useAtom(namingFilterAtom);
}

/** One line of the palette. */
export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  /** The key that does the same without the palette. */
  readonly keys?: string;
  readonly run: () => void;
}

interface PaletteParts {
  readonly own: readonly AdminTab[];
  readonly onLogOut: () => void;
  readonly onShortcuts: () => void;
}

/** Everything that can be done from here, in the order in which it is wanted most. */
export function usePaletteEntries({ own, onLogOut, onShortcuts }: PaletteParts) {
  const actions = [...useListActions(), ...usePageActions()];
  return [
    ...tabEntries(own),
    ...actions,
    { id: 'shortcuts', label: 'Keyboard shortcuts', icon: 'info', keys: '?', run: onShortcuts },
    { id: 'log-out', label: 'Log out', icon: 'lock', run: onLogOut },
  ] as const satisfies readonly PaletteEntry[];
}

function tabEntries(own: readonly AdminTab[]): PaletteEntry[] {
  return own.flatMap((tab, place) => {
    const command = commandOfTab(place);
    if (!command) return [];
    const label = `Go to ${tabName(tab)}`;
    const run = () => runStaffCommand(command);
    return [{ id: `tab-${tab}`, label, icon: 'arrow', keys: String(place + 1), run } as const];
  });
}

function useListActions(): PaletteEntry[] {
  const { filter } = useFilter();
  const [search] = useSearchParams();
  const [, setNaming] = useNamingFilter();
  const isList = ['users', 'letters'].includes(search.get('tab') ?? '') && !search.has('open');
  const canSave = isList && Object.keys(filter).length > 0;
  const naming: PaletteEntry = {
    id: 'save-filter',
    label: 'Save this filter',
    icon: 'plus',
    run: () => setNaming(true),
  };
  return [
    {
      id: 'find',
      label: 'Search the list',
      icon: 'menu',
      keys: '/',
      run: () => runStaffCommand('find'),
    },
    ...(canSave ? [naming] : []),
    {
      id: 'export-users',
      label: 'Export all users',
      icon: 'download',
      run: () => runStaffCommand('export_users'),
    },
    {
      id: 'export-letters',
      label: 'Export all letters',
      icon: 'download',
      run: () => runStaffCommand('export_letters'),
    },
  ];
}

function usePageActions(): PaletteEntry[] {
  const shell = useStaffShell();
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  const sync: PaletteEntry = {
    id: 'sync',
    label: 'Sync the copy on this computer',
    icon: 'clock',
    run: () => runStaffCommand('sync_now'),
  };
  return [
    ...(shell ? [sync] : []),
    {
      id: 'colors',
      label: isDark ? 'Use light colors' : 'Use dark colors',
      icon: isDark ? 'sun' : 'moon',
      run: () => setColorScheme(isDark ? 'light' : 'dark'),
    },
    {
      id: 'settings',
      label: 'Settings',
      icon: 'person',
      run: () => runStaffCommand('settings'),
    },
  ];
}

/** What is typed as a person: their address or its beginning leads to the list of users. */
export function useFindUser(): (typed: string) => PaletteEntry | undefined {
  const [, setSearch] = useSearchParams();
  return (typed) => {
    const beginning = typed.trim();
    if (beginning === '') return undefined;
    return {
      id: 'find-user',
      label: `Search users for “${beginning}”`,
      icon: 'person',
      run: () =>
        setSearch({
          tab: 'users',
          search: beginning,
        }),
    };
  };
}

/** Shorter texts fit too much to be of use. */
const SEARCHED_FROM = 2;
/** Ends of words that nobody waits for are not asked for. */
const TYPING_MS = 200;

/**
 * People, letters and messages that are meant by what is typed, for those of the staff who may help people. They come after the
 * commands, so that nothing moves under the key that runs one.
 */
export function useFound(typed: string): {
  readonly entries: readonly PaletteEntry[];
  readonly state: 'none' | 'asking' | 'asked' | 'failed';
  /** How many of the newest messages were looked through. */
  readonly searchedMessages?: number;
} {
  const [, setSearch] = useSearchParams();
  const [text] = useDebouncedValue(typed.trim(), TYPING_MS);
  const enabled = useMayHelp() && text.length >= SEARCHED_FROM;
  const { data, isError, isPending } = useQuery({
    queryKey: [...keyOf(adminListEndpoints.staffSearch), text],
    queryFn: ({ signal }) =>
      dataOf(callApi(adminListEndpoints.staffSearch, { body: { text }, signal })),
    enabled,
  });
  if (!enabled) return { entries: [], state: 'none' };
  if (!data) return { entries: [], state: isError ? 'failed' : isPending ? 'asking' : 'asked' };
  const people = data.people.map(({ id, email, firstName, lastName }) => ({
    id: `person-${id}`,
    label: [[firstName, lastName].filter(Boolean).join(' '), email].filter(Boolean).join(', '),
    icon: 'person' as const,
    run: () => setSearch({ tab: 'users', open: id }),
  }));
  const letters = data.letters.map(({ id, reference, reason, status }) => ({
    id: `letter-${id}`,
    label: `${reference}, ${disputeReasonLabels[reason]}, ${letterStatusLabel(status)}`,
    icon: 'sheet' as const,
    // Where letters are opened, the reason is asked for.
    run: () => setSearch({ tab: 'letters', search: reference, open: id }),
  }));
  const messages = data.messages.map(({ id, subject, status, excerpt }) => ({
    id: `message-${id}`,
    label: `Message: ${subject}, ${status}${excerpt ? `: “${excerpt}”` : ''}`,
    icon: 'envelope' as const,
    run: () => setSearch({ tab: 'messages', open: id }),
  }));
  return {
    entries: [...people, ...letters, ...messages],
    state: 'asked',
    searchedMessages: data.searchedMessages,
  };
}

/** Those whose words begin with everything that is typed. */
export function fitting(entries: readonly PaletteEntry[], typed: string): readonly PaletteEntry[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ label }) => {
    const words = label.toLowerCase().split(/\s+/);
    return wanted.every((begins) => words.some((word) => word.startsWith(begins)));
  });
}
