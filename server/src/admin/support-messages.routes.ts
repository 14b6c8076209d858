import { Plan, planAt } from '@creditfix/shared/accounts';
import { AdminProblems, StaffRole, supportMessageEndpoints } from '@creditfix/shared/admin';
import { DocumentProblems } from '@creditfix/shared/documents';
import { RequestProblems } from '@creditfix/shared/kernel';
import { randomUUID } from 'node:crypto';
import { addressesOf, plansOfAddresses } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { FileReply, Reply, implement, type Route } from '#server/platform/http/index.ts';
import type { AdminSettings, OversightParts } from './admin.parts.ts';
import { wholeStaff } from './staff/staff-roles.ts';
import { audited } from './audit/audit.ts';
import { cutPage, placeOf } from './lists/list-page.ts';
import {
  addReply,
  changeReply,
  lockReplies,
  removeReply,
  savedReplies,
} from './saved-reply.repository.ts';

/** Messages to support and the answers that the staff keep: each look and each change is a line of the audit log. */
export function supportMessageRoutes(parts: OversightParts): Route[] {
  return [
    ...messageRoutes(parts),
    ...threadRoutes(parts),
    ...fileRoutes(parts),
    ...replyRoutes(parts),
  ];
}

const { adminMessages, adminMessage, answerMessage, noteOnMessage, changeMessage, finishMessages } =
  supportMessageEndpoints;

function messageRoutes(parts: OversightParts): Route[] {
  const { clock, supportInbox } = parts;
  return [
    implement(adminMessages)([], ({ query }, call) =>
      audited(call, parts, 'look_at_messages', async (tx, actorId) => {
        const found = await supportInbox.page(tx, {
          ...placeOf(query, 'messages'),
          status: query.status,
          assignedTo: query.mine === 'yes' ? actorId : undefined,
        });
        const { rows, next } = cutPage(found, query, 'messages');
        const writers = await writersAt(
          tx,
          rows.map(({ email }) => email),
          clock.now(),
        );
        const names = await addressesOf(
          tx,
          rows.flatMap(({ assignedTo }) => assignedTo ?? []),
        );
        const messages = rows.map((row) => ({
          ...row,
          pro: writers.get(row.email)?.pro ?? false,
          assignedTo: nameOf(names, row.assignedTo),
        }));
        const detail = `${rows.length}: ${rows.map(({ id }) => id).join(' ')}`;
        return { result: { messages, next, total: null }, detail };
      }),
    ),

    implement(adminMessage)([], ({ params: { id } }, call) =>
      audited(call, parts, 'look_at_message', async (tx) => {
        const thread = await supportInbox.find(tx, id);
        if (!thread) throw AdminProblems.raise('admin.message_unknown');
        const { entries, assignedTo, ...message } = thread;
        const writer = (await writersAt(tx, [message.email], clock.now())).get(message.email);
        const names = await addressesOf(
          tx,
          [assignedTo ?? [], ...entries.map(({ writtenBy }) => writtenBy ?? [])].flat(),
        );
        const result = {
          ...message,
          pro: writer?.pro ?? false,
          userId: writer?.id ?? null,
          assignedTo: nameOf(names, assignedTo),
          entries: entries.map(({ writtenBy, ...entry }) => ({
            ...entry,
            leftOut: [...entry.leftOut],
            files: [...entry.files],
            by: (writtenBy && names.get(writtenBy)) ?? null,
          })),
          staff: await helpersOf(tx, parts.administrators),
        };
        return { result, subjectId: result.userId, detail: `message ${id}` };
      }),
    ),

    implement(finishMessages)([], async ({ body }, call) => {
      const action = body.done ? 'finish_messages' : 'reopen_messages';
      const changed = await audited(call, parts, action, async (tx) => {
        const ids = await supportInbox.finish(tx, body);
        return { result: ids.length, detail: `${ids.length}: ${ids.join(' ')}` };
      });
      const what = changed === 1 ? 'One message is' : `${changed} messages are`;
      return new Reply({ changed }, `${what} ${body.done ? 'closed' : 'open again'}.`);
    }),
  ];
}

function threadRoutes(parts: OversightParts): Route[] {
  const { supportInbox } = parts;
  return [
    implement(answerMessage)([], async ({ params: { id }, body }, call) => {
      const { basedOn, text, close, files } = body;
      await audited(call, parts, 'answer_message', async (tx, by) => {
        const answerId = await supportInbox.answer(tx, { id, basedOn }, { text, by, close, files });
        if (answerId === undefined) await refuseLate(tx, parts, id);
        const along = files.length > 0 ? `, files ${files.join(' ')}` : '';
        const detail = `message ${id}, answer ${answerId}${along}${close ? ', closed' : ''}`;
        return { result: undefined, detail };
      });
      return new Reply({ version: basedOn + 1 }, 'The answer is on its way by email.');
    }),

    implement(noteOnMessage)([], async ({ params: { id }, body }, call) => {
      const { basedOn, text } = body;
      await audited(call, parts, 'note_on_message', async (tx, by) => {
        const noteId = await supportInbox.note(tx, { id, basedOn }, { text, by });
        if (noteId === undefined) await refuseLate(tx, parts, id);
        return { result: undefined, detail: `message ${id}, note ${noteId}` };
      });
      return new Reply({ version: basedOn + 1 }, 'The note is kept.');
    }),

    implement(changeMessage)([], async ({ params: { id }, body }, call) => {
      const { basedOn, status, assignedTo } = body;
      const action = assignedTo === undefined ? 'set_message_status' : 'assign_message';
      await audited(call, parts, action, async (tx) => {
        if (assignedTo) await checkHelper(tx, parts.administrators, assignedTo);
        if (!(await supportInbox.change(tx, { id, basedOn }, { status, assignedTo })))
          await refuseLate(tx, parts, id);
        const whose = assignedTo === undefined ? [] : [`to ${assignedTo ?? 'nobody'}`];
        const detail = [`message ${id}`, ...(status ? [status] : []), ...whose].join(', ');
        return { result: undefined, detail };
      });
      return { version: basedOn + 1 };
    }),
  ];
}

