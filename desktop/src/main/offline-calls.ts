import type { OfflineReplica } from './offline.port.ts';

/** What the shell and the process of the offline replica say to each other. */

export type ReplicaCall = keyof OfflineReplica;

export type ToReplica =
  | { readonly kind: 'open'; readonly folder: string; readonly key: Uint8Array }
  | {
      readonly kind: 'call';
      readonly id: number;
      readonly call: ReplicaCall;
      readonly given: readonly unknown[];
    }
  | { readonly kind: 'stop'; readonly id: number }
  | {
      readonly kind: 'server';
      readonly id: number;
      /** Null if the server could not be reached. */
      readonly answer: { readonly status: number; readonly text: string } | null;
    };

export type FromReplica =
  | { readonly kind: 'opened'; readonly fault: ReplicaFault | null }
  | {
      readonly kind: 'answer';
      readonly id: number;
      readonly value?: unknown;
      readonly fault?: ReplicaFault;
    }
  | { readonly kind: 'progress'; readonly id: number; readonly given: readonly unknown[] }
  | { readonly kind: 'ask'; readonly id: number; readonly path: string };

/** Of an error that crosses between processes, its code is what somebody can act on. */
export interface ReplicaFault {
  readonly message: string;
  readonly code: string;
}

export function faultOf(error: unknown): ReplicaFault {
  const { message, code } = error as { message?: unknown; code?: unknown };
  return { message: String(message), code: typeof code === 'string' ? code : '' };
}

export function errorOf({ message, code }: ReplicaFault): Error {
  return Object.assign(new Error(message), { code });
}
