import type { Signature } from '@creditfix/shared/letters';

/** How a person is signing; pure. A signature is only used after it was taken on purpose ("saved"). */

export type SignatureWay = 'draw' | 'type' | 'kept';

export interface SignatureState {
  readonly way: SignatureWay;
  readonly strokes: number;
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
  | { readonly kind: 'strokes'; readonly count: number }
  | { readonly kind: 'typed'; readonly name: string }
  | { readonly kind: 'take'; readonly signature: Signature }
  | { readonly kind: 'clear' }
  | { readonly kind: 'kept'; readonly signature: Signature | undefined }
  | { readonly kind: 'keep_next'; readonly keep: boolean };

export const noSignature: SignatureState = {
  way: 'draw',
  strokes: 0,
  typedName: '',
  taken: undefined,
  kept: undefined,
  keepNext: true,
};

export function moveSignature(state: SignatureState, move: SignatureMove): SignatureState {
  switch (move.kind) {
    case 'way':
      return move.way === state.way ? state : { ...state, way: move.way, taken: undefined };
    case 'strokes':
      // A stroke after saving makes it another signature, which has to be saved again.
      return { ...state, strokes: move.count, taken: undefined };
    case 'typed':
      return { ...state, typedName: move.name, taken: undefined };
    case 'take':
      return { ...state, taken: move.signature };
    case 'clear':
      return { ...state, strokes: 0, typedName: '', taken: undefined };
    case 'kept':
      return move.signature
        ? { ...state, kept: move.signature, way: state.strokes === 0 ? 'kept' : state.way }
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

export type SignatureStatus = 'empty' | 'drawn' | 'saved';

export function signatureStatus(state: SignatureState): SignatureStatus {
  if (state.taken) return 'saved';
  if (state.way === 'draw') return state.strokes > 0 ? 'drawn' : 'empty';
  if (state.way === 'type') return state.typedName.trim() === '' ? 'empty' : 'drawn';
  return 'empty';
}

/** The letter can be signed: there is a signature, it is saved, and its owner has confirmed it. */
export function isReadyForUse(state: SignatureState, confirmed: boolean): boolean {
  return confirmed && signatureStatus(state) === 'saved';
}