function fileRoutes(parts: OversightParts): Route[] {
  const { supportInbox } = parts;
  return [
    implement(supportMessageEndpoints.addMessageFile)([], async (asked, call) => {
      const { params, query, upload } = asked;
      if (upload?.fault === 'too_large') throw AdminProblems.raise('admin.file_too_large');
      if (!upload?.bytes) throw DocumentProblems.raise(`documents.${upload?.fault ?? 'empty'}`);
      const file = { name: query.name, bytes: upload.bytes };
      const added = await supportInbox.addFile(call.em, params.id, file);
      if (!added) throw AdminProblems.raise('admin.message_unknown');
      return added;
    }),

    implement(supportMessageEndpoints.openMessageFile)([], async ({ params }, call) => {
      const { id: messageId, fileId: id } = params;
      const { name, bytes } = await audited(call, parts, 'open_message_file', async (tx) => {
        const file = await supportInbox.openFile(tx, { id, messageId });
        if (!file) throw AdminProblems.raise('admin.message_unknown');
        return { result: file, detail: `message ${messageId}, file ${id}` };
      });
      return new FileReply({ bytes, fileName: name, disposition: 'attachment', etag: id });
    }),
  ];
}

/** Says why a change of a thread came too late. @throws Problem `admin.message_unknown`, `admin.message_changed` */
async function refuseLate(
  tx: EntityManager,
  { supportInbox }: OversightParts,
  id: string,
): Promise<never> {
  const isThere = (await supportInbox.find(tx, id)) !== undefined;
  throw AdminProblems.raise(isThere ? 'admin.message_changed' : 'admin.message_unknown');
}

/** Whose accounts these addresses are. Answers first are part of Pro: the staff see who has it now. */
async function writersAt(
  em: EntityManager,
  emails: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, { readonly id: string; readonly pro: boolean }>> {
  const accounts = await plansOfAddresses(em, emails);
  return new Map(
    accounts.map(({ id, email, plan, planUntil }) => [
      email,
      { id, pro: planAt(plan, planUntil ?? null, now) === Plan.pro },
    ]),
  );
}

function nameOf(names: ReadonlyMap<string, string>, accountId: string | null): string | null {
  return accountId === null ? null : (names.get(accountId) ?? 'a deleted account');
}

/** Who of the staff answers messages and has signed in before, by address. */
async function helpersOf(
  em: EntityManager,
  settings: AdminSettings,
): Promise<{ readonly id: string; readonly email: string }[]> {
  const staff = await wholeStaff(em, settings);
  const emails = [...staff].flatMap(([email, role]) => (role === StaffRole.auditor ? [] : email));
  const accounts = await plansOfAddresses(em, emails);
  return accounts
    .map(({ id, email }) => ({ id, email }))
    .toSorted((one, other) => one.email.localeCompare(other.email));
}

/** @throws Problem `request.invalid` if that account is none of the staff who answer messages */
async function checkHelper(em: EntityManager, settings: AdminSettings, accountId: string) {
  if ((await helpersOf(em, settings)).some(({ id }) => id === accountId)) return;
  const message = 'Please choose somebody of the staff who answers messages.';
  throw RequestProblems.raise('request.invalid', { fields: [{ path: 'assignedTo', message }] });
}

const MOST_REPLIES = 200;

function replyRoutes(parts: OversightParts): Route[] {
  return [
    // Nothing personal is in them.
    implement(supportMessageEndpoints.savedReplies)([], async (_, call) => ({
      replies: (await savedReplies(call.em)).map(({ id, name, text, version }) => ({
        id,
        name,
        text,
        version,
      })),
    })),

    implement(supportMessageEndpoints.saveReply)([], async ({ body }, call) => {
      const id = await audited(call, parts, 'save_reply', async (tx, changedBy) => {
        const { reply, name, text } = body;
        await lockReplies(tx);
        const others = (await savedReplies(tx)).filter((other) => other.id !== reply?.id);
        if (others.some((other) => other.name === name))
          throw AdminProblems.raise('admin.reply_name_taken');
        const content = { name, text, changedBy, changedAt: parts.clock.now() };
        if (reply) {
          if (!(await changeReply(tx, reply, content)))
            throw AdminProblems.raise('admin.reply_changed');
          return { result: reply.id, detail: `reply ${reply.id}` };
        }
        if (others.length >= MOST_REPLIES) throw AdminProblems.raise('admin.too_many_replies');
        const added = randomUUID();
        await addReply(tx, { ...content, id: added, version: 1 });
        return { result: added, detail: `reply ${added}, new` };
      });
      return new Reply({ id }, 'The reply is saved.');
    }),

    implement(supportMessageEndpoints.removeReply)([], async ({ params: { id } }, call) => {
      await audited(call, parts, 'remove_reply', async (tx) => {
        await lockReplies(tx);
        const wasThere = await removeReply(tx, id);
        return { result: undefined, detail: `reply ${id}${wasThere ? '' : ', gone already'}` };
      });
      return { removed: true };
    }),
  ];
}
