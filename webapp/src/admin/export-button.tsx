import { exportEndpoints, type ExportKind } from '@creditfix/shared/admin';
import { useRef, useState } from 'react';
import { Button, Notice, VisuallyHidden, addressOf } from '#webapp/kit/index.ts';
import type { FilterTexts } from './filter-bar.tsx';
import classes from './export-button.module.css';
import { saveStream } from './save-stream.ts';

interface ExportButtonProps {
  readonly kind: ExportKind;
  readonly filter?: FilterTexts;
}

const endpoints = {
  users: exportEndpoints.exportUsers,
  letters: exportEndpoints.exportLetters,
} as const;
const names = { users: 'Export Users', letters: 'Export Letters' } as const;
const narrowed = { users: 'Export these users', letters: 'Export these letters' } as const;

/** A table to take along. It comes as a stream: how much is there already is shown, and it can be stopped. */
export function ExportButton({ kind, filter = {} }: ExportButtonProps) {
  const [bytes, setBytes] = useState<number>();
  const [failed, setFailed] = useState(false);
  const stop = useRef<AbortController>(undefined);
  const busy = bytes !== undefined;

  const run = async (): Promise<void> => {
    stop.current = new AbortController();
    setFailed(false);
    setBytes(0);
    const address = addressOf(endpoints[kind], { query: filter });
    const outcome = await saveStream(address, { signal: stop.current.signal, onBytes: setBytes });
    setBytes(undefined);
    setFailed(outcome === 'failed');
  };

  return (
    <div className={classes.export}>
      <Button
        icon="download"
        onClick={() => void run()}
        busyLabel={busy && `Exporting… ${sizeOf(bytes)}`}
      >
        {Object.keys(filter).length > 0 ? narrowed[kind] : names[kind]}
      </Button>
      {busy && (
        <Button look="plain" onClick={() => stop.current?.abort()}>
          Stop <VisuallyHidden>the export of {kind}</VisuallyHidden>
        </Button>
      )}
      {failed && (
        <Notice tone="error" title={`Failed to export ${kind} data`} live>
          <p>Nothing was saved. Please check your connection and try again.</p>
        </Notice>
      )}
    </div>
  );
}

function sizeOf(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.ceil(bytes / 1_000)} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
