import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { atom, type IconName, useAtom } from '#webapp/kit/index.ts';
import { type AdminTab, tabName } from '../dashboard/admin-tabs.tsx';
import { useFilter } from '../lists/list-filters.ts';
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

/** Those whose words begin with everything that is typed. */
export function fitting(entries: readonly PaletteEntry[], typed: string): readonly PaletteEntry[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ label }) => {
    const words = label.toLowerCase().split(/\s+/);
    return wanted.every((begins) => words.some((word) => word.startsWith(begins)));
  });
}
