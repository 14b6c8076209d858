import * as dashboard from '#server/disputes/dashboard.repository.ts';
import * as dispute from '#server/disputes/dispute.repository.ts';
import * as nudge from '#server/letters/nudge.repository.ts';
import * as letterRecord from '#server/letters/letter-record.repository.ts';
import * as calendarFeed from '#server/disputes/calendar-feed.repository.ts';
import * as document from '#server/documents/document.repository.ts';
import * as addressBook from '#server/letters/companies/address-book.repository.ts';
import * as draft from '#server/letters/drafts/draft.repository.ts';
import * as letter from '#server/letters/letter.repository.ts';
import * as signing from '#server/letters/signing/signing.repository.ts';
import * as keptReport from '#server/reports/kept-report.repository.ts';
import { AT, DAY, EARLIER, HASH, ID, LATER, NAME, NEW_ID, sampled } from './sample.ts';

export const lettersSamples = [
  sampled('letters/letter', letter, {
    findLetters: [[ID, { limit: 50 }]],
    findWholeLetter: [[ID, ID]],
    findLetterOfCall: [[{ accountId: ID, requestKey: NAME, since: EARLIER }]],
    findLetterContent: [[ID]],
    findLetterFiles: [[ID]],
    letterIdsOf: [[ID]],
    accountsWithLetters: [[[ID]]],
    openDraftOf: [[[ID]]],
    openDrafts: [[ID, 100]],
    findOwnLetter: [[ID, ID]],
    writeMailing: [[ID, { status: 'mailed', mailDate: DAY, trackingNumber: NAME }]],
    lockSigning: [[ID]],
    lockLettersOf: [[ID]],
    lockOldLetters: [
      [{ before: LATER, limit: 100 }],
      [{ before: LATER, limit: 100, packetsAt: LATER }],
    ],
    keepPackets: [[[ID], LATER]],
    forgetPacket: [[ID]],
    deleteLetter: [[ID]],
    forgetLettersOf: [[ID]],
    filesAfter: [
      [null, 100],
      [ID, 100],
    ],
    hasFile: [[ID, NAME]],
    draftsOf: [[ID]],
    countOwnLetters: [[ID]],
  }),
  sampled('letters/drafts/draft', draft, {
    countDrafts: [[ID]],
    listDrafts: [[ID]],
    findDraftOfKey: [[ID, ID]],
  }),
  sampled('letters/signing/signing', signing, {
    signedTogether: [[ID]],
    isWithoutPdf: [[ID]],
    lettersWithoutPdf: [[ID]],
    interruptedLetters: [[LATER]],
    undoSigning: [
      [ID, { ids: [ID], reopens: true }],
      [ID, { ids: [ID], reopens: false }],
    ],
    forgetSavedSignature: [[ID]],
  }),
  sampled('letters/nudge', nudge, {
    waitingDrafts: [[{ from: EARLIER, to: LATER }]],
    isDraftWaiting: [[ID, LATER]],
    unmailedSignings: [[{ from: EARLIER, to: LATER, signedAfter: EARLIER }]],
    findUnmailed: [[ID]],
  }),
  sampled('letters/letter-record', letterRecord, {
    findMailedLetter: [[{ accountId: ID, letterId: ID }]],
    lockMailedLetter: [[{ id: ID, accountId: ID }]],
    lockReference: [[ID]],
    referencesOf: [[[ID]]],
    findSignedBefore: [
      [LATER, { afterId: undefined, limit: 100 }],
      [LATER, { afterId: ID, limit: 100 }],
    ],
    findTrail: [[ID, ID]],
    deleteTrails: [[ID], [ID, [ID]]],
    findEarlierLetters: [[{ accountId: ID, itemKeys: [NAME], since: EARLIER, limit: 20 }]],
    disputersOf: [[[NAME]]],
  }),
  sampled('letters/companies/address-book', addressBook, {
    offeredEntries: [['furnisher']],
    pageOfEntries: [
      [
        { search: undefined, kind: undefined, isRetired: false, checkedBefore: undefined },
        { offset: 0, limit: 26 },
      ],
      [
        { search: NAME, kind: 'collector', isRetired: false, checkedBefore: DAY },
        { offset: 25, limit: 26 },
      ],
    ],
    entryVersions: [[ID, 100]],
    countEntries: [[]],
    lockAddressBook: [[]],
    addEntryVersion: [
      [
        {
          entryId: NEW_ID,
          version: 1,
          kind: 'furnisher',
          purpose: 'disputes',
          name: NAME,
          street: NAME,
          street2: null,
          city: NAME,
          state: 'OH',
          zipCode: NAME,
          source: NAME,
          checkedOn: DAY,
          isRetired: false,
          changedBy: ID,
          changedAt: AT,
        },
      ],
    ],
  }),
];

