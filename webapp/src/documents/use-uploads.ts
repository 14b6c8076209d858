import { useEffect, useEffectEvent } from 'react';
import { useAtom } from '#webapp/kit/index.ts';
import { uploadsAtom } from './copies.atoms.ts';
import { isOnItsWay } from './upload-queue.ts';

/** Files on their way. The owner is told how many, and leaving the page on them is asked about. */
export function useUploads(onSending: (files: number) => void = () => undefined) {
  const [uploads, moveUpload] = useAtom(uploadsAtom);
  const onTheirWay = uploads.filter(isOnItsWay).length;
  const tell = useEffectEvent(onSending);
  useEffect(() => {
    tell(onTheirWay);
    if (onTheirWay === 0) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [onTheirWay]);
  return { uploads, onTheirWay, moveUpload };
}
