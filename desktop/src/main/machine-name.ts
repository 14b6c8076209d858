import { hostname } from 'node:os';

/** "office-laptop": what the list of sessions calls this machine until somebody names it. */
export function nameOfMachine(): string {
  return (
    hostname()
      .replaceAll(/[^\w .-]/g, '')
      .slice(0, 60) || 'Computer'
  );
}
