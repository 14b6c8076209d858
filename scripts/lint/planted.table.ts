/** Files that break a border, or just do not, with the sentence that oxlint has to answer. */
export interface Planted {
  readonly border: string;
  readonly file: string;
  readonly code: string;
  /** A part of the sentence; absent if the import is allowed. */
  readonly says?: string;
}

const uses = (specifier: string) =>
  `import { thing } from '${specifier}';\nexport const kept = thing;\n`;

const PURE = 'shared is pure knowledge and imports zod alone';
const GIVEN = 'shared is pure: take the value as a parameter';
const TIME = 'Time is a parameter';
const PACKAGES = 'Packages meet only in shared';
const REPOSITORIES = 'SQL is in repositories';
const ENVIRONMENT = 'server/src/platform/config reads the environment';

export const forbidden: readonly Planted[] = [
  {
    border: 'the name of a spacing stands alone',
    file: 'webapp/src/kit/gap-a.tsx',
    code: 'export const Row = ({ Group }) => <Group gap="0 md" />;\n',
    says: 'A spacing has its name only where it stands alone',
  },
  {
    border: 'a use case runs no statement',
    file: 'server/src/contact/sql-a.ts',
    code: "export const all = (em) => em.execute('select 1');\n",
    says: REPOSITORIES,
  },
  {
    border: 'a use case has no query builder',
    file: 'server/src/contact/sql-b.ts',
    code: 'export const all = (em) => em.getKysely();\n',
    says: REPOSITORIES,
  },
  {
    border: 'a statement names the tables of its feature alone',
    file: 'server/src/contact/sql-c.repository.ts',
    code: "export const all = (em) => em.execute('select 1 from planted_accounts');\n",
    says: 'planted_accounts belongs to accounts',
  },
  {
    border: 'the query builder is given the tables of its feature alone',
    file: 'server/src/contact/sql-d.repository.ts',
    code: "export const all = (em) => em.getKysely().selectFrom('planted_accounts as a');\n",
    says: 'planted_accounts belongs to accounts',
  },
  {
    border: 'shared takes nothing from node',
    file: 'shared/src/letters/a.ts',
    code: uses('node:fs'),
    says: PURE,
  },
  {
    border: 'shared takes no package but zod',
    file: 'shared/src/letters/b.ts',
    code: uses('koa'),
    says: PURE,
  },
  {
    border: 'a late import is an import',
    file: 'shared/src/letters/c.ts',
    code: "export const fs = () => import('node:fs');\n",
    says: PURE,
  },
  {
    border: 'a type of elsewhere is an import',
    file: 'shared/src/letters/d.ts',
    code: "export type Stats = import('node:fs').Stats;\n",
    says: PURE,
  },
  {
    border: 'handing on is an import',
    file: 'shared/src/letters/e.ts',
    code: "export { join } from 'node:path';\n",
    says: PURE,
  },
  {
    border: 'shared does not fetch',
    file: 'shared/src/letters/f.ts',
    code: "export const page = () => fetch('/');\n",
    says: GIVEN,
  },
  {
    border: 'shared has no document',
    file: 'shared/src/letters/g.ts',
    code: 'export const title = () => document.title;\n',
    says: GIVEN,
  },
  {
    border: 'shared has no process',
    file: 'shared/src/letters/h.ts',
    code: 'export const home = () => process.cwd();\n',
    says: GIVEN,
  },
  {
    border: 'shared does not read the clock',
    file: 'shared/src/letters/i.ts',
    code: 'export const now = () => Date.now();\n',
    says: TIME,
  },
  {
    border: 'shared makes no date of now',
    file: 'shared/src/letters/j.ts',
    code: 'export const now = () => new Date();\n',
    says: TIME,
  },
  {
    border: 'shared rolls no dice',
    file: 'shared/src/letters/k.ts',
    code: 'export const id = () => Math.random();\n',
    says: 'Chance is a parameter',
  },
  {
    border: 'shared features keep the layers',
    file: 'shared/src/letters/l.ts',
    code: uses('../mailing/index.ts'),
    says: 'letters may not use mailing',
  },
  {
    border: 'the kernel stands on nothing',
    file: 'shared/src/kernel/a.ts',
    code: uses('../accounts/index.ts'),
    says: 'kernel may not use accounts',
  },
  {
    border: 'shared features have public APIs',
    file: 'shared/src/letters/m.ts',
    code: uses('../kernel/money.ts'),
    says: "by its public API: write '../kernel/index.ts'",
  },
  {
    border: 'what writes a letter knows nothing of what judges it',
    file: 'shared/src/letters/compose/a.ts',
    code: uses('../lint/lint-letter.rules.ts'),
    says: 'compose may not use lint',
  },
  {
    border: 'what judges a letter knows nothing of what writes it',
    file: 'shared/src/letters/lint/a.ts',
    code: uses('../compose/compose-letter.rules.ts'),
    says: 'lint may not use compose',
  },
  {
    border: 'the parts of letters go one way',
    file: 'shared/src/letters/facts/a.ts',
    code: uses('../kinds/not-mine.ts'),
    says: 'facts may not use kinds',
  },
  {
    border: 'a new part of letters goes in the steps first',
    file: 'shared/src/letters/attic/a.ts',
    code: uses('../contract/question.ts'),
    says: "letters has no part 'attic'",
  },
  {
    border: 'a new feature goes in the layers first',
    file: 'shared/src/attic/a.ts',
    code: uses('../kernel/index.ts'),
    says: "There is no feature 'attic' yet",
  },

  {
    border: 'server does not use the web app',
    file: 'server/src/letters/a.ts',
    code: uses('@creditfix/webapp/app'),
    says: PACKAGES,
  },
  {
    border: 'server does not reach into the web app',
    file: 'server/src/letters/b.ts',
    code: uses('../../../webapp/src/app/main.tsx'),
    says: PACKAGES,
  },
  {
    border: 'server does not use stories',
    file: 'server/src/letters/c.ts',
    code: uses('@creditfix/e2e/pages'),
    says: PACKAGES,
  },
  {
    border: 'server enters shared by its name',
    file: 'server/src/letters/d.ts',
    code: uses('../../../shared/src/kernel/index.ts'),
    says: "Write '@creditfix/shared/kernel'",
  },
  {
    border: 'server features have public APIs',
    file: 'server/src/letters/e.ts',
    code: uses('#server/accounts/account.entity.ts'),
    says: "Enter accounts by its public API: write '#server/accounts/index.ts'",
  },
  {
    border: 'parts of the platform have public APIs',
    file: 'server/src/letters/f.ts',
    code: uses('#server/platform/pdf/find-chromium.ts'),
    says: 'Enter platform/pdf by its public API',
  },
  {
    border: 'parts of the platform have public APIs for each other',
    file: 'server/src/platform/http/a.ts',
    code: uses('#server/platform/pdf/find-chromium.ts'),
    says: 'Enter platform/pdf by its public API',
  },
  {
    border: 'server features are not left upwards',
    file: 'server/src/letters/g.ts',
    code: uses('../accounts/index.ts'),
    says: "'../' hides which border is crossed",
  },
  {
    border: 'server features are not left upwards from a folder of theirs either',
    file: 'server/src/letters/deep/g.ts',
    code: uses('../../accounts/index.ts'),
    says: "'../' hides which border is crossed",
  },
  {
    border: 'a detour upwards is upwards',
    file: 'server/src/letters/h.ts',
    code: uses('./../accounts/index.ts'),
    says: "'../' hides which border is crossed",
  },
  {
    border: 'no feature takes its own public API',
    file: 'server/src/letters/i.ts',
    code: uses('#server/letters/index.ts'),
    says: "Inside a feature write './index.ts'",
  },
  {
    border: 'server features keep the layers',
    file: 'server/src/billing/a.ts',
    code: uses('#server/letters/index.ts'),
    says: 'billing may not use letters',
  },
  {
    border: 'the platform knows no feature',
    file: 'server/src/platform/http/b.ts',
    code: uses('#server/accounts/index.ts'),
    says: 'platform may not use accounts',
  },
  {
    border: 'nobody uses contact',
    file: 'server/src/letters/j.ts',
    code: uses('#server/contact/index.ts'),
    says: 'letters may not use contact',
  },
  {
    border: 'contact stands on the platform alone',
    file: 'server/src/contact/a.ts',
    code: uses('#server/accounts/index.ts'),
    says: 'contact may not use accounts',
  },
  {
    border: 'the layers hold through shared',
    file: 'server/src/accounts/a.ts',
    code: uses('@creditfix/shared/letters'),
    says: 'accounts may not use letters',
  },
  {
    border: 'a feature does not know its wiring',
    file: 'server/src/letters/k.ts',
    code: uses('#server/app.ts'),
    says: "A feature doesn't know who wires it",
  },
  {
    border: 'builders are for tests',
    file: 'server/src/letters/l.ts',
    code: uses('#test/create-test-app.ts'),
    says: 'are for tests',
  },
  {
    border: 'migrations stand alone',
    file: 'server/migrations/a.ts',
    code: uses('#server/letters/index.ts'),
    says: 'A merged migration never changes',
  },
  {
    border: 'server features do not read the environment',
    file: 'server/src/letters/m.ts',
    code: 'export const port = process.env.PORT;\n',
    says: ENVIRONMENT,
  },
  {
    border: 'the platform does not read the environment',
    file: 'server/src/platform/http/c.ts',
    code: 'export const port = process.env.PORT;\n',
    says: ENVIRONMENT,
  },
  {
    border: 'the environment is read in one place',
    file: 'server/src/letters/n.ts',
    code: uses('node:process'),
    says: 'the only reader of the environment',
  },
  {
    border: 'server features are told the time',
    file: 'server/src/letters/o.ts',
    code: 'export const now = () => new Date();\n',
    says: TIME,
  },

  {
    border: 'features of the web app do not meet',
    file: 'webapp/src/letters/a.ts',
    code: uses('#webapp/mailing/delivery-step.tsx'),
    says: "Features of the web app don't know each other",
  },
  {
    border: 'features do not meet by a relative path',
    file: 'webapp/src/letters/b.ts',
    code: uses('../mailing/delivery-step.tsx'),
    says: "'../' hides which border is crossed",
  },
  {
    border: 'features do not know the app',
    file: 'webapp/src/letters/c.ts',
    code: uses('#webapp/app/router.tsx'),
    says: "Features of the web app don't know each other",
  },
  {
    border: 'kit knows no feature',
    file: 'webapp/src/kit/a.ts',
    code: uses('#webapp/letters/letter-form.ts'),
    says: 'kit carries every feature and knows none',
  },
  {
    border: 'only kit has jotai',
    file: 'webapp/src/letters/d.ts',
    code: uses('jotai'),
    says: 'Only kit imports jotai',
  },
  {
    border: 'only kit has the parts of jotai',
    file: 'webapp/src/app/a.ts',
    code: uses('jotai/utils'),
    says: 'Only kit imports jotai',
  },
  {
    border: 'only kit has TanStack Query',
    file: 'webapp/src/billing/state.ts',
    code: uses('@tanstack/react-query'),
    says: 'Only kit imports jotai and TanStack Query',
  },
  {
    border: 'the web app runs in browsers',
    file: 'webapp/src/letters/e.ts',
    code: uses('node:crypto'),
    says: 'The web app runs in a browser',
  },
  {
    border: 'the web app does not use the server',
    file: 'webapp/src/letters/f.ts',
    code: uses('@creditfix/server/letters'),
    says: PACKAGES,
  },

  {
    border: 'desktop does not use the web app',
    file: 'desktop/src/main/a.ts',
    code: uses('@creditfix/webapp/app'),
    says: PACKAGES,
  },
  {
    border: 'desktop does not use the server',
    file: 'desktop/src/main/b.ts',
    code: uses('../../../server/src/main.ts'),
    says: PACKAGES,
  },
  {
    border: 'stories are black box',
    file: 'e2e/a.spec.ts',
    code: uses('@creditfix/server/main'),
    says: PACKAGES,
  },
  {
    border: 'stories bring no packages',
    file: 'e2e/b.spec.ts',
    code: uses('koa'),
    says: 'Stories are black box',
  },
  {
    border: 'scripts do not reach into the server',
    file: 'scripts/a.ts',
    code: uses('../server/src/main.ts'),
    says: "write '@creditfix/server/…'",
  },
  {
    border: 'scripts do not use the web app',
    file: 'scripts/b.ts',
    code: uses('@creditfix/webapp/app'),
    says: PACKAGES,
  },

  {
    border: 'public APIs list their names',
    file: 'server/src/letters/p.ts',
    code: "export * from './letter.ts';\n",
    says: 'A public API lists its names',
  },
  {
    border: 'exports have names',
    file: 'webapp/src/letters/g.ts',
    code: 'export default 1;\n',
    says: 'Give it its name',
  },
  {
    border: 'no enum',
    file: 'shared/src/letters/n.ts',
    code: "export enum Color { red = 'red' }\n",
    says: '`as const` object',
  },
  {
    border: 'no namespace',
    file: 'shared/src/letters/o.ts',
    code: 'export namespace Colors { export const red = 1; }\n',
    says: 'a file is the namespace',
  },
  {
    border: 'no decorators',
    file: 'server/src/letters/q.ts',
    code: 'const seal = (target: unknown) => target;\nexport @seal class Letter {}\n',
    says: "Node can't run decorators",
  },
  {
    border: 'a suppression has a reason',
    file: 'server/src/letters/r.ts',
    code: '// oxlint-disable-next-line no-debugger\ndebugger;\n',
    says: 'Say why the rule does not fit here',
  },
  {
    border: 'a suppression that suppresses nothing goes',
    file: 'server/src/letters/s.ts',
    code: '// oxlint-disable-next-line no-debugger -- left over\nexport const a = 1;\n',
    says: 'Unused oxlint-disable directive',
  },
  {
    border: 'files end before line 400',
    file: 'server/src/letters/t.ts',
    code: 'export const a = 1;\n'.replaceAll('a', 'a0') + '// more\n'.repeat(400),
    says: 'too many lines (401)',
  },
  {
    border: 'functions end before line 80',
    file: 'server/src/letters/u.ts',
    code: `export function long() {\n${'  // more\n'.repeat(80)}}\n`,
    says: 'has too many lines (82)',
  },
  {
    border: 'tests say what happens',
    file: 'shared/src/letters/p.test.ts',
    code: "import { expect, test } from 'vitest';\ntest('should add', () => {\n  expect(1).toBe(1);\n});\n",
    says: 'should',
  },
];

