import { spawn, spawnSync, type SpawnOptions } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startMailServer } from '@creditfix/server/test/mail-server';
import { ROOT } from './process/run-tool.ts';
import { inTestBed, type TestBed } from './process/test-bed.ts';

/**
 * `npm run image [-- --release ARCHIVE] [--keep FOLDER]`: builds what the Dockerfile says and sees it work. The image is then started as its
 * own user, without rights, on a read-only root, and counts once `/api/health/ready` has printed with the browser inside. With podman or Docker they do it;
 * where neither runs, each step is carried out in a Debian root made by debootstrap (one in FOLDER is taken again), and bubblewrap stands in for the engine: needs root,
 * `apt-get install debootstrap bubblewrap`, and the network of `npm ci`.
 *
 * Ends with 1 if the image is larger than its limit, does not become ready, or does not confine its browser and what opens uploaded files.
 */

/** Unpacked, which is what it takes on the machine that runs it. */
const LIMIT_MB = 700;
const READY_WITHIN_MS = 300_000;

interface Instruction {
  readonly word: string;
  readonly rest: string;
}

interface Stage {
  readonly from: string;
  readonly name: string;
  readonly instructions: readonly Instruction[];
}

interface Image {
  readonly root: string;
  readonly user: number;
  readonly environment: Readonly<Record<string, string>>;
  readonly workdir: string;
  readonly command: readonly string[];
}

