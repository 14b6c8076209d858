import type { noticeStart, PictureRead } from '@creditfix/shared/reports';
import { Button, Progress, SimpleGrid, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { Link } from 'react-router-dom';
import { Icon, LazyPart, lazyPart, Notice, useHydrated } from '#webapp/kit/index.ts';
import { photographMessages as words } from '../messages.tsx';
import classes from '../reports.module.css';
import type { DrawScan, PictureNotRead } from './read-picture.ts';

/** Begins a letter with what the person confirmed of a paper. @returns false if it could not be begun */
export type StartNotice = (start: ReturnType<typeof noticeStart>) => Promise<boolean>;

type State =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly share: number }
  | { readonly kind: 'read'; readonly read: PictureRead; readonly picture: string }
  | { readonly kind: 'not_read'; readonly why: PictureNotRead };

/** What was read of it, to be confirmed. */
const whatItIs = lazyPart(async () => (await import('./what-it-is.tsx')).WhatItIs);

/** A letter or notice on paper: photographed, read on the device, each fact shown beside the picture. */
export function PhotographPart({
  onStartNotice,
  drawScan,
}: {
  readonly onStartNotice: StartNotice;
  readonly drawScan: DrawScan;
}) {
  const { state, read, cancel } = usePicture(drawScan);
  return (
    <Stack component="section" gap="md" aria-labelledby="on-paper">
      <h2 id="on-paper">{words.title}</h2>
      <p>{words.text}</p>
      <ChoosePicture
        isReading={state.kind === 'reading'}
        another={state.kind === 'read'}
        onFile={(file) => void read(file)}
        onCancel={cancel}
      />
      <div role="status">
        {state.kind === 'reading' && <p>{words.working(Math.round(state.share * 100))}</p>}
      </div>
      {state.kind === 'reading' && (
        <Progress
          value={state.share * 100}
          aria-label={words.working(Math.round(state.share * 100))}
        />
      )}
      {state.kind === 'not_read' && (
        <Notice tone="warning" title={words.notRead} live>
          <p>{words.why[state.why]}</p>
          <ByHand />
        </Notice>
      )}
      {state.kind === 'read' && (
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg" style={{ alignItems: 'start' }}>
          <figure className={classes.picture}>
            <Text component="figcaption" c="dimmed" size="sm">
              {words.picture}
            </Text>
            <img src={state.picture} alt="" />
          </figure>
          <LazyPart part={whatItIs} props={{ read: state.read, onStartNotice }} />
        </SimpleGrid>
      )}
    </Stack>
  );
}

interface Found {
  readonly read: PictureRead;
  readonly picture: Blob;
}

/** Page by page, until one says what the paper is. */
async function readPaper(
  file: File,
  options: {
    readonly drawScan: DrawScan;
    readonly signal: AbortSignal;
    readonly onProgress: (share: number) => void;
  },
): Promise<Found | PictureNotRead> {
  // The reader comes with its first use: nobody else waits for it.
  const { readPages, readPicturePage } = await import('./read-picture.ts');
  const pages = readPages(file, options);
  let first: Found | undefined;
  for (let next = await pages.next(); ; next = await pages.next()) {
    if (next.done) return next.value ?? first ?? 'not_opened';
    const found = { read: readPicturePage(next.value.page), picture: next.value.picture };
    if (found.read.kind !== 'unknown') return found;
    first ??= found;
  }
}

function usePicture(drawScan: DrawScan) {
  const [state, setState] = useState<State>({ kind: 'none' });
  const running = useRef<AbortController>(undefined);
  const shown = useRef<string>(undefined);
  const forget = () => {
    running.current?.abort();
    if (shown.current) URL.revokeObjectURL(shown.current);
    shown.current = undefined;
  };
  useEffect(() => forget, []);
  return {
    state,
    async read(file: File): Promise<void> {
      forget();
      const work = new AbortController();
      running.current = work;
      const put = (next: State) => {
        if (!work.signal.aborted) setState(next);
      };
      put({ kind: 'reading', share: 0 });
      try {
        const found = await readPaper(file, {
          drawScan,
          signal: work.signal,
          onProgress: (share) => put({ kind: 'reading', share }),
        });
        if (work.signal.aborted) return;
        if (typeof found === 'string') return put({ kind: 'not_read', why: found });
        shown.current = URL.createObjectURL(found.picture);
        put({ kind: 'read', read: found.read, picture: shown.current });
      } catch (error) {
        if (work.signal.aborted) return;
        put({ kind: 'not_read', why: 'no_reader' });
        throw error;
      }
    },
    cancel() {
      forget();
      setState({ kind: 'none' });
    },
  };
}

interface ChooseProps {
  readonly isReading: boolean;
  readonly another: boolean;
  readonly onFile: (file: File) => void;
  readonly onCancel: () => void;
}

function ChoosePicture({ isReading, another, onFile, onCancel }: ChooseProps) {
  const hydrated = useHydrated();
  const picker = useRef<HTMLInputElement>(null);
  const picked = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // The same picture can be chosen again.
    currentTarget.value = '';
    if (file) onFile(file);
  };
  return (
    <div>
      {isReading ? (
        <Button variant="default" onClick={onCancel}>
          {words.cancel}
        </Button>
      ) : (
        <Button
          variant="default"
          leftSection={<Icon name="camera" />}
          disabled={!hydrated}
          onClick={() => picker.current?.click()}
        >
          {another ? words.chooseAnother : words.choose}
        </Button>
      )}
      <Text c="dimmed" size="sm" mt="xs">
        {words.how}
        <br />
        {words.staysHere}
      </Text>
      {/* Without HEIC in the list, iPhones hand out a JPEG. Not before React has the page. */}
      {hydrated && (
        <input
          ref={picker}
          type="file"
          hidden
          accept="image/jpeg,image/png,image/webp,application/pdf"
          data-purpose="picture"
          onChange={picked}
        />
      )}
    </div>
  );
}

/** Where nothing can be read. */
export function ByHand() {
  return (
    <p>
      {words.byHand} <Link to="/start">{words.writeLetter}</Link>
    </p>
  );
}
