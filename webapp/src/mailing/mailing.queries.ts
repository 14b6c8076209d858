import { mailingEndpoints, type Mailpiece, type Mailing } from '@creditfix/shared/mailing';
import { callApi, dataOf, keyOf, queryClient, queryOf, useQuery } from '#webapp/kit/index.ts';
import { canChange } from './mail-words.ts';
import { liveMailpiece } from './mail-status.tsx';

const NOT_READY_MS = 3_000;
const MOVING_MS = 30_000;

/** The step after the delivery starts with what the delivery has heard, and not with an empty screen. */
const KEPT_MS = 5 * 60_000;

/** Price, dates and mailings of each of these letters, asked for again while a letter is being made or is not in the mail yet. */
export function useMailings(letterIds: readonly string[]) {
  return useQuery({
    queryKey: [...keyOf(mailingEndpoints.getMailing), letterIds],
    queryFn: ({ signal }) =>
      Promise.all(
        letterIds.map((id) =>
          dataOf(callApi(mailingEndpoints.getMailing, { params: { id }, signal })),
        ),
      ),
    gcTime: KEPT_MS,
    refetchInterval: ({ state }) => nextLook(state.data),
    refetchOnWindowFocus: ({ state }) => nextLook(state.data) !== false,
  });
}

function nextLook(mailings: readonly Mailing[] = []): number | false {
  const isMade = (mailing: Mailing) => liveMailpiece(mailing) ?? mailing.mayMail !== 'not_ready';
  if (!mailings.every(isMade)) return NOT_READY_MS;
  return mailings.some((mailing) => liveMailpiece(mailing)?.status === 'queued') && MOVING_MS;
}

const mailpieceOf = (id: string) => queryOf(mailingEndpoints.getMailpiece, { params: { id } });

/** One mailing, kept fresh while something can still happen to it. */
export function useMailpiece(id: string) {
  return useQuery({
    ...mailpieceOf(id),
    refetchInterval: ({ state }) => state.data !== undefined && canChange(state.data) && MOVING_MS,
    refetchOnWindowFocus: ({ state }) => state.data !== undefined && canChange(state.data),
  });
}

/** Shows a mailing as the server has handed it back after a change. */
export const putMailpiece = (mailpiece: Mailpiece) =>
  queryClient.setQueryData(mailpieceOf(mailpiece.id).queryKey, mailpiece);

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
