import { Box, Button, Kbd, Table, UnstyledButton } from '@mantine/core';
import { createSpotlight, Spotlight, useSpotlight } from '@mantine/spotlight';
import {
  type KeyboardEvent as FieldKeyEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Icon, VisuallyHidden } from '#webapp/kit/index.ts';
import type { AdminTab } from '../dashboard/admin-tabs.tsx';
import { StaffModal, useNothingBehind } from '../staff-modal.tsx';
import { counted, Quiet } from '../words.tsx';
import {
  fitting,
  type PaletteEntry,
  useFindUser,
  useFound,
  usePaletteEntries,
} from './palette-entries.ts';
import classes from './palette.module.css';
import { onStaffCommand } from './staff-commands.ts';

const LIST = 'palette-list';
const idOf = (entry: PaletteEntry | undefined) => (entry ? `palette-${entry.id}` : undefined);

/** Starts over, however it was left: the first command is chosen, and nothing is typed. */
const opened = { opened: true, selected: 0, query: '', empty: false, listId: LIST } as const;

const [store] = createSpotlight();

const close = () => store.setState((state) => ({ ...state, opened: false }));

interface CommandPaletteProps {
  /** The tabs of the person who is signed in. */
  readonly own: readonly AdminTab[];
  readonly onLogOut: () => void;
}

/** One search over people, letters and messages; everything that can be done here by its name, and the keys for it. */
export function CommandPalette({ own, onLogOut }: CommandPaletteProps) {
  const [shortcuts, setShortcuts] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const open = () => {
    // Whoever has pressed the keys types on at once: the field has the focus before the next letter comes.
    flushSync(() => store.setState((state) => ({ ...state, ...opened })));
    field.current?.focus();
  };
  const entries = usePaletteEntries({ own, onLogOut, onShortcuts: () => setShortcuts(true) });
  useOpenByKey(open, () => setShortcuts(true));
  useEffect(() => close, []);
  return (
    <>
      <Button onClick={open}>
        Find anything
        <Kbd ml="xs" display={{ base: 'none', sm: 'inline' }}>
          {modifierKey()}K
        </Kbd>
      </Button>
      <Spotlight.Root
        store={store}
        shortcut={null}
        closeOnActionTrigger={false}
        // It would write a style element without the page's nonce.
        lockScroll={false}
        transitionProps={{ duration: 0 }}
        overlayProps={{ backgroundOpacity: 0.6 }}
        size="36rem"
        yOffset="10dvh"
        attributes={{ content: { 'aria-label': 'Find anything' } }}
      >
        <PaletteList entries={entries} field={field} />
      </Spotlight.Root>
      <ShortcutList tabs={own.length} opened={shortcuts} onClose={() => setShortcuts(false)} />
    </>
  );
}

interface PaletteListProps {
  readonly entries: readonly PaletteEntry[];
  readonly field: React.Ref<HTMLInputElement>;
}

/**
 * The commands that fit what is typed. Spotlight walks and runs them; that they are a list, and which of them is chosen, it tells
 * nobody who can't see: the roles and ids are ours, and so are the rows, which its own `Action` takes the id from.
 */