/** The words of the Dockerfile that ours uses; any other is an error, so that none is passed over. */
function readStages(text: string): { defaults: Record<string, string>; stages: Stage[] } {
  const lines = text.replaceAll(/^\s*#.*\n/gm, '').replaceAll(/\\\n\s*/g, ' ');
  const defaults: Record<string, string> = {};
  const stages: (Stage & { instructions: Instruction[] })[] = [];
  for (const line of lines.split('\n').filter((each) => each.trim() !== '')) {
    const [, word = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    const current = stages.at(-1);
    if (word === 'FROM') {
      const [, image = '', name = ''] = /^(\S+)(?: AS (\S+))?$/.exec(rest) ?? [];
      const from = image.replace(/^\$\{(\w+)\}$/, (_, arg: string) => defaults[arg] ?? '');
      stages.push({ from, name, instructions: [] });
    } else if (current) current.instructions.push({ word, rest });
    else if (word === 'ARG') Object.assign(defaults, assignments(rest));
    else throw new Error(`Before the first FROM: ${line}`);
  }
  return { defaults, stages };
}

function assignments(text: string): Record<string, string> {
  return Object.fromEntries(
    text.split(/\s+/).map((each) => {
      const at = each.indexOf('=');
      return at < 0 ? [each, ''] : [each.slice(0, at), each.slice(at + 1)];
    }),
  );
}

function run(program: string, args: readonly string[], options: SpawnOptions = {}): void {
  const { status, error } = spawnSync(program, args, { stdio: 'inherit', ...options });
  if (status !== 0)
    throw new Error(`${program} ${args.join(' ').slice(0, 200)}: ${error?.message ?? status}`);
}

const works = (program: string, ...args: string[]) =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/** What this machine needs to reach the network counts in the steps, and stays out of the image: a container engine does the same. */
const OF_THE_MACHINE = ['/etc/resolv.conf', '/etc/hosts', '/etc/apt'];
const PASSED_ON = /^(https?_proxy|no_proxy|npm_config_registry)$/i;
/** Where npm finds it inside. */
const CERTIFICATES = '/run/certificates.pem';

/** Carries the Dockerfile out in folders below `folder`. */
async function buildByHand(folder: string, release: string | undefined): Promise<Image> {
  const { stages } = readStages(await readFile(join(ROOT, 'Dockerfile'), 'utf8'));
  const roots = new Map<string, string>();
  const debian = join(folder, 'debian');
  if (!existsSync(debian))
    run('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', debian]);
  let image: Image | undefined;
  for (const [index, stage] of stages.entries()) {
    const root = join(folder, `stage-${index}`);
    roots.set(stage.name, root);
    await mkdir(root);
    if (stage.from !== 'scratch') run('cp', ['-a', `${debian}/.`, root]);
    if (stage.from.includes('node:')) await addNode(root);
    image = await carryOut(stage, root, { roots, release });
  }
  if (!image) throw new Error('The Dockerfile has no stage.');
  return image;
}

/** As the official image of Node has it. */
async function addNode(root: string): Promise<void> {
  const npm = process.env.npm_execpath;
  if (!npm) throw new Error('Start this by npm run image.');
  await cp(process.execPath, join(root, 'usr/local/bin/node'));
  await cp(dirname(dirname(npm)), join(root, 'usr/local/lib/node_modules/npm'), {
    recursive: true,
    dereference: true,
  });
  for (const name of ['npm', 'npx'])
    run('ln', [
      '-s',
      `../lib/node_modules/npm/bin/${name}-cli.js`,
      join(root, 'usr/local/bin', name),
    ]);
}

interface Sources {
  readonly roots: ReadonlyMap<string, string>;
  /** Stands in the place of what the stage `build` would make. */
  readonly release: string | undefined;
}

async function carryOut(stage: Stage, root: string, { roots, release }: Sources): Promise<Image> {
  let workdir = '/';
  let user = 0;
  let entrypoint: readonly string[] = [];
  let command: readonly string[] = [];
  const environment: Record<string, string> = {};
  const args: Record<string, string> = {};
  const made = stage.name === 'build' && release !== undefined;
  if (made) {
    await mkdir(join(root, 'app'));
    run('tar', ['-xzf', release, '--strip-components=1', '-C', join(root, 'app')]);
  }
  for (const { word, rest } of made ? [] : stage.instructions) {
    console.log(`${stage.name || 'image'}: ${word} ${rest.slice(0, 100)}`);
    if (word === 'WORKDIR') {
      workdir = rest;
      await mkdir(join(root, workdir), { recursive: true });
    } else if (word === 'ARG') Object.assign(args, assignments(rest));
    else if (word === 'ENV') Object.assign(environment, assignments(rest));
    else if (word === 'COPY') copy(rest, join(root, workdir), root, roots);
    else if (word === 'RUN') await runInside(root, workdir, rest, { ...args, ...environment });
    else if (word === 'USER') user = Number(rest.split(':')[0]);
    else if (word === 'ENTRYPOINT') entrypoint = JSON.parse(rest) as string[];
    else if (word === 'CMD') command = JSON.parse(rest) as string[];
    else if (!['VOLUME', 'EXPOSE', 'STOPSIGNAL', 'HEALTHCHECK'].includes(word))
      throw new Error(`This command does not know ${word}.`);
  }
  return { root, user, environment, workdir, command: [...entrypoint, ...command] };
}

function copy(rest: string, here: string, root: string, roots: ReadonlyMap<string, string>): void {
  const [, stage, from = '', to = ''] = /^(?:--from=(\S+) )?(\S+) (\S+)$/.exec(rest) ?? [];
  if (stage === undefined) {
    // What .dockerignore leaves of a checkout is what git has.
    run('sh', ['-c', `git archive HEAD | tar -x -C "${here}"`], { cwd: ROOT });
    return;
  }
  const source = join(roots.get(stage) ?? '', from);
  run('cp', ['-aT', source, join(root, to)]);
}

async function runInside(
  root: string,
  workdir: string,
  script: string,
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  const passed = Object.entries(process.env).filter(([name]) => PASSED_ON.test(name));
  const certificates = process.env.NODE_EXTRA_CA_CERTS;
  const shown = [
    ...OF_THE_MACHINE.filter((path) => existsSync(path)).map((path) => [path, path] as const),
    ...(certificates ? [[certificates, CERTIFICATES] as const] : []),
  ];
  // Read-only: what a package does when it is installed must not reach this machine.
  const mounts = shown.map(
    ([path, inside]) =>
      `[ -e "${root}${inside}" ] || touch "${root}${inside}"; mount --bind ${path} "${root}${inside}"; mount -o remount,bind,ro "${root}${inside}"`,
  );
  const steps = [
    'set -e',
    ...mounts,
    `mount --rbind /dev "${root}/dev"`,
    `mount -t proc proc "${root}/proc"`,
    `exec chroot "${root}" /bin/sh -c 'cd ${workdir} && eval "$STEP"'`,
  ];
  run('unshare', ['--mount', '--propagation', 'private', 'sh', '-c', steps.join('\n')], {
    env: {
      ...Object.fromEntries(passed),
      ...(certificates && { NODE_EXTRA_CA_CERTS: CERTIFICATES }),
      ...environment,
      STEP: script,
      PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      HOME: '/root',
      DEBIAN_FRONTEND: 'noninteractive',
    },
  });
}

/** Its own user without rights, a read-only root, `/data` and `/tmp` to write to, and processes of its own: as compose.yaml has it. */
function startByHand(image: Image, data: string, settings: Readonly<Record<string, string>>) {
  const all = {
    PATH: '/usr/local/bin:/usr/bin:/bin',
    HOME: '/data',
    ...image.environment,
    ...settings,
  };
  const { user } = image;
  const words = [
    `--reuid=${user} --regid=${user} --clear-groups --no-new-privs`,
    'bwrap --unshare-user --unshare-pid --unshare-ipc --as-pid-1 --die-with-parent',
    `--ro-bind ${image.root} / --proc /proc --dev /dev --tmpfs /dev/shm --tmpfs /tmp --bind ${data} /data`,
    `--chdir ${image.workdir} --clearenv`,
  ].flatMap((line) => line.split(' '));
  const set = Object.entries(all).flatMap(([name, value]) => ['--setenv', name, value]);
  return spawn('setpriv', [...words, ...set, '--', ...image.command], {
    stdio: ['ignore', 'inherit', 'pipe'],
  });
}

const ENGINE_OPTIONS = [
  '--rm',
  '--read-only',
  '--tmpfs',
  '/tmp:mode=1777,size=1g',
  '--cap-drop=ALL',
];

function startByEngine(engine: string, settings: Readonly<Record<string, string>>) {
  const said = Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  const security = ['--security-opt', 'no-new-privileges', '--security-opt', 'seccomp=unconfined'];
  return spawn(
    engine,
    [
      'run',
      ...ENGINE_OPTIONS,
      ...security,
      '--network=host',
      '--shm-size=256m',
      ...said,
      'credit-fix',
    ],
    { stdio: ['ignore', 'inherit', 'pipe'] },
  );
}

/** What production asks for, with stand-ins on this machine for what is outside. */
async function productionSettings(
  bed: TestBed,
): Promise<Record<string, string> & { PORT: string }> {
  const postgres = await bed.postgres();
  await postgres.createDatabase('image');
  const mail = await startMailServer();
  bed.closing(() => mail.stop());
  const database = new URL(postgres.url);
  database.pathname = '/image';
  return {
    PORT: String(await freePort()),
    PUBLIC_URL: 'https://letters.example.com',
    DATABASE_URL: database.href,
    SMTP_URL: mail.url,
    ENCRYPTION_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    CLAIMS: 'hidden',
    LOG_LEVEL: 'warn',
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Asks until it is ready. Ready means that it printed a page. @returns the last answer */
async function becomesReady(url: string): Promise<{ ready: boolean; said: string }> {
  const until = Date.now() + READY_WITHIN_MS;
  for (let said = 'no answer'; ; await sleep(1_000)) {
    const answer = await fetch(`${url}/api/health/ready`).catch(() => undefined);
    if (answer) said = await answer.text();
    if (answer?.ok || Date.now() > until) return { ready: answer?.ok ?? false, said };
  }
}

const { values: options } = parseArgs({
  options: { release: { type: 'string' }, keep: { type: 'string' } },
});
const engine = ['podman', 'docker'].find((each) => works(each, 'info'));
const folder = options.keep ?? (await mkdtemp(join(tmpdir(), 'credit-fix-image-')));
await mkdir(folder, { recursive: true });
await chmod(folder, 0o755);
try {
  await inTestBed(async (bed) => {
    let megabytes: number;
    let start: (settings: Record<string, string>) => ReturnType<typeof spawn>;
    if (engine) {
      run(engine, ['build', '--tag', 'credit-fix', ROOT]);
      const inspect = ['image', 'inspect', '--format', '{{.Size}}', 'credit-fix'];
      megabytes = Number(spawnSync(engine, inspect, { encoding: 'utf8' }).stdout) / 1e6;
      start = (settings) => startByEngine(engine, settings);
    } else {
      for (const [program, packageName] of [
        ['debootstrap', 'debootstrap'],
        ['bwrap', 'bubblewrap'],
      ] as const)
        if (!works('which', program)) throw new Error(`apt-get install ${packageName} first.`);
      const image = await buildByHand(folder, options.release);
      const { stdout } = spawnSync('du', ['-smx', image.root], { encoding: 'utf8' });
      megabytes = Number.parseInt(stdout, 10);
      const data = join(folder, 'data');
      await mkdir(data, { recursive: true });
      await chown(data, image.user, image.user);
      start = (settings) => startByHand(image, data, settings);
    }
    console.log(`The image is ${Math.round(megabytes)} MB (limit ${LIMIT_MB}).`);
    const settings = await productionSettings(bed);
    const running = start({ ...settings, HOST: '127.0.0.1' });
    bed.closing(() => running.kill('SIGTERM'));
    let log = '';
    running.stderr?.on('data', (chunk: Buffer) => {
      log += chunk;
      process.stderr.write(chunk);
    });
    const { ready, said } = await becomesReady(`http://127.0.0.1:${settings.PORT}`);
    console.log(ready ? `It is ready: ${said}` : `It did not become ready: ${said}`);
    // Said by a server that misses what it confines other processes with, see server/SECURITY.md.
    const isConfined = !log.includes('"boundary":"process"') && !/sandbox is off/i.test(log);
    if (!isConfined) console.log('Its browser, or what opens uploaded files, is not confined.');
    if (!ready || !isConfined || megabytes > LIMIT_MB) process.exitCode = 1;
  });
} finally {
  if (!options.keep) await rm(folder, { recursive: true, force: true });
}
