import { ShellExportLine } from './shell-export-line.tsx';
import classes from './shell-strip.module.css';
import { useStaffShell } from './staff-shell.ts';
import { SyncPill } from './sync-pill.tsx';

/** What the program around the pages is doing, in sight on every tab however far down one is; nothing in a plain browser. */
export function ShellStrip() {
  const shell = useStaffShell();
  if (!shell?.who) return null;
  return (
    <div className={classes.strip}>
      <SyncPill />
      <ShellExportLine />
    </div>
  );
}
