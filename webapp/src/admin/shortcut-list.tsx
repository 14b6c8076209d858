import { Button } from '#webapp/kit/index.ts';
import classes from './command-palette.module.css';

interface ShortcutListProps {
  /** How many tabs there are. */
  readonly tabs: number;
  readonly onClose: () => void;
}

/** Every key of the dashboard. */
export function ShortcutList({ tabs, onClose }: ShortcutListProps) {
  return (
    <div className={classes.help}>
      <div className={classes.head}>
        <h2 className={classes.title}>Keyboard shortcuts</h2>
        <Button look="plain" icon="close" onClick={onClose}>
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
