import * as staffList from '#server/admin/lists/staff-list.repository.ts';
import * as audit from '#server/admin/audit/audit.repository.ts';
import * as exportCopy from '#server/admin/exports/export-copy.repository.ts';
import * as exportFile from '#server/admin/exports/export-file.repository.ts';
import * as exportRow from '#server/admin/exports/export-row.repository.ts';
import * as dayCount from '#server/admin/figures/day-count.repository.ts';
import * as keptTotal from '#server/admin/lists/kept-total.repository.ts';
import * as secondFactor from '#server/admin/sign-in/second-factor.repository.ts';
import * as savedReply from '#server/admin/saved-reply.repository.ts';
import * as staffMember from '#server/admin/staff/staff-member.repository.ts';
import * as staffFilter from '#server/admin/staff-filter.repository.ts';
import * as sync from '#server/admin/sync/sync.repository.ts';
import * as systemState from '#server/admin/system-state.repository.ts';
import type { UserFilter } from '@creditfix/shared/admin';
import { createLog } from '#server/platform/logging/index.ts';
import {
  AT,
  combinationsOf,
  DAY,
  EARLIER,
  HASH,
  ID,
  LATER,
  NAME,
  NEW_ID,
  sampled,
  type SampleParts,
} from './sample.ts';

const FIRST_PAGE = { order: 'newest', after: undefined, offset: 0, limit: 51 } as const;
const LATER_PAGE = {
  order: 'oldest',
  after: { at: '2026-06-01T00:00:00.000000Z', id: ID },
  offset: 0,
  limit: 51,
} as const;
const USERS = {
  kind: 'users',
  filter: {},
  emailSearch: 'beginning',
  masked: true,
  now: AT,
} as const;
const LETTERS = { ...USERS, kind: 'letters' } as const;
const READING = { signal: new AbortController().signal, seen: () => {} };
const PLACE = { id: ID, createdAt: '2026-06-01 00:00:00.000000+00' };

const PLACES = { newest: FIRST_PAGE, 'from a place, oldest first': LATER_PAGE };
const DAYS = { '': {}, 'of days': { from: DAY, to: DAY } };

/** All that the staff can narrow the list of users to. */
const usersPages = combinationsOf({
  plan: { '': {}, plan: { plan: 'pro' } },
  status: { '': {}, status: { status: 'active' } },
  flagged: { '': {}, flagged: { flagged: 'yes' }, 'not flagged': { flagged: 'no' } },
  search: {
    '': {},
    'beginning of an email': { search: 'ana' },
    'an email': { search: 'ana@example.com' },
  },
  days: DAYS,
  place: PLACES,
}).map(({ name, chosen: { place, ...filters } }) => {
  const filter: UserFilter = Object.assign({}, ...Object.values(filters));
  const emailSearch = filter.search?.includes('@') ? 'whole' : 'beginning';
  return { name, call: [{ filter, emailSearch }, place] };
});

const lettersPages = combinationsOf({
  status: { '': {}, status: { status: 'mailed' } },
  reason: { '': {}, reason: { reason: 'not_mine' } },
  recipient: { '': {}, recipient: { recipient: 'bureau' } },
  search: {
    '': {},
    'two digits of a reference': { search: 'CF-7K' },
    'most of a reference': { search: 'CF-7K3MQ' },
    'a user': { search: ID },
    'the address of a user': { search: 'ana@example.com' },
  },
  days: DAYS,
  place: PLACES,
}).map(({ name, chosen: { place, ...filters } }) => ({
  name,
  call: [Object.assign({}, ...Object.values(filters)), place],
}));

const auditPages = combinationsOf({
  action: { '': {}, action: { action: 'count_users' } },
  subject: { '': {}, subject: { subjectId: ID } },
  place: {
    newest: { order: 'newest' },
    'from a place, oldest first': { order: 'oldest', after: 1 },
  },
}).map(({ name, chosen }) => ({
  name,
  call: [Object.assign({ offset: 0, limit: 50 }, ...Object.values(chosen))],
}));

const copyParts = ({ database }: SampleParts) => ({ database, log: createLog('silent') });

async function readThrough(rows: AsyncIterable<unknown>): Promise<void> {
  for await (const row of rows) void row;
}

