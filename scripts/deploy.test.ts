import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { configSchema, readConfig } from '@creditfix/server/platform/config';
import { expect, it } from 'vitest';
import { ROOT } from './process/run-tool.ts';

type Settings = Readonly<Record<string, string>>;

const read = async (path: string) => await readFile(join(ROOT, path), 'utf8');

/** What the operator writes into .env or a secret, because nobody else can know it. */
const OWN: Settings = {
  ENCRYPTION_KEYS: `k1:${'A'.repeat(43)}=`,
  SMTP_URL: 'smtps://user:password@mail.example.com',
  CLAIMS: 'hidden',
};

async function unit(role: string): Promise<Settings> {
  const text = await read(`deploy/systemd/credit-fix-${role}.service`);
  const [, said = ''] = /^Environment=(.+)$/m.exec(text) ?? [];
  const own = Object.fromEntries(said.split(' ').map((pair) => pair.split('=')));
  const file = parseEnv(await read('deploy/systemd/settings.env')) as Settings;
  return { ...file, ...OWN, ...(own as Settings) };
}

it.each(['web', 'worker'])(
  'starts a %s in production with settings that the server knows',
  async (role) => {
    const settings = await unit(role);
    expect(Object.keys(settings).filter((name) => !(name in configSchema.shape))).toEqual([]);
    const config = readConfig(settings, 10_001);
    expect(config).toMatchObject({ ROLE: role, NODE_ENV: 'production', TRUST_PROXY: 1 });
  },
);

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
