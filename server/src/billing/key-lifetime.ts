/** The provider forgets our keys after 24 hours, and what is then asked again is done again. A person has to look instead. */
const KEYS_WORK_MS = 20 * 60 * 60_000;

/** @param askedAt when it was first asked under the key */
export function mayAskAgain(askedAt: Date, now: Date): boolean {
  return now.getTime() - askedAt.getTime() < KEYS_WORK_MS;
}
