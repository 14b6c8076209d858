import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Icon, VisuallyHidden } from '#webapp/kit/index.ts';
import classes from './command-palette.module.css';
import { fitting, useFindUser, type PaletteEntry } from './palette-entries.ts';

interface PaletteListProps {
  readonly entries: readonly PaletteEntry[];
  readonly onRun: (entry: PaletteEntry) => void;
}

const LIST = 'palette-list';
const idOf = (entry: PaletteEntry | undefined) => (entry ? `palette-${entry.id}` : undefined);

/** The commands that fit what is typed; arrows walk them while the typing goes on. */
export function PaletteList({ entries, onRun }: PaletteListProps) {
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
  const onKey = (event: KeyboardEvent) => {
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
