import { useEffect, useEffectEvent, useState, type DragEvent } from 'react';

/** Files that are dragged over the page or pasted into it. */

const hasFiles = (transfer: DataTransfer | null): boolean =>
  transfer?.types.includes('Files') ?? false;

/** True while a file is dragged over the page. A file dropped beside every target would otherwise replace the page. */
export function useFilesInTheAir(): boolean {
  const [inTheAir, setInTheAir] = useState(false);
  useEffect(() => {
    const over = (event: globalThis.DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setInTheAir(true);
    };
    const landed = (event: globalThis.DragEvent) => {
      if (hasFiles(event.dataTransfer)) event.preventDefault();
      setInTheAir(false);
    };
    // Only leaving the window itself has nothing that is entered instead.
    const left = (event: globalThis.DragEvent) => {
      if (event.relatedTarget === null) setInTheAir(false);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('drop', landed);
    window.addEventListener('dragleave', left);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', landed);
      window.removeEventListener('dragleave', left);
    };
  }, []);
  return inTheAir;
}

/** Makes an element a place to drop files on. */
export function useDropTarget(onFiles: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false);
  return {
    over,
    handlers: {
      onDragOver: ({ dataTransfer }: DragEvent) => setOver(hasFiles(dataTransfer)),
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) {
          setOver(false);
        }
      },
      onDrop: (event: DragEvent) => {
        setOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length > 0) onFiles(files);
      },
    },
  };
}

/** Takes a pasted picture or file; pasted text stays with its field. */
export function usePastedFiles(onFiles: (files: readonly File[]) => void): void {
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const pasted = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    };
    window.addEventListener('paste', pasted);
    return () => window.removeEventListener('paste', pasted);
  }, []);
}
