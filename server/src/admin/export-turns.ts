import { AdminProblems } from '@creditfix/shared/admin';

/** How many exports may run at once: each holds a connection of the database and a snapshot. */

const MOST_AT_ONCE = 3;
const RETRY_AFTER_SECONDS = 30;

/** The turns of one server. */
export function createExportTurns() {
  let running = 0;
  /**
   * @returns a function that ends the turn, once however often it is called
   * @throws Problem `admin.too_many_exports`
   */
  return function takeExportTurn(): () => void {
    if (running >= MOST_AT_ONCE)
      throw AdminProblems.raise('admin.too_many_exports', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    running += 1;
    let isOver = false;
    return () => {
      if (!isOver) running -= 1;
      isOver = true;
    };
  };
}
