import type { Mailpiece } from '@creditfix/shared/mailing';

/**
 * What the browser keeps of the last mailing: ids and our own address of it. The tracking number stays on the server, because
 * local storage is neither encrypted nor emptied at sign-out.
 */
export function rememberMailed({
  id,
  letterId,
  lobLetterId,
  status,
}: Pick<Mailpiece, 'id' | 'letterId' | 'lobLetterId' | 'status'>): void {
  const kept = {
    sentLetterId: letterId,
    lobLetterId: lobLetterId ?? '',
    letterStatus: status,
    trackingUrl: `/mail/${id}`,
  };
  try {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  } catch {
    // Storage can be switched off, and nothing here is read back.
  }
}
