import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import { laterPartMessages } from './messages.tsx';
import { Notice } from './notice.tsx';
import { Skeletons } from './skeletons.tsx';

export interface FetchedAhead {
  readonly fetch: () => Promise<unknown>;
}

/** A part of a page in a file of its own, which is asked for when it is needed, or before. */
export interface LaterPart<Props> extends FetchedAhead {
  /** Asks for the file, once. Never rejects. @returns nothing if it did not come */
  readonly fetch: () => Promise<ComponentType<Props> | undefined>;
  /** The part, once it is here. */
  readonly here: () => ComponentType<Props> | undefined;
}

export function laterPart<Props>(load: () => Promise<ComponentType<Props>>): LaterPart<Props> {
  let part: ComponentType<Props> | undefined;
  let asked: Promise<ComponentType<Props> | undefined> | undefined;
  const ask = async () => {
    try {
      part = await load();
    } catch {
      // The next one who needs it asks again.
      asked = undefined;
    }
    return part;
  };
  return { fetch: () => (asked ??= ask()), here: () => part };
}

export type Arrival<Props> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'here'; readonly Part: ComponentType<Props> }
  | { readonly kind: 'failed'; readonly tryAgain: () => void };

/** The part, and the way there: it is asked for again as soon as the connection is back. */
export function useLaterPart<Props>(part: LaterPart<Props>): Arrival<Props> {
  const [found, setFound] = useState(() => ({ part, Part: part.here() }));
  // Another part may take the place of the one before.
  const Part = found.part === part ? found.Part : part.here();
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  const tryAgain = () => {
    setFailed(false);
    setRound((now) => now + 1);
  };
  const onBack = useEffectEvent(tryAgain);
  const waiting = Part === undefined;
  useEffect(() => {
    if (!waiting) return undefined;
    let current = true;
    const ask = async (): Promise<void> => {
      const come = await part.fetch();
      if (!current) return;
      if (come) setFound({ part, Part: come });
      else setFailed(true);
    };
    void ask();
    const again = () => onBack();
    window.addEventListener('online', again);
    return () => {
      current = false;
      window.removeEventListener('online', again);
    };
  }, [part, waiting, round]);
  if (Part) return { kind: 'here', Part };
  if (failed) return { kind: 'failed', tryAgain };
  return { kind: 'waiting' };
}

/** That a part did not come, and what to do: nothing on the page is lost by it. */
export function PartMissing({ tryAgain }: { readonly tryAgain: () => void }) {
  return (
    <Notice tone="error" title={laterPartMessages.title} live>
      <p>{laterPartMessages.text}</p>
      <Button variant="subtle" onClick={tryAgain}>
        {laterPartMessages.tryAgain}
      </Button>
      {/* After a new version of the product the old file is gone, and only a fresh page knows the new one. */}
      <Button variant="subtle" onClick={() => window.location.reload()}>
        {laterPartMessages.reload}
      </Button>
    </Notice>
  );
}

interface LaterProps<Props> {
  readonly part: LaterPart<Props>;
  readonly props: Props;
  /** How much room the part takes, in lines. */
  readonly lines?: number;
  /** Called once the part is on screen, where somebody had to wait for it: the focus may belong there. */
  readonly onShown?: () => void;
}

/** Draws the part once it is here; grey lines until then. */
export function Later<Props extends object>({
  part,
  props,
  lines = 6,
  onShown,
}: LaterProps<Props>) {
  const arrival = useLaterPart(part);
  const here = arrival.kind === 'here';
  const waitedFor = useRef<LaterPart<Props>>(undefined);
  const tell = useEffectEvent(() => {
    if (!here) waitedFor.current = part;
    else if (waitedFor.current === part) onShown?.();
  });
  useEffect(() => tell(), [here, part]);
  switch (arrival.kind) {
    case 'here':
      return <arrival.Part {...props} />;
    case 'failed':
      return <PartMissing tryAgain={arrival.tryAgain} />;
    case 'waiting':
      return <Skeletons lines={lines} />;
  }
}

/** Asks for parts that will be needed soon, one after the other, while the browser has nothing better to do. */
export function useFetchAhead(parts: readonly FetchedAhead[]): void {
  const fetchAll = useEffectEvent(async (isCurrent: () => boolean): Promise<void> => {
    for (const part of parts) if (isCurrent()) await part.fetch();
  });
  useEffect(() => {
    let current = true;
    const stop = whenIdle(() => void fetchAll(() => current));
    return () => {
      current = false;
      stop();
    };
  }, []);
}

/** Safari has no idle time to give. */
const IDLE_MS = 1_500;

function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(task, { timeout: 2 * IDLE_MS });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(task, IDLE_MS);
  return () => clearTimeout(timer);
}
