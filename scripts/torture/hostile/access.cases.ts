import { simpleForm, simpleLetter } from '#scripts/process/black-box.ts';
import { jsonOf, Caller } from './caller.ts';
import { all, is, refused, type Expectation } from './judge.ts';
import { inventory } from './target.ts';
import { aimed, attack, json, type Ring, THINGS } from './ring.ts';

const OTHERS_THINGS = "other people's things";

/** Every call that names a thing, asked about the victim's by everybody whose it is not; and their ids in every body that takes one. */
export async function takeOthersThings(ring: Ring): Promise<void> {
  const { personas, operations, judge, url } = ring;
  const before = await inventory(personas, url);
  const own = operations.filter(
    ({ path }) => path.includes('{') && !path.startsWith('/api/admin/'),
  );
  for (const operation of own) {
    if (operation.id === 'calendarFeed') continue;
    const isKnown = THINGS[operation.id] !== undefined;
    judge.check(
      { kind: OTHERS_THINGS, name: operation.id, by: 'the table' },
      isKnown ? undefined : 'a new call that names a thing: say in THINGS whose',
    );
    const question = aimed(operation, personas.belongings);
    const name = `${operation.method} ${operation.path}`;
    for (const thief of [personas.thief, personas.device])
      await attack(ring, thief, question, { kind: OTHERS_THINGS, name, expects: is(404) });
    for (const stranger of [
      personas.nobody,
      personas.support,
      personas.auditor,
      personas.administrator,
      personas.staffDevice,
    ])
      await attack(ring, stranger, question, { kind: OTHERS_THINGS, name, expects: is(401) });
  }
  await nameThemInBodies(ring);
  const after = await inventory(personas, url);
  judge.check(
    { kind: OTHERS_THINGS, name: 'what the victim has, before and after', by: 'everybody' },
    before === after ? undefined : differenceOf(before, after),
  );
}

async function nameThemInBodies(ring: Ring): Promise<void> {
  const { thief, belongings, loot, victim } = ring.personas;
  const { disputeDetails } = simpleForm;
  const send = async (name: string, path: string, body: unknown, expects: Expectation = refused) =>
    await attack(ring, thief, json('POST', path, body), { kind: OTHERS_THINGS, name, expects });
  for (const thing of ['letter', 'draft', 'document', 'dispute', 'mail'] as const) {
    const id = belongings[thing];
    const named = `a draft under the id of the victim's ${thing}`;
    const answer = await send(
      named,
      '/api/letters/drafts',
      { id, content: simpleForm },
      isAnotherDraft(id),
    );
    const made = (jsonOf(answer)?.data as { id?: string } | undefined)?.id;
    if (made) {
      await send(
        `${named}, reviewed`,
        `/api/letters/drafts/${made}/review`,
        {},
        isAnotherDraft(id),
      );
      const signed = { ...simpleLetter, draftId: made, documentSha256: '0'.repeat(64) };
      await send(`${named}, signed`, '/api/dispute-letters', signed);
    }
    await send(`a letter of the victim's ${thing} as its draft`, '/api/dispute-letters', {
      ...simpleLetter,
      draftId: id,
    });
  }
  const enclosing = { documents: [belongings.document] };
  await send("a letter that encloses the victim's file", '/api/dispute-letters', {
    ...simpleLetter,
    ...enclosing,
  });
  const draft = await send(
    "a draft that encloses the victim's file",
    '/api/letters/drafts',
    { content: { ...simpleForm, ...enclosing } },
    all(),
  );
  const draftId = (jsonOf(draft)?.data as { id?: string } | undefined)?.id ?? '';
  await send("a review of the victim's file", `/api/letters/drafts/${draftId}/review`, {});
  for (const kind of ['method_of_verification', 'overdue_notice']) {
    const followUp = { kind, letterId: belongings.letter };
    const details = { ...disputeDetails, followUp };
    await send(`${kind} after the victim's letter`, '/api/dispute-letters', {
      ...simpleLetter,
      disputeDetails: details,
    });
  }
  const answered = { outcome: 'verified', on: '2026-11-20', documentId: belongings.document };
  await send(
    "an answer that shows the victim's file",
    `/api/disputes/${loot.dispute}/outcome`,
    answered,
  );
  await send("the victim's account deleted", '/api/privacy/delete', { confirmEmail: victim.email });
}

