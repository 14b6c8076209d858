import { Button } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, type ComponentType } from 'react';
import { lazyPartMessages } from './messages.tsx';
import { Notice } from './notice.tsx';
import { Skeletons } from './skeletons.tsx';
import { useUsed } from './page-state.ts';

/**
 * Files of the app that come when they are needed, or before. Not React's `lazy`, which keeps a failure for good and shows its
 * fallback for a moment even where the file is here; and apart from the server's answers, which end with the session.
 */
const files = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      gcTime: Infinity,
      retry: false,
      networkMode: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: ({ state }) => state.status === 'error',
    },
  },
});

export interface FetchedAhead {
  readonly queryKey: readonly [part: number];
  readonly queryFn: () => Promise<unknown>;
}

/** A part of a page in a file of its own. */
export interface PartFile<Props> extends FetchedAhead {
  readonly queryFn: () => Promise<{ readonly Part: ComponentType<Props> }>;
}

let parts = 0;

export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): PartFile<Props> {
  parts += 1;
  return { queryKey: [parts], queryFn: async () => ({ Part: await load() }) };
}

/** A file that draws nothing, as the contract behind a form: a page that is only opened stays light without it. */
export function fileAhead(load: () => Promise<unknown>): FetchedAhead {
  parts += 1;
  return { queryKey: [parts], queryFn: load };
}

/** Asks for the file, unless it is here or on its way. Never rejects. */
export async function fetchPart(part: FetchedAhead): Promise<void> {
  await files.prefetchQuery(part);
}

/** How long the page is left alone before parts are fetched that may be needed soon. */
const QUIET_MS = 1_500;

export function useFetchAhead(ahead: readonly FetchedAhead[]): void {
  const fetchAll = async (): Promise<void> => {
    for (const part of ahead) await fetchPart(part);
  };
  useTimeout(() => void fetchAll(), QUIET_MS, { autoInvoke: true });
}

/** Fetches parts as soon as somebody uses the page. */
export function useFetchOnUse(ahead: readonly FetchedAhead[]): void {
  const used = useUsed();
  const fetchAll = useEffectEvent(async (): Promise<void> => {
    for (const part of ahead) await fetchPart(part);
  });
  useEffect(() => {
    if (used) void fetchAll();
  }, [used]);
}

/** The part once it is here; it is asked for again as soon as the connection is back. */
export function useLazyPart<Props>(part: PartFile<Props>) {
  const { data, isFetching, refetch } = useQuery(part, files);
  return { Part: data?.Part, failed: !data && !isFetching, tryAgain: () => void refetch() };
}

/** Says that a part could not be loaded and what to do. Nothing on the page is lost. */
export function PartMissing({ tryAgain }: { readonly tryAgain: () => void }) {
  return (
    <Notice tone="error" title={lazyPartMessages.title} live>
      <p>{lazyPartMessages.text}</p>
      <Button variant="subtle" onClick={tryAgain}>
        {lazyPartMessages.tryAgain}
      </Button>
      {/* After a new version of the product the old file is gone, and only a fresh page knows the new one. */}
      <Button variant="subtle" onClick={() => window.location.reload()}>
        {lazyPartMessages.reload}
      </Button>
    </Notice>
  );
}

interface LazyPartProps<Props> {
  readonly part: PartFile<Props>;
  readonly props: Props;
  /** As high as the part will be, in lines. */
  readonly lines?: number;
  /** Called once the part is on screen, where somebody had to wait for it: the focus may belong there. */
  readonly onShown?: () => void;
}

/** Draws the part once it is here; gray lines until then. */
export function LazyPart<Props extends object>({
  part,
  props,
  lines = 6,
  onShown,
}: LazyPartProps<Props>) {
  const { Part, failed, tryAgain } = useLazyPart(part);
  const isHere = Part !== undefined;
  const waitedFor = useRef<PartFile<Props>>(undefined);
  const tell = useEffectEvent(() => {
    if (!isHere) waitedFor.current = part;
    else if (waitedFor.current === part) onShown?.();
  });
  useEffect(() => tell(), [isHere, part]);
  if (Part) return <Part {...props} />;
  return failed ? <PartMissing tryAgain={tryAgain} /> : <Skeletons lines={lines} />;
}
