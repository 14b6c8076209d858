import { myAccountEndpoints } from '@creditfix/shared/accounts';
import type { BodyInputOf } from '@creditfix/shared/kernel';
import { letterEndpoints, type BegunFrom } from '@creditfix/shared/letters';
import { callApi } from '#webapp/kit/index.ts';

type Content = BodyInputOf<typeof letterEndpoints.createDraft>['content'];

/** A letter begun from a file with what was confirmed of it, and with what the account knows of the person. @returns the draft */
export async function keepDraft(
  from: BegunFrom,
  begun: Pick<Content, 'bureauType' | 'disputeDetails' | 'documents' | 'marks'>,
): Promise<string | undefined> {
  const account = await callApi(myAccountEndpoints.getMyAccount, { staysOnPage: true });
  const personalInfo = account.ok ? account.data.profile : {};
  const draft = await callApi(letterEndpoints.createDraft, {
    body: { id: crypto.randomUUID(), content: { ...begun, personalInfo, step: 1 }, from },
    staysOnPage: true,
  });
  return draft.ok ? draft.data.id : undefined;
}