export const allowed: readonly Planted[] = [
  {
    border: 'a spacing by its name, and lengths beside each other',
    file: 'webapp/src/kit/gap-ok.tsx',
    code: 'export const Row = ({ Group }) => <Group gap="md" p="0 1rem" />;\n',
  },
  { border: 'shared takes zod', file: 'shared/src/letters/ok-a.ts', code: uses('zod') },
  {
    border: 'shared goes down the layers by the public API',
    file: 'shared/src/letters/ok-b.ts',
    code: uses('../billing/index.ts'),
  },
  {
    border: 'shared makes a date of what it is given',
    file: 'shared/src/letters/ok-c.ts',
    code: 'export const at = (ms: number) => new Date(ms);\n',
  },
  {
    border: 'shared tests bring their tools',
    file: 'shared/src/letters/ok-d.test.ts',
    code: uses('fast-check'),
  },
  {
    border: 'parts of letters use the parts below them',
    file: 'shared/src/letters/compose/ok-a.ts',
    code: uses('../facts/fact-words.rules.ts'),
  },
  {
    border: 'server features go down the layers by the public API',
    file: 'server/src/letters/ok-a.ts',
    code: uses('#server/billing/index.ts'),
  },
  {
    border: 'server features use parts of the platform',
    file: 'server/src/letters/ok-b.ts',
    code: uses('#server/platform/pdf/index.ts'),
  },
  {
    border: 'files of a feature use each other',
    file: 'server/src/letters/ok-c.ts',
    code: uses('./letter.entity.ts'),
  },
  {
    border: 'parts of the platform use each other',
    file: 'server/src/platform/http/ok-a.ts',
    code: uses('#server/platform/logging/index.ts'),
  },
  {
    border: 'the server uses shared by its name',
    file: 'server/src/letters/ok-d.ts',
    code: uses('@creditfix/shared/letters'),
  },
  {
    border: 'the start of the server wires the features',
    file: 'server/src/app.ts',
    code: uses('#server/letters/index.ts'),
  },
  {
    border: 'an entity names its table',
    file: 'server/src/accounts/planted.entity.ts',
    code: "export const Planted = { tableName: 'planted_accounts' };\n",
  },
  {
    border: 'a repository names its own tables',
    file: 'server/src/accounts/sql-ok.repository.ts',
    code: "export const all = (em) => em.getKysely().selectFrom('planted_accounts');\n",
  },
  {
    border: 'feature tests use the builders',
    file: 'server/src/letters/ok-e.feature.test.ts',
    code: uses('#test/create-test-app.ts'),
  },
  {
    border: 'the start reads the environment',
    file: 'server/src/main.ts',
    code: 'export const port = process.env.PORT;\n',
  },
  {
    border: 'config reads the environment',
    file: 'server/src/platform/config/ok-a.ts',
    code: 'export const port = process.env.PORT;\n',
  },
  {
    border: 'the clock reads the clock',
    file: 'server/src/platform/clock/ok-a.ts',
    code: 'export const now = () => new Date();\n',
  },
  {
    border: 'the app composes features',
    file: 'webapp/src/app/ok-a.ts',
    code: uses('#webapp/letters/generate-letter.page.tsx'),
  },
  {
    border: 'features use kit',
    file: 'webapp/src/letters/ok-a.ts',
    code: uses('#webapp/kit/index.ts'),
  },
  { border: 'kit has jotai', file: 'webapp/src/kit/ok-a.ts', code: uses('jotai/utils') },
  {
    border: 'a divided feature of the web app is one feature',
    file: 'webapp/src/letters/sheet/ok-a.ts',
    code: uses('../letter-form.ts'),
  },
  {
    border: 'desktop uses shared',
    file: 'desktop/src/main/ok-a.ts',
    code: uses('@creditfix/shared/desktop'),
  },
  {
    border: 'stories use Playwright and shared',
    file: 'e2e/ok-a.spec.ts',
    code: `${uses('playwright/test')}${uses('@creditfix/shared/letters').replaceAll('thing', 'other').replace('kept', 'held')}`,
  },
  {
    border: 'scripts use what the server publishes',
    file: 'scripts/ok-a.ts',
    code: uses('@creditfix/server/platform/pdf'),
  },
  {
    border: 'a suppression with a reason stands',
    file: 'server/src/letters/ok-f.ts',
    code: '// oxlint-disable-next-line no-debugger -- shows that reasons are accepted\ndebugger;\n',
  },
  {
    border: 'a description of types is no namespace',
    file: 'webapp/src/kit/ok-b.ts',
    code: 'declare global { namespace JSX { interface Element { id: string } } }\nexport const a = 1;\n',
  },
];
