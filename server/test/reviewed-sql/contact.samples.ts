import * as contactFile from '#server/contact/contact-file.repository.ts';
import * as contactMessage from '#server/contact/contact-message.repository.ts';
import * as readInbox from '#server/contact/read-inbox.repository.ts';
import { AT, combinationsOf, EARLIER, ID, LATER, NAME, NEW_ID, sampled } from './sample.ts';

/** All that the staff can narrow the list of messages to. */
const messagePages = combinationsOf({
  status: { '': {}, status: { status: 'open' } },
  mine: { '': {}, mine: { assignedTo: ID } },
  place: {
    newest: { order: 'newest', after: undefined },
    'from a place, oldest first': {
      order: 'oldest',
      after: { at: '2026-06-01T00:00:00.000000Z', id: ID },
    },
  },
}).map(({ name, chosen }) => ({
  name,
  call: [Object.assign({ offset: 0, limit: 51 }, ...Object.values(chosen))],
}));

export const contactSamples = [
  sampled(
    'contact/contact-message',
    contactMessage,
    {
      lockWriter: [[NAME]],
      wasThankedSince: [[NAME, EARLIER]],
      addMessage: [
        [
          {
            id: NEW_ID,
            emailKey: NAME,
            subject: 'general',
            sealedMessage: NAME,
            acknowledged: true,
            language: 'en',
            status: 'open',
            assignedTo: null,
            answeredAt: null,
            version: 1,
            createdAt: AT,
            wroteAt: AT,
            waitsSince: AT,
          },
        ],
      ],
      messagesOf: [[NAME]],
      subjectsOf: [[[NAME], 10]],
      pageOfMessages: [
        [
          {
            status: undefined,
            assignedTo: undefined,
            order: 'newest',
            after: undefined,
            offset: 0,
            limit: 51,
          },
        ],
        [
          {
            status: 'open',
            assignedTo: undefined,
            order: 'newest',
            after: undefined,
            offset: 0,
            limit: 51,
          },
        ],
        [
          {
            status: 'open',
            assignedTo: ID,
            order: 'oldest',
            after: { at: '2026-06-01T00:00:00.000000Z', id: ID },
            offset: 0,
            limit: 51,
          },
        ],
      ],
      findMessage: [[ID]],
      entriesOf: [[[ID]]],
      addEntry: [
        [
          {
            id: NEW_ID,
            messageId: ID,
            number: 2,
            kind: 'note',
            sealedText: NAME,
            writtenBy: ID,
            emailKey: null,
            createdAt: AT,
          },
        ],
      ],
      reopenMessage: [[{ id: ID, emailKey: NAME, at: AT }]],
      changeMessage: [
        [{ id: ID, basedOn: 1 }, {}],
        [
          { id: ID, basedOn: 1 },
          { status: 'answered', takenBy: ID, answeredAt: AT },
        ],
        [{ id: ID, basedOn: 1 }, { assignedTo: null }],
      ],
      finishMessages: [[{ ids: [ID], done: true }], [{ ids: [ID], done: false }]],
      forgetMessages: [[NAME]],
      oldMessages: [[EARLIER]],
      purgeMessages: [[[ID]]],
    },
    { pageOfMessages: messagePages },
  ),
  sampled('contact/contact-file', contactFile, {
    addFile: [
      [
        {
          id: NEW_ID,
          messageId: ID,
          entryId: null,
          sealedName: NAME,
          ending: 'pdf',
          bytes: 1,
          createdAt: AT,
        },
      ],
    ],
    filesOf: [[[ID]]],
    filesToRemove: [[[ID]]],
    findFile: [[{ id: ID, messageId: ID }]],
    attachFiles: [[{ ids: [ID], messageId: ID, entryId: ID }]],
    removeUnsent: [[EARLIER]],
    nextFiles: [
      [null, 10],
      [ID, 10],
    ],
    isFileNamed: [[ID]],
  }),
  sampled('contact/read-inbox', readInbox, {
    claimInbox: [[NAME, { now: AT, until: AT }]],
    notePlace: [[NAME, NAME]],
    releaseInbox: [[NAME, { failures: 2, claimedUntil: LATER }]],
  }),
];
