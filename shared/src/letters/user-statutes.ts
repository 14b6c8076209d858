import { code, type Statute } from './statute.ts';

/** Law that binds a company that gets a credit report. Content table: change it only with its source open. */
export const userStatutes = {
  'purpose.listed': {
    ...code('1681b(a)(3)'),
    binds: 'user_of_reports',
    meaning:
      'The law lists what a company may get your report for, such as credit, insurance or a job that you asked for.',
  },
  'purpose.user': {
    ...code('1681b(f)'),
    binds: 'user_of_reports',
    meaning: 'A company may get your report only if it has one of the purposes that the law lists.',
  },
} as const satisfies Readonly<Record<string, Statute>>;
