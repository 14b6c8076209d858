import type { DesktopBridge, DesktopSession } from '@creditfix/shared/desktop';
import type { SetUpBridge } from '../bridge/index.ts';

// The shell's first page: which server, and who. Everything it may do is in its two bridges.

const STEPS = ['locked', 'wrong-server', 'server', 'sign-in', 'waiting'] as const;
type Step = (typeof STEPS)[number];

declare global {
  interface Window {
    readonly desktop: DesktopBridge;
    readonly desktopSetUp: SetUpBridge;
  }
}

const { desktop, desktopSetUp } = window;
let server = await desktopSetUp.server();
let isLocked = await desktopSetUp.keychainLocked();

function part<Kind extends HTMLElement>(id: string): Kind {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found as Kind;
}

function show(step: Step, focus = true): void {
  for (const each of STEPS) part(each).hidden = each !== step;
  if (focus) part(`${step}-title`).focus();
}

function fault(field: 'address' | 'email' | 'link', text: string): void {
  const name = field === 'address' ? 'server-fault' : `${field}-fault`;
  part(name).textContent = text;
  const input = part<HTMLInputElement>(field);
  input.setAttribute('aria-invalid', String(text !== ''));
  if (text) input.focus();
}

function follow(session: DesktopSession): void {
  const ended = part('ended');
  ended.textContent = session.text ?? '';
  ended.hidden = !session.text;
  if (isLocked || !server.origin) return;
  if (session.state === 'waiting_for_link') {
    if (session.text) fault('link', session.text);
    show('waiting', false);
  } else if (session.state === 'signed_out') show('sign-in', false);
}

/** One action at a time, with its error beside its field. */
function onSubmit(
  form: string,
  field: 'address' | 'email' | 'link',
  task: (typed: string, all: FormData) => Promise<string>,
): void {
  let busy = false;
  part<HTMLFormElement>(form).addEventListener('submit', (event) => {
    event.preventDefault();
    if (busy) return;
    busy = true;
    const fields = new FormData(event.target as HTMLFormElement);
    const typed = String(fields.get(field) ?? '').trim();
    const button = part(form).querySelector('button[type=submit]');
    button?.setAttribute('aria-disabled', 'true');
    fault(field, '');
    void task(typed, fields)
      .catch((error: Error) => error.message)
      .then((text) => fault(field, text))
      .finally(() => {
        busy = false;
        button?.removeAttribute('aria-disabled');
      });
  });
}

onSubmit('server-form', 'address', async (address) => {
  if (!address) return 'Please enter the address of your server.';
  const { origin, text } = await desktopSetUp.useServer(address);
  if (!origin) return text;
  await readServer();
  show('sign-in');
  return '';
});

onSubmit('sign-in-form', 'email', async (email, fields) => {
  if (!/^\S+@\S+\.\S+$/.test(email))
    return 'Please enter your email address, like name@example.com.';
  const audience = fields.get('audience') === 'staff' ? 'staff' : 'customer';
  const { sent, text } = await desktop.requestLogin(email, audience);
  if (!sent) return text;
  part('sent').textContent = text;
  show('waiting');
  return '';
});

onSubmit('paste-form', 'link', async (link) => {
  if (!link) return 'Please paste the whole link from the email.';
  await desktop.pasteLink(link);
  return '';
});

part('other-email').addEventListener('click', () => {
  part<HTMLInputElement>('email').value = '';
  show('sign-in');
});

async function readServer(): Promise<void> {
  server = await desktopSetUp.server();
  showServer();
}

function showServer(): void {
  const line = part('server-line');
  line.textContent = server.origin ? `Server: ${new URL(server.origin).host} ` : '';
  if (server.fixed || !server.origin) return;
  const change = document.createElement('button');
  change.type = 'button';
  change.className = 'quiet';
  change.textContent = 'Use another server';
  change.addEventListener('click', () => show('server'));
  line.append(change);
}

showServer();
part('try-keychain').addEventListener('click', () => void desktopSetUp.tryKeychain());
part('go-without').addEventListener('click', () => void goWithout());

async function goWithout(): Promise<void> {
  await desktopSetUp.goWithoutKeychain();
  isLocked = false;
  await begin();
  // Its button is gone from the page.
  if (server.origin) part('sign-in-title').focus();
}

/** The first thing that stands between the person and their sign-in. */
async function begin(): Promise<void> {
  if (isLocked) return show('locked');
  if (server.origin) return follow(await desktop.session());
  if (server.fixed) {
    part('wrong-server-text').textContent = server.text;
    return show('wrong-server');
  }
  show('server');
  if (server.text) fault('address', server.text);
}

desktop.onSession(follow);
await begin();
