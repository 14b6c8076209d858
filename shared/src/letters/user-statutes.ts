import { code, type Statute } from './statute.ts';

/** Law that binds a company that gets a credit report. Content table: change it only with its source open. */
export const userStatutes = {
  'purpose.listed': {
    ...code('1681b(a)(3)'),
    binds: 'user_of_reports',
  },
  'purpose.user': {
    ...code('1681b(f)'),
    binds: 'user_of_reports',
  },
} as const satisfies Readonly<Record<string, Statute>>;