function PaletteList({ entries, field }: PaletteListProps) {
  const { query, selected, opened: isOpen } = useSpotlight(store);
  useNothingBehind(isOpen);
  const findUser = useFindUser()(query);
  const commands = [...fitting(entries, query), ...(findUser ? [findUser] : [])];
  // Anyone who types an address means a person.
  if (query.includes('@')) commands.reverse();
  const search = useFound(query);
  const found = [...commands, ...search.entries];
  const active = found[selected];
  const run = (entry: PaletteEntry) => {
    // Closed first: what a command puts the focus on keeps it.
    flushSync(close);
    entry.run();
  };
  // The keyboard of a phone names no place of the key, by which Spotlight knows it.
  const onKeyDown = ({ key, nativeEvent: { code, isComposing } }: FieldKeyEvent) => {
    if (key === 'Enter' && code === '' && !isComposing && active) run(active);
  };
  return (
    <>
      <Spotlight.Search
        ref={field}
        classNames={{ input: classes.search ?? '' }}
        role="combobox"
        aria-label="Search, or a command"
        aria-expanded
        aria-autocomplete="list"
        aria-controls={LIST}
        aria-activedescendant={idOf(active)}
        data-autofocus
        autoComplete="off"
        spellCheck={false}
        maxLength={320}
        placeholder="Name, email, reference or command"
        onKeyDown={onKeyDown}
      />
      <Box
        id={LIST}
        mah="min(27rem,70dvh)"
        p="0.375rem"
        style={{ overflowY: 'auto', overscrollBehavior: 'contain' }}
        role="listbox"
        aria-label="What fits"
      >
        {found.map((entry) => (
          <UnstyledButton
            key={entry.id}
            id={idOf(entry)}
            data-action
            data-selected={entry === active || undefined}
            className={classes.entry}
            role="option"
            tabIndex={-1}
            aria-selected={entry === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => run(entry)}
          >
            <Icon name={entry.icon} />
            <Box component="span" flex="1" miw={0} className="anywhere">
              {entry.label}
            </Box>
            {entry.keys && <Kbd>{entry.keys}</Kbd>}
          </UnstyledButton>
        ))}
      </Box>
      <VisuallyHidden role="status">
        {search.state !== 'asking' &&
          (found.length === 1 ? '1 line fits' : `${found.length} lines fit`)}
      </VisuallyHidden>
      {search.state === 'asking' && <Quiet px="md">Searching…</Quiet>}
      {search.state === 'failed' && (
        <Quiet px="md" role="alert">
          People, letters and messages could not be searched. Please check the connection and type
          again.
        </Quiet>
      )}
      {search.state === 'asked' && search.entries.length === 0 && (
        <Quiet px="md">
          No person, letter or message fits. People are found by the beginning of a name or email,
          letters by reference or tracking number, messages by who wrote them or by what they say.
        </Quiet>
      )}
      {(search.searchedMessages ?? 0) > 0 && (
        <Quiet px="md" py="xs">
          Newest messages looked through: {counted(search.searchedMessages ?? 0)}. They are sealed,
          so that older ones are not found by what they say.
        </Quiet>
      )}
      <Spotlight.Footer display={{ base: 'none', sm: 'block' }} fz="sm" c="dimmed" aria-hidden>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> choose <Kbd>Enter</Kbd> do it <Kbd>Esc</Kbd> close
      </Spotlight.Footer>
      <VisuallyHidden>
        <Button onClick={close}>Close</Button>
      </VisuallyHidden>
    </>
  );
}

interface ShortcutListProps {
  /** How many tabs there are. */
  readonly tabs: number;
  readonly opened: boolean;
  readonly onClose: () => void;
}

const shortcuts = [
  [['Ctrl K', '⌘K'], 'Search for a person, letter or message, and all commands'],
  [['/'], 'Search the list'],
  [['j'], 'Into the table, and down by one row'],
  [['k'], 'Up by one row'],
  [['Enter'], 'Open the row'],
  [['x'], 'Select the row'],
  [['Ctrl Enter', '⌘ Enter'], 'Send the answer that you write'],
  [['←', '→'], 'From tab to tab, once one has the focus'],
  [['?'], 'This list'],
  [['Esc'], 'Close what is open'],
] as const;

/** Every key of the dashboard. */
function ShortcutList({ tabs, opened: isOpen, onClose }: ShortcutListProps) {
  return (
    <StaffModal title="Keyboard shortcuts" opened={isOpen} onClose={onClose}>
      <Table variant="vertical">
        <Table.Tbody>
          {[
            [['1', `${Math.min(tabs, 9)}`], 'Open a tab, the first to the last'] as const,
            ...shortcuts,
          ].map(([keys, words]) => (
            <Table.Tr key={words}>
              <Table.Th scope="row" w="8rem">
                {keys.map((key, place) => (
                  <span key={key}>
                    {place > 0 && (keys[0] === '1' ? ' … ' : ' ')}
                    <Kbd>{key}</Kbd>
                  </span>
                ))}
              </Table.Th>
              <Table.Td>{words}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </StaffModal>
  );
}

/** Ctrl+K and the program's menu come as a command; a question mark shows the keys. */
function useOpenByKey(onPalette: () => void, onShortcuts: () => void): void {
  const onCommand = useEffectEvent((command: string) => {
    if (command === 'palette') onPalette();
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, defaultPrevented } = event;
    if (key !== '?' || defaultPrevented || event.ctrlKey || event.metaKey) return;
    if (target instanceof HTMLElement && target.closest('input, textarea, select, [role="dialog"]'))
      return;
    event.preventDefault();
    onShortcuts();
  });
  useEffect(() => onStaffCommand((command) => onCommand(command)), []);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** As this computer's keyboard has it. */
function modifierKey(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl ';
}