export const reportsSamples = [
  sampled('reports/kept-report', keptReport, {
    findKeptReports: [[ID]],
    findKeptFacts: [[ID, ID]],
    addKeptReport: [
      [
        {
          id: NEW_ID,
          accountId: ID,
          bureau: 'equifax',
          reportDate: DAY,
          accounts: 1,
          sealedFacts: NAME,
          createdAt: AT,
        },
      ],
    ],
    deleteKeptReport: [[ID, ID]],
    deleteKeptReportsOf: [[ID]],
    deleteOldKeptReports: [[LATER]],
  }),
];

export const documentsSamples = [
  sampled('documents/document', document, {
    findDocuments: [[ID]],
    findOwnDocument: [[ID, ID]],
    findReady: [[ID, [ID]]],
    findAllReady: [[ID]],
    countDocuments: [[ID]],
    insertDocument: [
      [
        {
          id: NEW_ID,
          accountId: ID,
          kind: 'identity_proof',
          status: 'storing',
          pages: 1,
          bytes: 1,
          sha256: HASH,
          createdAt: AT,
          usedAt: null,
          keptUntil: null,
        },
      ],
    ],
    markStored: [[ID]],
    markUsed: [[{ id: ID, accountId: ID, at: AT }]],
    addEnclosure: [[{ letterId: ID, documentId: NEW_ID, accountId: ID, at: AT }]],
    noteEnclosed: [[ID]],
    accountsWithDocuments: [[[ID]]],
    lockForRemoval: [[ID, ID]],
    markRemoving: [[ID]],
    markAllRemoving: [[ID]],
    keepDocuments: [[[ID], LATER]],
    markOutdated: [[{ now: AT, unused: EARLIER, overdue: EARLIER, limit: 100 }]],
    deleteRemoved: [[ID]],
    nextReady: [
      [null, 100],
      [ID, 100],
    ],
    isKept: [[ID]],
    countReady: [[ID]],
  }),
];

export const disputesSamples = [
  sampled('disputes/calendar-feed', calendarFeed, {
    keepFeed: [[{ accountId: ID, tokenHash: HASH, sealedToken: NAME, createdAt: AT }]],
    feedOf: [[ID]],
    ownerOfFeed: [[HASH]],
    removeFeed: [[ID]],
  }),
  sampled('disputes/dashboard', dashboard, {
    countForDashboard: [[ID]],
    countScores: [[ID]],
    keepScore: [
      [{ id: NEW_ID, accountId: ID, seenOn: DAY, score: 700, source: NAME, createdAt: AT }],
    ],
    scoresOf: [[ID]],
    removeScore: [[ID, ID]],
    removeAllScores: [[ID]],
  }),

  sampled('disputes/dispute', dispute, {
    findDisputes: [[ID]],
    findDispute: [[ID, ID]],
    lockDispute: [[{ disputeId: ID, accountId: ID }]],
    disputesOfLetter: [[ID, ID]],
    addDispute: [
      [
        {
          id: NEW_ID,
          accountId: ID,
          firstLetterId: NEW_ID,
          itemNumber: 1,
          itemKey: NAME,
          sealedItem: NAME,
          createdAt: AT,
        },
      ],
    ],
    addRound: [
      [
        {
          id: NEW_ID,
          disputeId: ID,
          letterId: NEW_ID,
          recipient: 'bureau',
          bureau: 'equifax',
          sealedTarget: NAME,
          basis: 'reinvestigation',
          createdAt: AT,
        },
      ],
    ],
    settleDispute: [[ID, AT]],
    updateRound: [[ID, { receivedOn: DAY, dueOn: DAY, remindOn: DAY }]],
    lockRoundsBeside: [[ID]],
    evidenceBeside: [[ID]],
    roundsToRemind: [[DAY, { after: ID, limit: 100 }]],
    removeDisputes: [[ID]],
    draftsOfStep: [[{ roundId: ID, step: 'mail_letter', madeFrom: NAME }]],
    addDisputeDraft: [
      [{ draftId: NEW_ID, roundId: ID, step: 'mail_letter', madeFrom: NAME, createdAt: AT }],
    ],
    disputesOfDraft: [[ID, ID]],
  }),
];
