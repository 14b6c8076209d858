/** What `npm run doctor` finds: each part of an installation, whether it is well, and what to do where it is not. It changes nothing. */
export interface Finding {
  readonly part: string;
  /** `warning` is worth a look; with a `fault`, something does not work or is not safe. */
  readonly state: 'ok' | 'warning' | 'fault';
  readonly says: string;
  readonly fix?: string;
}

export const ok = (part: string, says: string): Finding => ({ part, state: 'ok', says });
export const warning = (part: string, says: string, fix: string): Finding => ({
  part,
  state: 'warning',
  says,
  fix,
});
export const fault = (part: string, says: string, fix: string): Finding => ({
  part,
  state: 'fault',
  says,
  fix,
});
