/**
 * Each story signs in as an administrator of its own: of two that ask at once each would take the other's link, and an address
 * gets only so many links an hour.
 */

const WORKERS = 8;
const PER_WORKER = 20;

export const ADMINISTRATORS: readonly string[] = Array.from(
  { length: WORKERS * PER_WORKER },
  (_, place) => `admin-${place}@example.com`,
);

let taken = 0;

/** An administrator whom no other story is. */
export function anAdministrator(): string {
  const worker = Number(process.env['TEST_WORKER_INDEX'] ?? 0) % WORKERS;
  const address = ADMINISTRATORS[worker * PER_WORKER + taken];
  if (!address)
    throw new Error(`a worker has ${PER_WORKER} administrators; there are more stories`);
  taken += 1;
  return address;
}
