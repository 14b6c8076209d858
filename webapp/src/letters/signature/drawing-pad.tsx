import SignaturePad from 'signature_pad';
import { useCallback, useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import { inkBox, scaleStrokes } from './strokes.ts';
import classes from './signature.module.css';

export interface DrawingPadHandle {
  readonly clear: () => void;
  readonly undo: () => void;
  /** The ink as a PNG picture on white. */
  readonly picture: () => string;
}

interface DrawingPadProps {
  readonly ref: Ref<DrawingPadHandle>;
  readonly onStrokes: (count: number) => void;
}

/** Sharper pictures than this gain nothing on paper and weigh more. */
const MOST_PIXELS_PER_POINT = 3;

/** The white field to sign on with a finger, a pen or a mouse. */
export function DrawingPad({ ref, onStrokes }: DrawingPadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(undefined);
  const told = useRef(onStrokes);
  useEffect(() => {
    told.current = onStrokes;
  });

  useEffect(() => {
    const field = canvas.current;
    if (!field) return undefined;
    const made = new SignaturePad(field, {
      minWidth: 1,
      maxWidth: 2.5,
      minDistance: 5,
      throttle: 16,
      penColor: 'black',
      backgroundColor: 'white',
    });
    pad.current = made;
    const tell = () => told.current(made.toData().length);
    made.addEventListener('endStroke', tell);
    const stop = keepInSize(field, made);
    return () => {
      stop();
      made.removeEventListener('endStroke', tell);
      made.off();
    };
  }, []);

  const redraw = useCallback((change: (made: SignaturePad) => void) => {
    if (!pad.current) return;
    change(pad.current);
    told.current(pad.current.toData().length);
  }, []);
  useImperativeHandle(ref, () => ({
    clear: () => redraw((made) => made.clear()),
    undo: () => redraw((made) => made.fromData(made.toData().slice(0, -1))),
    picture: () => (canvas.current && pad.current ? cut(canvas.current, pad.current) : ''),
  }));

  return (
    <canvas
      ref={canvas}
      className={classes.pad}
      role="img"
      aria-label="Field to draw your signature in with a finger, a pen or a mouse. To sign with the keyboard, choose Type."
    />
  );
}

/** Fits the bitmap to the field and the screen's sharpness; the strokes are drawn again in the new size. */
function keepInSize(field: HTMLCanvasElement, pad: SignaturePad): () => void {
  let width = 0;
  const fit = () => {
    const now = field.clientWidth;
    if (now === 0 || now === width) return;
    const ratio = pixelsPerPoint();
    const strokes = width > 0 ? scaleStrokes(pad.toData(), now / width) : pad.toData();
    width = now;
    field.width = now * ratio;
    field.height = field.clientHeight * ratio;
    field.getContext('2d')?.scale(ratio, ratio);
    pad.fromData(strokes);
  };
  const watch = new ResizeObserver(fit);
  watch.observe(field);
  fit();
  return () => watch.disconnect();
}

function pixelsPerPoint(): number {
  return Math.min(MOST_PIXELS_PER_POINT, Math.max(1, window.devicePixelRatio));
}

/** Only the ink with a narrow margin, so that it stands on the letter's line at a natural size. */
function cut(field: HTMLCanvasElement, pad: SignaturePad): string {
  const ratio = field.width / field.clientWidth;
  const box = inkBox(pad.toData(), { width: field.clientWidth, height: field.clientHeight });
  const piece = document.createElement('canvas');
  piece.width = Math.round(box.width * ratio);
  piece.height = Math.round(box.height * ratio);
  const pen = piece.getContext('2d');
  if (!pen) return field.toDataURL('image/png');
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, piece.width, piece.height);
  pen.drawImage(field, -box.x * ratio, -box.y * ratio);
  return piece.toDataURL('image/png');
}
