/** What keeps the database from opening, in words that say what to do: shown as it is, without a stack. */
export class DatabaseFault extends Error {
  override readonly name = 'DatabaseFault';
}
