import type { Signature } from '@creditfix/shared/letters';
import type { PointGroup } from 'signature_pad';

/** How a person is signing; pure. A signature is only used after it was taken on purpose ("saved"). */

/** `pen`: not here at all, but on each printed letter. */
export type SignatureWay = 'draw' | 'type' | 'kept' | 'pen';

/** What is on the drawing field: the strokes to draw it again, and the picture to send. */
export interface Drawing {
  readonly strokes: readonly PointGroup[];
  /** Width of the field that the strokes were drawn on. */
  readonly width: number;
  readonly picture: string;
}

export interface SignatureState {
  readonly way: SignatureWay;
  readonly drawing: Drawing | undefined;
  readonly typedName: string;
  /** What goes on the letter, once taken. */
  readonly taken: Signature | undefined;
  /** What the server keeps from an earlier letter. */
  readonly kept: Signature | undefined;
  /** Keep this one for the next letter. */
  readonly keepNext: boolean;
}

export type SignatureMove =
  | { readonly kind: 'way'; readonly way: SignatureWay }
  | { readonly kind: 'drawn'; readonly drawing: Drawing | undefined }
  | { readonly kind: 'typed'; readonly name: string }
  | { readonly kind: 'take' }
  | { readonly kind: 'clear' }
  | { readonly kind: 'kept'; readonly signature: Signature | undefined }
  | { readonly kind: 'keep_next'; readonly keep: boolean };

export const noSignature: SignatureState = {
  way: 'draw',
  drawing: undefined,
  typedName: '',
  taken: undefined,
  kept: undefined,
  keepNext: true,
};

export function moveSignature(state: SignatureState, move: SignatureMove): SignatureState {
  switch (move.kind) {
    case 'way':
      return move.way === state.way ? state : { ...state, way: move.way, taken: undefined };
    case 'drawn':
      // A stroke after saving makes it another signature, which has to be saved again.
      return { ...state, drawing: move.drawing, taken: undefined };
    case 'typed':
      return { ...state, typedName: move.name, taken: undefined };
    case 'take':
      return { ...state, taken: signatureToTake(state) };
    case 'clear':
      return { ...state, drawing: undefined, typedName: '', taken: undefined };
    case 'kept':
      return move.signature
        ? { ...state, kept: move.signature, way: state.drawing ? state.way : 'kept' }
        : {
            ...state,
            kept: undefined,
            way: state.way === 'kept' ? 'draw' : state.way,
            taken: state.way === 'kept' ? undefined : state.taken,
          };
    case 'keep_next':
      return { ...state, keepNext: move.keep };
  }
}

/** What the chosen way of signing gives at this moment. */
export function signatureToTake({
  way,
  drawing,
  typedName,
  kept,
}: SignatureState): Signature | undefined {
  switch (way) {
    case 'draw':
      return drawing?.picture;
    case 'type':
      return typedName.trim() === '' ? undefined : { typedName: typedName.trim() };
    case 'kept':
      return kept;
    case 'pen':
      return { onPaper: true };
  }
}

export type SignatureStatus = 'empty' | 'drawn' | 'saved';

export function signatureStatus(state: SignatureState): SignatureStatus {
  if (state.taken || state.way === 'pen') return 'saved';
  return state.way !== 'kept' && signatureToTake(state) ? 'drawn' : 'empty';
}

/** The letter can be signed: there is a signature, it is saved, and its owner has confirmed it. */
export function isReadyForUse(state: SignatureState, confirmed: boolean): boolean {
  return confirmed && signatureStatus(state) === 'saved';
}