export const adminSamples = [
  sampled(
    'admin/audit/audit',
    audit,
    {
      recordAudit: [[{ actorId: ID, action: 'count_users', subjectId: ID, detail: NAME, at: AT }]],
      auditLines: [
        [{ order: 'newest', offset: 0, limit: 50 }],
        [{ action: 'count_users', order: 'newest', offset: 0, limit: 50 }],
        [{ subjectId: ID, after: 1, order: 'oldest', offset: 0, limit: 50 }],
      ],
      noteSetting: [[{ action: 'choose_legal_mode', detail: NAME, at: AT }]],
      chainedLines: [[0, 1_000]],
      hashOfLine: [[1]],
      auditHeads: [[]],
      keepAuditHead: [[{ name: 'written', number: 1, hash: HASH, seal: NAME, at: AT }]],
    },
    { auditLines: auditPages },
  ),
  sampled('admin/exports/export-copy', exportCopy, {
    copyCells: [
      (parts) => readThrough(exportCopy.copyCells(copyParts(parts), USERS, READING)),
      (parts) => readThrough(exportCopy.copyCells(copyParts(parts), LETTERS, READING)),
    ],
    copyLines: [(parts) => readThrough(exportCopy.copyLines(copyParts(parts), LETTERS, READING))],
  }),
  sampled('admin/exports/export-file', exportFile, {
    addExport: [
      [
        {
          id: NEW_ID,
          accountId: ID,
          kind: 'users',
          format: 'csv',
          sealedFilter: NAME,
          fileName: NAME,
          createdAt: AT,
        },
      ],
    ],
    addWeeklyExport: [
      [
        {
          id: NEW_ID,
          accountId: ID,
          kind: 'users',
          format: 'csv',
          sealedFilter: NAME,
          nextAt: LATER,
          createdAt: AT,
        },
      ],
    ],
    claimExport: [[ID, NEW_ID]],
    noteMade: [
      [
        { id: ID, attempt: ID },
        { rows: 1, bytes: 1, sha256: HASH, parts: 1, keptUntil: LATER },
      ],
    ],
    noteFailed: [[{ id: ID, attempt: ID, trouble: 'failed' }]],
    lostExports: [[AT]],
    forgetOldExports: [[{ now: AT, failedBefore: EARLIER }]],
    exportsOf: [[ID, 50]],
    weeklyExportsOf: [[ID]],
    countScheduled: [[ID]],
    findExport: [[{ id: ID, accountId: ID }, AT]],
    deleteExport: [[{ id: ID, accountId: ID }]],
    takeDueWeekly: [[{ now: LATER, nextAt: LATER, limit: 10 }]],
    deleteWeekly: [[ID]],
    noteOffline: [[NEW_ID, AT]],
    readyExports: [
      [null, 100],
      [ID, 100],
    ],
    isReady: [[ID]],
  }),
  sampled('admin/exports/export-row', exportRow, {
    countRows: [
      [USERS, 1_000],
      [{ ...LETTERS, filter: { status: 'mailed' } }, 1_000],
    ],
    countRowsInTime: [[USERS, { most: 1_000, withinMs: 100 }]],
    laterPlace: [
      [USERS, 500],
      [{ ...LETTERS, after: PLACE }, 500],
    ],
    placeOfRow: [
      ['users', ID],
      ['letters', ID],
    ],
    linesToCopy: 'no statement: copyLines runs it',
    cellsToCopy: 'no statement: copyCells runs it',
    lineOfRow: 'no statement: a part of changesAfter',
  }),
  sampled('admin/figures/day-count', dayCount, {
    sumDayCounts: [[{ names: [NAME], from: DAY, to: DAY }]],
    sumOutcomes: [[{ from: DAY, to: DAY }]],
    addToDay: [[{ name: 'visit', day: DAY, amount: 1 }]],
  }),
  sampled('admin/lists/kept-total', keptTotal, {
    readKeptTotals: [[[NAME]]],
    sumKeptTotals: [[[NAME]]],
    namesOfChoices: 'no statement: names',
    readMailTotals: [[]],
  }),

  sampled(
    'admin/lists/staff-list',
    staffList,
    {
      directionOf: 'no statement: a word',
      beyond: 'no statement: a condition',
      sortKey: 'no statement: a column',
      betweenDays: 'no statement: conditions',
      pageOfUsers: [
        [{ filter: {}, emailSearch: 'beginning' }, FIRST_PAGE],
        [{ filter: { plan: 'pro' }, emailSearch: 'beginning' }, LATER_PAGE],
        [{ filter: { flagged: 'yes' }, emailSearch: 'beginning' }, FIRST_PAGE],
        [{ filter: { search: 'ana' }, emailSearch: 'beginning' }, FIRST_PAGE],
        [{ filter: { search: 'ana@example.com' }, emailSearch: 'whole' }, FIRST_PAGE],
      ],
      pageOfFlagged: [[FIRST_PAGE], [LATER_PAGE]],
      findListedUser: [[ID]],
      findPeople: [
        ['ana', 8],
        ['Ana Lee', 8],
      ],
      userFits: 'no statement: a condition',
      pageOfLetters: [
        [{}, FIRST_PAGE],
        [{ status: 'mailed', reason: 'not_mine', recipient: 'bureau' }, LATER_PAGE],
        [{ search: ID }, FIRST_PAGE],
        [{ search: 'CF-7K3M', status: 'mailed' }, FIRST_PAGE],
      ],
      newestLetters: [[ID, 10]],
      lettersOfReference: [['CF-7K3M', 8]],
      lettersOfIds: [[[ID]]],
      letterFits: 'no statement: a condition',
    },
    { pageOfUsers: usersPages, pageOfLetters: lettersPages },
  ),

  sampled('admin/sign-in/second-factor', secondFactor, {
    lockFactors: [[NAME]],
    factorKinds: [[NAME]],
    staffFactors: [[[NAME]]],
    forgetFactors: [[NAME]],
    adminPasskeysOf: [[NAME]],
    listAdminPasskeys: [['admin@example.com']],
    removeAdminPasskey: [[{ id: ID, email: 'admin@example.com' }]],
    addAdminPasskey: [
      [
        {
          id: NEW_ID,
          email: NAME,
          credentialId: 'new',
          publicKey: NAME,
          counter: 0,
          transports: NAME,
          createdAt: AT,
        },
      ],
    ],
    useAdminPasskey: [[{ credentialId: NAME, counter: 1, at: AT }]],
    findTotp: [[NAME]],
    replaceTotp: [[{ id: NEW_ID, email: NAME, sealedSecret: NAME }]],
    useTotp: [[{ id: ID, step: 2, at: AT }]],
  }),
  sampled('admin/staff/staff-member', staffMember, {
    findMember: [[NAME]],
    allMembers: [[]],
    lockMembers: [[]],
    setMember: [[{ email: 'new@example.com', role: 'support', changedBy: ID, changedAt: AT }]],
    removeMember: [[NAME]],
  }),
  sampled('admin/saved-reply', savedReply, {
    savedReplies: [[]],
    lockReplies: [[]],
    addReply: [
      [{ id: NEW_ID, name: 'Another', text: NAME, version: 1, changedBy: ID, changedAt: AT }],
    ],
    changeReply: [
      [
        { id: ID, basedOn: 1 },
        { name: NAME, text: NAME, changedBy: ID, changedAt: AT },
      ],
    ],
    removeReply: [[ID]],
  }),
  sampled('admin/staff-filter', staffFilter, {
    filtersOf: [[ID]],
    replaceFilter: [
      [
        {
          id: NEW_ID,
          accountId: ID,
          kind: 'users',
          name: 'new',
          sealedQuery: NAME,
          createdAt: AT,
        },
        20,
      ],
    ],
    deleteFilter: [[{ id: ID, accountId: ID }]],
  }),
  sampled('admin/sync/sync', sync, {
    changesAfter: [
      [{ kind: 'users', masked: true, now: AT, begun: 1n, xid: 1n, number: 1n, limit: 5_000 }],
      [{ kind: 'letters', masked: true, now: AT, begun: 1n, xid: 1n, number: 1n, limit: 5_000 }],
    ],
    syncState: [[]],
    mendSyncLog: [['2026-06']],
    tidyLog: [[{ horizon: 2n, goneBefore: EARLIER }]],
    addReplica: [[{ id: NEW_ID, sessionId: ID, reason: NAME, begunAt: AT }]],
    findOwnReplica: [[{ id: ID, sessionId: ID }]],
  }),
  sampled('admin/system-state', systemState, {
    queueFigures: [[]],
    serverVersion: [[]],
  }),
];
