import { MailEventKind, MailStatus } from './mail.status.ts';

/** How far a mailpiece is, told by what the carrier reports. Reports come twice, in any order and weeks late. */

export interface MailReport {
  readonly kind: MailEventKind;
  readonly at: Date;
}

/** What all reports about one mailpiece say together. */
export interface MailProgress {
  readonly status: MailStatus;
  /** When the post had it for certain: the first report from there. */
  readonly mailedAt: Date | null;
  readonly deliveredAt: Date | null;
  /** When it came back, was lost or was refused by the carrier. */
  readonly endedAt: Date | null;
  /** The post lost it: it ends as one that did not arrive, unless it turns up. */
  readonly isLost: boolean;
}

/** Reports that show that the post has the mailpiece. */
const AT_THE_POST: ReadonlySet<MailEventKind> = new Set([
  MailEventKind.mailed,
  MailEventKind.in_transit,
  MailEventKind.in_local_area,
  MailEventKind.out_for_delivery,
  MailEventKind.pickup_available,
  MailEventKind.delivery_attempted,
  MailEventKind.re_routed,
  MailEventKind.delayed,
  MailEventKind.delivered,
  MailEventKind.returned,
]);

/** Reports that may ask something of the person, and move nothing. */
const CALLS: ReadonlySet<MailEventKind> = new Set([
  MailEventKind.pickup_available,
  MailEventKind.delivery_attempted,
  MailEventKind.re_routed,
  MailEventKind.issue,
]);

const UNDER_WAY: ReadonlySet<MailStatus> = new Set([
  MailStatus.queued,
  MailStatus.mailed,
  MailStatus.in_transit,
]);

/** True if a mailpiece may still move by itself. */
export function isUnderWay(status: MailStatus): boolean {
  return UNDER_WAY.has(status);
}

/** True if the person should hear of it, although the mailpiece stays where it is. */
export function asksForAttention(kind: MailEventKind): boolean {
  return CALLS.has(kind);
}

/** True if nothing of the kind can happen to a mailpiece that is never printed (the carrier's test mode). */
export function happensAtThePost(kind: MailEventKind): boolean {
  return AT_THE_POST.has(kind) || CALLS.has(kind) || kind === MailEventKind.lost;
}

/**
 * The status after one more report, where reports are read in the order of their times.
 *
 * It only moves forward. `delivered` after `returned` changes nothing: the post reports the arrival back at the sender with the
 * same word. `returned` after `delivered` changes nothing either: the recipient had it, and had notice of what it says.
 */
export function nextStatus(status: MailStatus, kind: MailEventKind): MailStatus {
  if (!UNDER_WAY.has(status)) return status;
  switch (kind) {
    case MailEventKind.delivered:
      return MailStatus.delivered;
    case MailEventKind.returned:
    case MailEventKind.lost:
      return MailStatus.returned;
    // What the post already has was made and was not called back.
    case MailEventKind.failed:
      return status === MailStatus.queued ? MailStatus.failed : status;
    case MailEventKind.cancelled:
      return status === MailStatus.queued ? MailStatus.cancelled : status;
    case MailEventKind.mailed:
      return status === MailStatus.queued ? MailStatus.mailed : status;
    default:
      return AT_THE_POST.has(kind) ? MailStatus.in_transit : status;
  }
}

/** Everything that was reported so far, in any order, as one state: the same reports always give the same one. */
export function progressOf(reports: readonly MailReport[]): MailProgress {
  let progress: MailProgress = START;
  for (const report of inOrder(reports)) progress = after(progress, report);
  return progress;
}

const START: MailProgress = {
  status: MailStatus.queued,
  mailedAt: null,
  deliveredAt: null,
  endedAt: null,
  isLost: false,
};

function after(progress: MailProgress, { kind, at }: MailReport): MailProgress {
  // What was lost can turn up and be delivered; what came back can't.
  const from =
    progress.isLost && kind === MailEventKind.delivered ? MailStatus.in_transit : progress.status;
  const status = nextStatus(from, kind);
  const moved = status !== progress.status;
  return {
    status,
    mailedAt: progress.mailedAt ?? (AT_THE_POST.has(kind) ? at : null),
    deliveredAt: moved && status === MailStatus.delivered ? at : progress.deliveredAt,
    endedAt:
      status === MailStatus.delivered
        ? null
        : moved && !UNDER_WAY.has(status)
          ? at
          : progress.endedAt,
    isLost: status === MailStatus.returned && isStillLost(progress, kind),
  };
}

/** What was lost and is on its way back is found, and "delivered" will mean its sender. */
function isStillLost({ status, isLost }: MailProgress, kind: MailEventKind): boolean {
  if (kind === MailEventKind.returned) return false;
  return isLost || (UNDER_WAY.has(status) && kind === MailEventKind.lost);
}

/** By time; at the same instant the one that says less comes first. */
function inOrder(reports: readonly MailReport[]): readonly MailReport[] {
  const order = Object.keys(MailEventKind);
  return reports.toSorted(
    (a, b) => a.at.getTime() - b.at.getTime() || order.indexOf(a.kind) - order.indexOf(b.kind),
  );
}

/** May a mailpiece that stands at `now` take the status that all reports together give? It never goes back. */
export function mayMove(now: MailStatus, to: MailStatus): boolean {
  if (now === to) return false;
  // Our own end, or the carrier's no, stands: money and allowance were given back, and another mailpiece may be under way.
  if (now === MailStatus.failed || now === MailStatus.cancelled) return false;
  // "Delivered" was heard first, and then that it had come back before: it was delivered to its sender.
  if (now === MailStatus.delivered) return to === MailStatus.returned;
  // Lost, and found again.
  if (now === MailStatus.returned) return to === MailStatus.delivered;
  return FORWARD.indexOf(to) > FORWARD.indexOf(now);
}

const FORWARD: readonly MailStatus[] = [
  MailStatus.queued,
  MailStatus.mailed,
  MailStatus.in_transit,
  MailStatus.delivered,
  MailStatus.returned,
  MailStatus.failed,
  MailStatus.cancelled,
];