const isAnotherDraft =
  (id: string): Expectation =>
  ({ body }) =>
    body.includes(id) ? 'the answer speaks of the thing of somebody else' : undefined;

function differenceOf(before: string, after: string): string {
  const at = [...before].findIndex((character, index) => character !== after[index]);
  return `changed: ${after.slice(Math.max(0, at - 100), at + 200)}`;
}

const ROLES = 'roles';

const HELPERS = ['administrator', 'support'];
const OVERSEERS = ['administrator', 'auditor'];
const ALL = ['administrator', 'support', 'auditor'];
const ADMINISTRATOR = ['administrator'];

/** Who of the staff may make which call, written down here once more: the server's own list is what is under attack. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  findAccounts: HELPERS,
  grantPro: ADMINISTRATOR,
  withdrawPro: ADMINISTRATOR,
  cancelContractFor: ADMINISTRATOR,
  contractRecords: ADMINISTRATOR,
  operatorSettings: OVERSEERS,
  operatorHistory: OVERSEERS,
  changeOperatorSetting: ADMINISTRATOR,
  restoreOperatorSetting: ADMINISTRATOR,
  installationFindings: OVERSEERS,
  staffSearch: HELPERS,
  clearFlag: HELPERS,
  clearFlags: HELPERS,
  reopenFlags: HELPERS,
  refundPayment: ADMINISTRATOR,
  adminDashboard: ALL,
  adminUsers: ALL,
  flaggedUsers: ALL,
  adminUser: ALL,
  endUserSession: HELPERS,
  adminLetters: ALL,
  openLetter: HELPERS,
  manualMailQueue: HELPERS,
  makePrintBatch: HELPERS,
  printBatchPdf: HELPERS,
  printBatchForms: HELPERS,
  markMailed: HELPERS,
  recordMailEvent: HELPERS,
  refuseMailpiece: HELPERS,
  mailCosts: HELPERS,
  strandedMail: HELPERS,
  adminMessages: HELPERS,
  finishMessages: HELPERS,
  adminMessage: HELPERS,
  answerMessage: HELPERS,
  noteOnMessage: HELPERS,
  changeMessage: HELPERS,
  savedReplies: HELPERS,
  saveReply: HELPERS,
  removeReply: HELPERS,
  addressBook: OVERSEERS,
  addressBookHistory: OVERSEERS,
  auditLog: OVERSEERS,
  systemState: OVERSEERS,
  savedFilters: ALL,
  saveFilter: ALL,
  removeFilter: ALL,
  exportUsers: ALL,
  exportLetters: ALL,
  countUsers: ALL,
  countLetters: ALL,
  scheduleExport: ALL,
  listExports: ALL,
  downloadExport: ALL,
  stopExport: ALL,
  reportExports: ALL,
  beginReplica: HELPERS,
  syncUsers: ALL,
  syncLetters: ALL,
  saveAddress: ADMINISTRATOR,
  retireAddress: ADMINISTRATOR,
  giveLetter: HELPERS,
  withdrawLetter: HELPERS,
  giveLetters: HELPERS,
  withdrawLetters: HELPERS,
  grantProToMany: ADMINISTRATOR,
  withdrawProFromMany: ADMINISTRATOR,
  staffFigures: OVERSEERS,
  openEmail: HELPERS,
  sendEmailAgain: HELPERS,
  mailAgain: HELPERS,
  coupons: ADMINISTRATOR,
  makeCoupon: ADMINISTRATOR,
  turnCouponOff: ADMINISTRATOR,
  staffMembers: ADMINISTRATOR,
  setStaffRole: ADMINISTRATOR,
  removeFromStaff: ADMINISTRATOR,
  forgetSecondFactor: ADMINISTRATOR,
  ownFactors: ALL,
  removeOwnPasskey: ALL,
  addMessageFile: HELPERS,
  openMessageFile: HELPERS,
  startView: HELPERS,
  currentView: HELPERS,
  endView: HELPERS,
};

/** Whole names and addresses are kept on devices; a browser begins no replica with them. */
const FOR_DEVICES = new Set(['beginReplica']);
const NO_REPLICA = '/api/admin/sync/users?replica=00000000-0000-4000-8000-000000000000';

