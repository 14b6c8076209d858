import type { Finding } from '#server/admin/index.ts';

export type { Finding };

export const ok = (part: string, says: string): Finding => ({
  about: 'machinery',
  part,
  state: 'ok',
  says,
});
export const warning = (part: string, says: string, fix: string): Finding => ({
  about: 'machinery',
  part,
  state: 'warning',
  says,
  fix,
});
export const fault = (part: string, says: string, fix: string): Finding => ({
  about: 'machinery',
  part,
  state: 'fault',
  says,
  fix,
});
