import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { configSchema, readConfig } from '@creditfix/server/platform/config';
import { expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { ROOT } from './process/run-tool.ts';

type Settings = Readonly<Record<string, string>>;

const read = async (path: string) => await readFile(join(ROOT, path), 'utf8');

/** What the operator writes into .env or a secret, because nobody else can know it. */
const OWN: Settings = {
  ENCRYPTION_KEYS: `k1:${'A'.repeat(43)}=`,
  SMTP_URL: 'smtps://user:password@mail.example.com',
  CLAIMS: 'hidden',
};

/** Secrets that only some ways of running it need. */
const CLUSTER: Settings = {
  DATABASE_URL: 'postgres://u:p@db.example.com/x?sslmode=verify-full',
  S3_URL: 'https://key:secret@s3.example.com/sealed',
};
const BACKUPS: Settings = { BACKUP_S3_URL: 'https://k:s@s3.elsewhere.example.com/backups' };

interface Compose {
  readonly services: Readonly<Record<string, { readonly environment: Settings }>>;
}

/** `${NAME:?why}` and `${NAME:-otherwise}` as Docker Compose reads them, with something in the place of each. */
function filledIn(text: string): string {
  return text
    .replaceAll(/\$\{PUBLIC_URL:\?[^}]+\}/g, 'https://letters.example.com')
    .replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1')
    .replaceAll(/\$\{\w+:\?[^}]*\}/g, 'word');
}

async function composed(role: string): Promise<Settings> {
  const { services } = parse(filledIn(await read('compose.yaml')), { merge: true }) as Compose;
  return { ...OWN, ...services[role]?.environment };
}

interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly data?: Settings;
  readonly spec?: unknown;
}

interface Pod {
  readonly template: {
    readonly spec: {
      readonly containers: readonly {
        readonly env: readonly { readonly name: string; readonly value: string }[];
        readonly ports: readonly { readonly containerPort: number }[];
      }[];
    };
  };
}

async function manifests(): Promise<readonly Manifest[]> {
  const documents = parseAllDocuments(await read('deploy/kubernetes/credit-fix.yaml'));
  expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
  return documents.map((each) => each.toJS() as Manifest);
}

async function deployed(role: string): Promise<Settings> {
  const all = await manifests();
  const { spec } = all.find(({ metadata }) => metadata.name === `credit-fix-${role}`) ?? {};
  const [container] = (spec as Pod).template.spec.containers;
  const own = Object.fromEntries((container?.env ?? []).map(({ name, value }) => [name, value]));
  const shared = all.find(({ kind }) => kind === 'ConfigMap')?.data ?? {};
  const port = String(container?.ports[0]?.containerPort);
  return { ...OWN, ...secretOf(role), ...shared, ...own, port };
}

/** One secret is for all pods; where no backups are made none are sent. */
function secretOf(role: string): Settings {
  return role === 'backups' ? { ...CLUSTER, ...BACKUPS } : CLUSTER;
}

async function unit(role: string): Promise<Settings> {
  const text = await read(`deploy/systemd/credit-fix-${role}.service`);
  const [, said = ''] = /^Environment=(.+)$/m.exec(text) ?? [];
  const own = Object.fromEntries(said.split(' ').map((pair) => pair.split('=')));
  const file = parseEnv(await read('deploy/systemd/settings.env')) as Settings;
  return { ...file, ...OWN, ...(own as Settings) };
}

const WAYS = [
  { way: 'compose', settingsOf: composed, roles: ['web', 'worker'], backsUp: 'worker' },
  {
    way: 'kubernetes',
    settingsOf: deployed,
    roles: ['web', 'worker', 'backups'],
    backsUp: 'backups',
  },
  { way: 'systemd', settingsOf: unit, roles: ['web', 'worker'], backsUp: 'worker' },
] as const;

it.each(WAYS.flatMap(({ roles, ...how }) => roles.map((role) => ({ ...how, role }))))(
  '$way starts a $role in production with settings that the server knows',
  async ({ settingsOf, role }) => {
    const { port, ...settings } = await settingsOf(role);
    expect(Object.keys(settings).filter((name) => !(name in configSchema.shape))).toEqual([]);
    const config = readConfig(settings, 10_001);
    const found = port === undefined ? {} : { PORT: Number(port) };
    const ROLE = role === 'backups' ? 'worker' : role;
    expect(config).toMatchObject({ ROLE, NODE_ENV: 'production', TRUST_PROXY: 1, ...found });
  },
);