/** Every call of the staff, made by everybody, with the right token in the right and in the wrong place. */
export async function takeOthersRoles(ring: Ring): Promise<void> {
  const { personas, operations, judge, target } = ring;
  const {
    victim,
    thief,
    device,
    nobody,
    administrator,
    support,
    auditor,
    staffDevice,
    belongings,
  } = personas;
  const consumer = thief.cookie('cf_session_token');
  const master = administrator.cookie('cf_admin_token');
  const outsiders = [
    nobody,
    thief,
    device,
    Caller.with("a consumer's token in the cookie of the staff", {
      cookies: { cf_admin_token: consumer },
    }),
    Caller.with("a consumer's token as a device's", { bearer: consumer }),
    Caller.with("the administrator's token as a device's", { bearer: master }),
    Caller.with("the administrator's token in the cookie of consumers", {
      cookies: { cf_session_token: master },
    }),
    Caller.with("a consumer device's token in the cookie of the staff", {
      cookies: { cf_admin_token: device.tokens[0] ?? '' },
    }),
    Caller.with('a made-up token', { cookies: { cf_admin_token: 'A'.repeat(43) } }),
  ];
  const staff = operations.filter(({ path }) => /^\/api\/admin\/(?!auth\/)/.test(path));
  for (const operation of staff) {
    const name = `${operation.method} ${operation.path}`;
    const allowed = ALLOWED[operation.id];
    judge.check(
      { kind: ROLES, name, by: 'the table' },
      allowed ? undefined : 'a new call of the staff: say in ALLOWED who may make it',
    );
    const question = aimed(operation, belongings);
    for (const outsider of outsiders)
      await attack(ring, outsider, question, { kind: ROLES, name, expects: statusIs(401) });
    for (const [role, caller] of [
      ['support', support],
      ['auditor', auditor],
      ['support', staffDevice],
    ] as const) {
      const mayCall =
        allowed?.includes(role) && (caller === staffDevice || !FOR_DEVICES.has(operation.id));
      // Anyone who may is asked about a thing that is not there: nothing of the victim's is to change here.
      await attack(ring, caller, mayCall ? aimed(operation, undefined) : question, {
        kind: ROLES,
        name,
        expects: mayCall ? isLetIn : statusIs(403),
      });
    }
    await attack(ring, administrator, aimed(operation, undefined), {
      kind: ROLES,
      name,
      expects: FOR_DEVICES.has(operation.id) ? statusIs(403) : isLetIn,
    });
  }
  await lookUnmasked(ring);
  const still = await victim.send(target.open.url, { method: 'GET', path: '/api/account' });
  judge.see(
    { kind: ROLES, name: 'the victim is still signed in', by: victim.name, expects: statusIs(200) },
    still,
  );
}

/** Whole rows only with a reason, and never for auditors. */
async function lookUnmasked(ring: Ring): Promise<void> {
  const { auditor, support, staffDevice } = ring.personas;
  const get = (path: string) => ({ method: 'GET', path });
  const unmasked = '/api/admin/export/users?format=csv&masked=no';
  const cases = [
    [support, unmasked, 400],
    [support, `${unmasked}&reason=`, 400],
    [support, `${unmasked}&reason=%20%20`, 400],
    [auditor, `${unmasked}&reason=because`, 403],
    [staffDevice, NO_REPLICA, 410],
    [support, NO_REPLICA, 410],
  ] as const;
  for (const [caller, path, status] of cases)
    await attack(ring, caller, get(path), { kind: ROLES, name: path, expects: statusIs(status) });
  const replica = await attack(ring, staffDevice, get('/api/admin/sync/users'), {
    kind: ROLES,
    name: 'a replica without a reason',
    expects: statusIs(200),
  });
  ring.judge.check(
    { kind: ROLES, name: 'a replica without a reason is masked', by: staffDevice.name },
    replica.body.includes(ring.personas.victim.email) ? 'it holds whole addresses' : undefined,
    'leaks',
  );
}

const statusIs =
  (wanted: number): Expectation =>
  ({ status }) =>
    status === wanted ? undefined : `expected ${wanted}`;

const isLetIn: Expectation = ({ status }) =>
  status === 401 || status === 403 ? 'refused, though it is their work' : undefined;
