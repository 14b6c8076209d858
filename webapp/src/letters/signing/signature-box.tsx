import { letterLimits, signatureNotPrinted } from '@creditfix/shared/letters';
import { Box, Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { useRef, type Ref, useCallback, useEffect, useImperativeHandle } from 'react';
import { FieldError, Icon, Segments, onTick, onText } from '#webapp/kit/index.ts';
import { signingMessages } from '../messages.tsx';
import { KeptSignature } from './saved-signature.tsx';
import {
  isReadyForUse,
  signatureStatus,
  type SignatureMove,
  type SignatureState,
  type SignatureWay,
  type Drawing,
} from './signature-state.ts';
import classes from './signature.module.css';
import SignaturePad from 'signature_pad';

interface SignatureBoxProps {
  readonly id: string;
  readonly state: SignatureState;
  readonly move: (move: SignatureMove) => void;
  readonly confirmed: boolean;
  readonly error: string | undefined;
  readonly onForget: () => void;
}

const ways: readonly { readonly way: SignatureWay; readonly label: string }[] = [
  { way: 'kept', label: signingMessages.signature.kept },
  { way: 'draw', label: signingMessages.signature.draw },
  { way: 'type', label: signingMessages.signature.type },
  { way: 'pen', label: signingMessages.signature.pen },
];

/** Draw, type, or use the one from last time, then save it for this letter; or leave room for a pen. */
export function SignatureBox(props: SignatureBoxProps) {
  const { id, state, move, confirmed, error } = props;
  const offered = ways.filter(({ way }) => way !== 'kept' || state.kept !== undefined);
  return (
    <Stack component="fieldset" gap="md" id={id} tabIndex={-1} aria-describedby={`${id}-state`}>
      <legend>{signingMessages.signature.legend}</legend>
      <Segments
        choices={offered.map(({ way, label }) => ({ value: way, label }))}
        value={state.way}
        onChange={(way) => move({ kind: 'way', way })}
      />
      {state.way === 'kept' && state.kept && (
        <KeptSignature
          signature={state.kept}
          inUse={state.taken !== undefined}
          onUse={() => move({ kind: 'take' })}
          onForget={props.onForget}
        />
      )}
      {state.way === 'draw' && <DrawnSignature state={state} move={move} />}
      {state.way === 'pen' && <p>{signingMessages.signature.penText}</p>}
      {state.way === 'type' && <TypedSignature state={state} move={move} />}
      <p id={`${id}-state`} className={classes.state} role="status">
        <StateWords state={state} confirmed={confirmed} />
      </p>
      <FieldError id={`${id}-error`} error={error} />
      {state.way !== 'kept' && state.way !== 'pen' && (
        <Checkbox
          label={signingMessages.signature.keepNext}
          description={signingMessages.signature.keepNextHint}
          checked={state.keepNext}
          onChange={onTick((keep) => move({ kind: 'keep_next', keep }))}
        />
      )}
    </Stack>
  );
}

function StateWords({ state, confirmed }: Pick<SignatureBoxProps, 'state' | 'confirmed'>) {
  if (state.way === 'pen') return signingMessages.signature.penState;
  if (isReadyForUse(state, confirmed)) {
    return (
      <>
        <Icon name="check" /> {signingMessages.signature.ready}
      </>
    );
  }
  switch (signatureStatus(state)) {
    case 'saved':
      return (
        <>
          <Icon name="check" /> {signingMessages.signature.savedOnly}
        </>
      );
    case 'drawn':
      return signingMessages.signature.drawn;
    case 'empty':
      return signingMessages.signature.empty;
  }
}

interface WayProps {
  readonly state: SignatureState;
  readonly move: (move: SignatureMove) => void;
}

function DrawnSignature({ state, move }: WayProps) {
  const pad = useRef<DrawingPadHandle>(null);
  const empty = state.drawing === undefined;
  return (
    <>
      <div className={classes.field}>
        <DrawingPad
          ref={pad}
          drawing={state.drawing}
          onDrawn={(drawing) => move({ kind: 'drawn', drawing })}
        />
        {empty && (
          <span className={classes.invitation} aria-hidden>
            {signingMessages.signature.signHere}
          </span>
        )}
      </div>
      <Group align="stretch" gap="xs">
        <Button onClick={() => move({ kind: 'take' })} disabled={empty}>
          {signingMessages.signature.save}
        </Button>
        <Button variant="subtle" onClick={() => pad.current?.undo()} disabled={empty}>
          {signingMessages.signature.undoStroke}
        </Button>
        <Button variant="subtle" onClick={() => pad.current?.clear()} disabled={empty}>
          {signingMessages.signature.clear}
        </Button>
      </Group>
    </>
  );
}

function TypedSignature({ state, move }: WayProps) {
  const name = state.typedName.trim();
  const boxes = signatureNotPrinted(name);
  return (
    <>
      <TextInput
        label={signingMessages.signature.typeName}
        description={signingMessages.signature.typeNameHint}
        value={state.typedName}
        onChange={onText((typed) => move({ kind: 'typed', name: typed }))}
        autoComplete="name"
        maxLength={letterLimits.name * 2}
        error={boxes}
      />
      {name !== '' && !boxes && (
        <Box
          component="p"
          ff="Caveat, cursive"
          fz="2.5rem"
          lh={1.2}
          className="anywhere"
          aria-hidden
        >
          {name}
        </Box>
      )}
      <Group align="stretch" gap="xs">
        <Button
          onClick={() => move({ kind: 'take' })}
          disabled={name === '' || boxes !== undefined}
        >
          {signingMessages.signature.save}
        </Button>
        <Button variant="subtle" onClick={() => move({ kind: 'clear' })} disabled={name === ''}>
          {signingMessages.signature.clear}
        </Button>
      </Group>
    </>
  );
}

/** Arithmetic on drawn strokes, free of the canvas. */

interface Point {
  readonly x: number;
  readonly y: number;
}

interface InkBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The strokes on a pad of another width: scaled, so that turning the phone neither cuts nor squeezes a name. */
export function scaleStrokes<Stroke extends { points: readonly Point[] }>(
  strokes: readonly Stroke[],
  factor: number,
): Stroke[] {
  return strokes.map((stroke) => ({
    ...stroke,
    points: stroke.points.map((point) => ({ ...point, x: point.x * factor, y: point.y * factor })),
  }));
}

/** The smallest box around all ink with a margin, cut to the pad; the whole pad if there is no ink. */
export function inkBox(
  strokes: readonly { points: readonly Point[] }[],
  pad: { readonly width: number; readonly height: number },
  margin = 8,
): InkBox {
  const points = strokes.flatMap((stroke) => stroke.points);
  if (points.length === 0) return { x: 0, y: 0, ...pad };
  const left = Math.max(0, Math.min(...points.map(({ x }) => x)) - margin);
  const top = Math.max(0, Math.min(...points.map(({ y }) => y)) - margin);
  const right = Math.min(pad.width, Math.max(...points.map(({ x }) => x)) + margin);
  const bottom = Math.min(pad.height, Math.max(...points.map(({ y }) => y)) + margin);
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

interface DrawingPadHandle {
  readonly clear: () => void;
  readonly undo: () => void;
}

interface DrawingPadProps {
  readonly ref: Ref<DrawingPadHandle>;
  /** What was drawn before, when the person comes back to the field. */
  readonly drawing: Drawing | undefined;
  readonly onDrawn: (drawing: Drawing | undefined) => void;
}

/** Sharper pictures than this gain nothing on paper and weigh more. */
const MOST_PIXELS_PER_POINT = 3;

/** The white field to sign on with a finger, a pen or a mouse. */
function DrawingPad({ ref, drawing, onDrawn }: DrawingPadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(undefined);
  const before = useRef(drawing);
  const told = useRef(onDrawn);
  useEffect(() => {
    told.current = onDrawn;
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
    const tell = () => told.current(drawingOn(field, made));
    made.addEventListener('endStroke', tell);
    const stop = keepInSize(field, made, before.current);
    return () => {
      stop();
      made.removeEventListener('endStroke', tell);
      made.off();
    };
  }, []);

  const redraw = useCallback((change: (made: SignaturePad) => void) => {
    if (!pad.current || !canvas.current) return;
    change(pad.current);
    told.current(drawingOn(canvas.current, pad.current));
  }, []);
  useImperativeHandle(ref, () => ({
    clear: () => redraw((made) => made.clear()),
    undo: () => redraw((made) => made.fromData(made.toData().slice(0, -1))),
  }));

  return (
    <canvas
      ref={canvas}
      className={classes.pad}
      role="img"
      aria-label={signingMessages.signature.pad}
    />
  );
}

/** Fits the bitmap to the field and the screen's sharpness; the strokes are drawn again in the new size. */
function keepInSize(field: HTMLCanvasElement, pad: SignaturePad, before?: Drawing): () => void {
  let width = 0;
  const fit = () => {
    const now = field.clientWidth;
    if (now === 0 || now === width) return;
    const ratio = pixelsPerPoint();
    const from = width > 0 ? { strokes: pad.toData(), width } : before;
    const strokes = from ? scaleStrokes(from.strokes, now / from.width) : [];
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

function drawingOn(field: HTMLCanvasElement, pad: SignaturePad): Drawing | undefined {
  if (pad.isEmpty()) return undefined;
  return { strokes: [...pad.toData()], width: field.clientWidth, picture: cut(field, pad) };
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