it.each(WAYS)('$way takes a backup every day', async ({ settingsOf, backsUp }) => {
  const config = readConfig(await settingsOf(backsUp), 10_001);
  expect(config).toMatchObject({ BACKUP_SCHEDULE: '40 3 * * *', BACKUP_KEEP_DAYS: 30 });
  const { BACKUP_DIR = '', DATA_DIR } = config;
  expect(BACKUP_DIR).toMatch(/^\//);
  // A disk that is lost takes both.
  expect(`${BACKUP_DIR}/`.startsWith(`${DATA_DIR}/`)).toBe(false);
});

it('has an image that names settings of the server alone, and starts as nobody with rights', async () => {
  const image = await read('Dockerfile');
  const [, said = ''] = /^ENV (.+)$/m.exec(image) ?? [];
  const names = said.split(' ').map((pair) => pair.split('=')[0] ?? '');
  expect(names).toContain('DATA_DIR');
  expect(names.filter((name) => !(name in configSchema.shape))).toEqual([]);
  expect(image.slice(image.lastIndexOf('FROM'))).toMatch(/^USER 10001:10001$/m);
  const ignored = await read('.dockerignore');
  for (const secret of ['.env', '**/data', '.git']) expect(ignored.split('\n')).toContain(secret);
});

it('tells the cluster whether each pod lives and is ready, how many may go and how many are needed', async () => {
  const all = (await manifests()).map(({ kind, metadata: { name } }) => `${kind} ${name}`);
  for (const kind of ['Deployment', 'PodDisruptionBudget', 'HorizontalPodAutoscaler'])
    for (const role of ['web', 'worker']) expect(all).toContain(`${kind} credit-fix-${role}`);
  const text = await read('deploy/kubernetes/credit-fix.yaml');
  expect(text.match(/readOnlyRootFilesystem: true/g)).toHaveLength(3);
  expect(text.match(/path: \/api\/health\/ready/g)).toHaveLength(3);
});

it('shares no volume in the cluster: the files are in a bucket, and each pod makes its own folder', async () => {
  const text = await read('deploy/kubernetes/credit-fix.yaml');
  expect(text).not.toMatch(/ReadWriteMany|persistentVolumeClaim/);
  // A volume belongs to root, and the server takes no folder of somebody else.
  const mounts = [...text.matchAll(/mountPath: (\S+) /g)].map(([, path]) => path);
  for (const role of ['web', 'worker', 'backups']) {
    const { S3_URL, DATA_DIR, BACKUP_DIR } = readConfig(await deployed(role), 10_001);
    expect(S3_URL).toBeDefined();
    for (const folder of [DATA_DIR, BACKUP_DIR ?? '/backups/none']) {
      expect(mounts).not.toContain(folder);
      expect(mounts.some((mount) => folder.startsWith(`${mount}/`))).toBe(true);
    }
  }
});

const isHere = (program: string) => !spawnSync(program, ['--version']).error;

it.skipIf(!isHere('nginx'))('has an nginx configuration that nginx takes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'credit-fix-nginx-'));
  const pem = { type: 'pkcs8', format: 'pem' } as const;
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  await writeFile(join(folder, 'key.pem'), privateKey.export(pem));
  spawnSync('openssl', [
    'req',
    '-x509',
    '-key',
    join(folder, 'key.pem'),
    '-subj',
    '/CN=letters.example.com',
    '-days',
    '1',
    '-out',
    join(folder, 'cert.pem'),
  ]);
  const site = (await read('deploy/nginx/credit-fix.conf'))
    .replace('/etc/ssl/credit-fix/fullchain.pem', join(folder, 'cert.pem'))
    .replace('/etc/ssl/credit-fix/privkey.pem', join(folder, 'key.pem'));
  const whole = `pid ${folder}/pid; error_log ${folder}/log; events {} http { access_log off; ${site} }`;
  await writeFile(join(folder, 'nginx.conf'), whole);
  const { status, stderr } = spawnSync('nginx', [
    '-t',
    '-p',
    folder,
    '-c',
    join(folder, 'nginx.conf'),
  ]);
  expect({ status, said: status === 0 ? '' : String(stderr) }).toEqual({ status: 0, said: '' });
  await rm(folder, { recursive: true, force: true });
});

it.skipIf(!isHere('systemd-analyze'))('has units that systemd takes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'credit-fix-units-'));
  for (const role of ['web', 'worker']) {
    const name = `credit-fix-${role}.service`;
    // The program is not installed on this machine.
    const text = (await read(`deploy/systemd/${name}`)).replace(
      /^ExecStart=\S+/m,
      'ExecStart=/bin/true',
    );
    await writeFile(join(folder, name), text);
    const { stdout, stderr } = spawnSync('systemd-analyze', [
      'verify',
      '--man=no',
      join(folder, name),
    ]);
    const said = `${String(stdout)}${String(stderr)}`.split('\n');
    expect(said.filter((line) => line.includes(name))).toEqual([]);
  }
  await rm(folder, { recursive: true, force: true });
});
