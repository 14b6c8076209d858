import { Button } from '@mantine/core';
import {
  type KeyboardEvent as ReactKeyboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { Icon, VisuallyHidden } from '#webapp/kit/index.ts';
import classes from './command-palette.module.css';
import type { AdminTab } from '../dashboard/admin-tabs.tsx';
import { fitting, type PaletteEntry, useFindUser, usePaletteEntries } from './palette-entries.ts';
import { onStaffCommand } from './staff-commands.ts';

interface ShortcutListProps {
  /** How many tabs there are. */
  readonly tabs: number;
  readonly onClose: () => void;
}

/** Every key of the dashboard. */
function ShortcutList({ tabs, onClose }: ShortcutListProps) {
  return (
    <div className={classes.help}>
      <div className={classes.head}>
        <h2 className={classes.title}>Keyboard shortcuts</h2>
        <Button variant="subtle" leftSection={<Icon name="close" />} onClick={onClose}>
          Close
        </Button>
      </div>
      <dl className={classes.keys}>
        {[
          [['1', '…', `${Math.min(tabs, 9)}`], 'Open a tab, the first to the last'] as const,
          ...shortcuts,
        ].map(([keys, words]) => (
          <div key={words}>
            <dt>{keys.map((key) => (key === '…' ? key : <kbd key={key}>{key}</kbd>))}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const shortcuts = [
  [['Ctrl K', '⌘K'], 'All commands'],
  [['/'], 'Search the list'],
  [['j'], 'Into the table, and down by one row'],
  [['k'], 'Up by one row'],
  [['Enter'], 'Open the row'],
  [['x'], 'Tick the row'],
  [['←', '→'], 'From tab to tab, once one has the focus'],
  [['?'], 'This list'],
  [['Esc'], 'Close what is open'],
] as const;

interface PaletteListProps {
  readonly entries: readonly PaletteEntry[];
  readonly onRun: (entry: PaletteEntry) => void;
}

const LIST = 'palette-list';
const idOf = (entry: PaletteEntry | undefined) => (entry ? `palette-${entry.id}` : undefined);

/** The commands that fit what is typed; arrows walk them while the typing goes on. */
function PaletteList({ entries, onRun }: PaletteListProps) {
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const findUser = useFindUser()(typed);
  const found = [...fitting(entries, typed), ...(findUser ? [findUser] : [])];
  // Anyone who types an address means a person.
  if (typed.includes('@')) found.reverse();
  const active = found[Math.min(place, found.length - 1)];
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active?.id]);
  const onKey = (event: ReactKeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const to = placeAfter(event.key, place, found.length);
    if (to !== undefined) setPlace(to);
    else if (event.key === 'Enter' && active) onRun(active);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <input
        className={classes.input}
        type="text"
        role="combobox"
        aria-label="Command or user"
        aria-expanded
        aria-autocomplete="list"
        aria-controls={LIST}
        aria-activedescendant={idOf(active)}
        autoComplete="off"
        spellCheck={false}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type into it
        autoFocus
        maxLength={320}
        placeholder="Type a command, or an email"
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setPlace(0);
        }}
        onKeyDown={onKey}
      />
      <div ref={list} id={LIST} className={classes.list} role="listbox" aria-label="Commands">
        {found.map((entry) => (
          <div
            key={entry.id}
            id={idOf(entry)}
            role="option"
            tabIndex={-1}
            className={classes.entry}
            aria-selected={entry === active}
            onMouseMove={() => setPlace(found.indexOf(entry))}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onRun(entry)}
            onKeyDown={onKey}
          >
            <Icon name={entry.icon} />
            <span className={classes.label}>{entry.label}</span>
            {entry.keys && <kbd>{entry.keys}</kbd>}
          </div>
        ))}
      </div>
      <VisuallyHidden role="status">
        {found.length === 1 ? '1 command fits' : `${found.length} commands fit`}
      </VisuallyHidden>
    </>
  );
}

/** Walks in a circle. */
function placeAfter(key: string, place: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (place + 1) % count;
  if (key === 'ArrowUp') return (place + count - 1) % count;
  return undefined;
}

interface CommandPaletteProps {
  /** The tabs of the person who is signed in. */
  readonly own: readonly AdminTab[];
  readonly onLogOut: () => void;
}

type View = 'closed' | 'commands' | 'shortcuts';

/** Everything that can be done here by its name, and the keys for it. The browser's own dialog holds and gives back the focus. */
export function CommandPalette({ own, onLogOut }: CommandPaletteProps) {
  const [view, setView] = useState<View>('closed');
  const [openings, setOpenings] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const open = (next: View) => {
    setView(next);
    if (dialog.current?.open) return;
    dialog.current?.showModal();
    setOpenings((before) => before + 1);
  };
  // The browser tells of a closing a moment later: it may be open again by then.
  const closed = () => {
    if (!dialog.current?.open) setView('closed');
  };
  // Closed first: what a command puts the focus on keeps it.
  const run = (action: () => void) => {
    dialog.current?.close();
    action();
  };
  const onShortcuts = () => open('shortcuts');
  const entries = usePaletteEntries({ own, onLogOut, onShortcuts });
  const runEntry = (entry: PaletteEntry) =>
    entry.id === 'shortcuts' ? entry.run() : run(entry.run);
  useOpenByKey(open);
  return (
    <>
      <Button variant="subtle" onClick={() => open('commands')}>
        <span className={classes.button}>
          Commands <kbd>{modifierKey()}K</kbd>
        </span>
      </Button>
      <dialog
        ref={dialog}
        className={classes.palette}
        closedby="any"
        aria-label={view === 'shortcuts' ? 'Keyboard shortcuts' : 'Commands'}
        onClose={closed}
      >
        {view === 'commands' && <PaletteList key={openings} entries={entries} onRun={runEntry} />}
        {view === 'shortcuts' && (
          <ShortcutList tabs={own.length} onClose={() => dialog.current?.close()} />
        )}
        {view === 'commands' && (
          <p className={classes.foot} aria-hidden>
            <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>Enter</kbd> do it <kbd>Esc</kbd> close
          </p>
        )}
        <VisuallyHidden>
          <Button onClick={() => dialog.current?.close()}>Close</Button>
        </VisuallyHidden>
      </dialog>
    </>
  );
}

/** Ctrl+K and the program's menu come as a command; a question mark shows the keys. */
function useOpenByKey(open: (view: 'commands' | 'shortcuts') => void): void {
  const onCommand = useEffectEvent((command: string) => {
    if (command === 'palette') open('commands');
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, defaultPrevented } = event;
    if (key !== '?' || defaultPrevented || event.ctrlKey || event.metaKey) return;
    if (target instanceof HTMLElement && target.closest('input, textarea, select, dialog')) return;
    event.preventDefault();
    open('shortcuts');
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
