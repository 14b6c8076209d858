import * as operatorSetting from '#server/operator/operator-setting.repository.ts';
import * as email from '#server/platform/email/email.repository.ts';
import * as vault from '#server/platform/vault/vault.repository.ts';
import * as captchaUse from '#server/platform/captcha/captcha-use.repository.ts';
import * as removedFile from '#server/platform/files/removed-file.repository.ts';
import * as rateBucket from '#server/platform/limits/rate-bucket.repository.ts';
import { AT, EARLIER, ID, LATER, NAME, NEW_ID, sampled } from './sample.ts';

const COLUMN = { table: 'letters', column: 'sealed_form', id: 'id', idType: 'uuid' };

export const platformSamples = [
  sampled('operator/operator-setting', operatorSetting, {
    newestVersion: [[]],
    newestOfEach: [[]],
    versionsOf: [['company', { before: 9, limit: 20 }]],
    findVersion: [[1]],
    lockSettings: [[]],
    addVersion: [
      [
        {
          version: 2,
          key: 'company',
          value: null,
          changedBy: ID,
          restored: null,
          changedAt: AT,
        },
      ],
    ],
  }),

  sampled('platform/captcha/captcha-use', captchaUse, { useTokenOnce: [[NAME, AT]] }),

  sampled('platform/email/email', email, {
    addEmail: [
      [
        {
          id: NEW_ID,
          key: 'new',
          kind: NAME,
          accountId: ID,
          sealedMessage: NAME,
          keepsText: true,
          createdAt: AT,
        },
      ],
    ],
    claimEmail: [[ID, { now: AT, until: LATER }]],
    isQueued: [[ID]],
    releaseEmail: [[ID]],
    noteSent: [[ID, AT]],
    accountOfEmail: [[ID]],
    noteRefused: [[ID]],
    giveUpEmails: [[EARLIER]],
    waitingEmails: [[{ queuedBefore: AT, now: AT, limit: 100 }]],
    emailsOf: [[ID]],
    findEmail: [[ID]],
    newestEmails: [[ID, 100]],
    forgetEmails: [[ID]],
    purgeOutgoingEmails: [[EARLIER]],
    emailStates: [[[NAME]]],
    emailTraffic: [[EARLIER]],
    keepLocalEmail: [[{ id: NEW_ID, sealedMessage: NAME, sentAt: AT }, 100]],
    keptLocalEmails: [[]],
    localEmails: [[[ID]]],
    purgeLocalEmails: [[EARLIER]],
  }),
  sampled('platform/files/removed-file', removedFile, {
    noteFile: [['new', AT]],
    takeNoteBack: [[NAME, EARLIER]],
    nextNoted: [[{ after: '', now: AT, limit: 100 }]],
    forgetNote: [[NAME]],
    areFilesHeld: [[]],
  }),
  sampled('platform/limits/rate-bucket', rateBucket, {
    addHits: [[{ key: NAME, count: 1, windowEnd: LATER }]],
    purgeRateBuckets: [[EARLIER]],
  }),

  sampled('platform/vault/vault', vault, {
    findSealedColumns: [[]],
    nextSealed: [
      [COLUMN, { lastId: null, keyId: NAME, limit: 100 }],
      [COLUMN, { lastId: ID, keyId: NAME, limit: 100 }],
    ],
    swapSealed: [[COLUMN, { id: ID, sealed: NAME, anew: 'new' }]],
    countSealed: [[COLUMN, NAME]],
    resumeAt: [[NAME, NAME]],
    remember: [[{ place: NAME, keyId: NAME, lastId: null, done: false }]],
    noteWriting: [[NAME, { rowId: ID, key: NAME }]],
    findWriting: [[NAME]],
    storeOnce: [[NAME, NAME]],
  }),
];
