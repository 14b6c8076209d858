import { AuditAction } from '@creditfix/shared/admin';
import { Button, SelectField } from '#webapp/kit/index.ts';
import classes from './admin-dashboard.module.css';
import type { FilterTexts } from './filter-bar.tsx';
import { UserLink } from './user-link.tsx';

interface AuditFilterProps {
  readonly filter: FilterTexts;
  /** What the server could not read of it, by name. */
  readonly faults: FilterTexts;
  readonly onChange: (filter: FilterTexts) => void;
}

const actions = Object.values(AuditAction)
  .map((value) => ({ value, label: value.replaceAll('_', ' ') }))
  .toSorted((one, other) => one.label.localeCompare(other.label));

/** Which lines of the audit log: of one deed, and about one user where the user's page led here. */
export function AuditFilter({ filter, faults, onChange }: AuditFilterProps) {
  const { subjectId, ...rest } = filter;
  const { action: _, ...everyDeed } = filter;
  return (
    <div className={classes.deedsLine}>
      <SelectField
        id="audit-action"
        label="What"
        placeholder="Everything"
        options={actions}
        value={filter['action'] ?? ''}
        error={faults['action']}
        onChange={(action) => onChange(action === '' ? everyDeed : { ...filter, action })}
      />
      {subjectId && (
        <p className={`${classes.quiet} ${classes.about}`}>
          Only about user <UserLink id={subjectId} />{' '}
          <Button look="plain" onClick={() => onChange(rest)}>
            About everybody
          </Button>
        </p>
      )}
    </div>
  );
}
