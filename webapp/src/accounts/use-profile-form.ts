import { myAccountEndpoints, type Profile } from '@creditfix/shared/accounts';
import type { FieldFault } from '@creditfix/shared/kernel';
import { useState } from 'react';
import { callApi, type FieldProblem } from '#webapp/kit/index.ts';
import { putMyAccount } from './accounts.queries.ts';

export type ProfileSaving =
  | { readonly kind: 'unchanged' | 'unsaved' | 'saving' | 'failed' }
  | { readonly kind: 'saved'; readonly empty: boolean };

interface Failure {
  readonly fields: readonly FieldFault[];
  readonly trouble?: string | undefined;
}

const noFailure: Failure = { fields: [] };

/** The profile as typed, how far it is kept, and what the server would not take. */
export function useProfileForm(profile: Profile) {
  const [typed, setTyped] = useState(profile);
  const [saving, setSaving] = useState<ProfileSaving>({ kind: 'unchanged' });
  const [failure, setFailure] = useState(noFailure);
  const [attempt, setAttempt] = useState(0);

  const save = async (): Promise<void> => {
    setSaving({ kind: 'saving' });
    setFailure(noFailure);
    // The page keeps what was typed where the session ended meanwhile; the sentence says so.
    const answer = await callApi(myAccountEndpoints.saveProfile, {
      body: typed,
      staysOnPage: true,
    });
    setAttempt((number) => number + 1);
    if (!answer.ok) {
      const { fields = [], error } = answer.problem;
      setFailure({ fields, trouble: fields.length > 0 ? undefined : error });
      return setSaving({ kind: 'failed' });
    }
    setTyped(answer.data);
    putMyAccount({ profile: answer.data });
    setSaving({ kind: 'saved', empty: Object.values(answer.data).every((text) => text === '') });
  };

  const bind = (field: keyof Profile) => ({
    id: fieldId(field),
    name: field,
    value: typed[field],
    error: failure.fields.find(({ path }) => path === field)?.message,
    onChange: (value: string) => {
      setTyped((now) => ({ ...now, [field]: value }));
      setSaving({ kind: 'unsaved' });
    },
  });

  const problems: FieldProblem[] = failure.fields.map(({ path, message }) => ({
    fieldId: fieldId(path),
    message,
  }));
  return { typed, bind, save, saving, problems, attempt, trouble: failure.trouble };
}

const fieldId = (field: string) => `profile-${field}`;
