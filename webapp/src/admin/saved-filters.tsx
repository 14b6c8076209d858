import { oversightEndpoints, type ExportKind } from '@creditfix/shared/admin';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button, FieldError, TextField, callApi, queryOf, useQuery } from '#webapp/kit/index.ts';
import type { FilterTexts } from './filter-bar.tsx';
import { useNamingFilter } from './naming-filter.atoms.ts';
import classes from './saved-filters.module.css';

interface SavedFiltersProps {
  readonly kind: ExportKind;
  readonly filter: FilterTexts;
  readonly onUse: (filter: FilterTexts) => void;
}

/** The filters that this member of the staff keeps for this list, and a place to keep the present one. */
export function SavedFilters({ kind, filter, onUse }: SavedFiltersProps) {
  const { data, refetch } = useQuery(queryOf(oversightEndpoints.savedFilters));
  const [naming, setNaming] = useNamingFilter();
  const [trouble, setTrouble] = useState<string>();
  if (!data) return null;
  const own = data.filters.filter((each) => each.kind === kind);
  const canSave = Object.keys(filter).length > 0;
  if (own.length === 0 && !canSave) return null;

  const save = async (name: string): Promise<void> => {
    const body = { kind, name, query: { ...filter } };
    const answer = await callApi(oversightEndpoints.saveFilter, { body });
    setTrouble(
      answer.ok ? undefined : (answer.problem.fields?.[0]?.message ?? answer.problem.error),
    );
    if (!answer.ok) return;
    setNaming(false);
    void refetch();
  };
  const remove = async (id: string): Promise<void> => {
    const answer = await callApi(oversightEndpoints.removeFilter, { params: { id } });
    if (answer.ok) void refetch();
    else setTrouble(answer.problem.error);
  };

  return (
    <div className={classes.filters} role="group" aria-label="Saved filters">
      {own.map((each) => (
        <span key={each.id} className={classes.kept}>
          <Button look="plain" onClick={() => onUse(each.query)}>
            {each.name}
          </Button>
          <Button
            look="plain"
            icon="close"
            aria-label={`Forget the filter ${each.name}`}
            onClick={() => void remove(each.id)}
          >
            {''}
          </Button>
        </span>
      ))}
      {canSave && !naming && (
        <Button look="plain" icon="plus" onClick={() => setNaming(true)}>
          Save this filter
        </Button>
      )}
      {canSave && naming && (
        <NameFilter id={`${kind}-filter-name`} onSave={save} onCancel={() => setNaming(false)} />
      )}
      <div role="alert">
        <FieldError id={`${kind}-filter-trouble`} error={trouble} />
      </div>
    </div>
  );
}

interface NameFilterProps {
  readonly id: string;
  readonly onSave: (name: string) => Promise<void>;
  readonly onCancel: () => void;
}

function NameFilter({ id, onSave, onCancel }: NameFilterProps) {
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void onSave(name.trim());
  };
  return (
    <form className={classes.naming} onSubmit={submit}>
      <TextField
        ref={field}
        id={id}
        label="Name of the filter"
        autoComplete="off"
        maxLength={60}
        value={name}
        onChange={setName}
      />
      <Button type="submit" disabled={name.trim() === ''}>
        Save
      </Button>
      <Button look="plain" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  );
}
