import type { OfflineCopy } from './offline.port.ts';

/** What the shell and the process of the offline copy say to each other. */

export type CopyCall = keyof OfflineCopy;

export type ToCopy =
  | { readonly kind: 'open'; readonly folder: string; readonly key: Uint8Array }
  | {
      readonly kind: 'call';
      readonly id: number;
      readonly call: CopyCall;
      readonly given: readonly unknown[];
    }
  | { readonly kind: 'stop'; readonly id: number }
  | {
      readonly kind: 'server';
      readonly id: number;
      /** Null where the server could not be reached. */
      readonly answer: { readonly status: number; readonly text: string } | null;
    };

export type FromCopy =
  | { readonly kind: 'opened'; readonly fault: CopyFault | null }
  | {
      readonly kind: 'answer';
      readonly id: number;
      readonly value?: unknown;
      readonly fault?: CopyFault;
    }
  | { readonly kind: 'progress'; readonly id: number; readonly given: readonly unknown[] }
  | { readonly kind: 'ask'; readonly id: number; readonly path: string };

/** Of an error that crosses between processes, its code is what somebody can act on. */
export interface CopyFault {
  readonly message: string;
  readonly code: string;
}

export function faultOf(error: unknown): CopyFault {
  const { message, code } = error as { message?: unknown; code?: unknown };
  return { message: String(message), code: typeof code === 'string' ? code : '' };
}

export function errorOf({ message, code }: CopyFault): Error {
  return Object.assign(new Error(message), { code });
}
