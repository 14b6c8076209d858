import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button, VisuallyHidden } from '#webapp/kit/index.ts';
import type { AdminTab } from './admin-tabs.tsx';
import classes from './command-palette.module.css';
import { PaletteList } from './palette-list.tsx';
import { usePaletteEntries, type PaletteEntry } from './palette-entries.ts';
import { ShortcutList } from './shortcut-list.tsx';
import { onStaffCommand } from './staff-commands.ts';

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
  const run = (deed: () => void) => {
    dialog.current?.close();
    deed();
  };
  const onShortcuts = () => open('shortcuts');
  const entries = usePaletteEntries({ own, onLogOut, onShortcuts });
  const runEntry = (entry: PaletteEntry) =>
    entry.id === 'shortcuts' ? entry.run() : run(entry.run);
  useOpenByKey(open);
  return (
    <>
      <Button look="plain" onClick={() => open('commands')}>
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
