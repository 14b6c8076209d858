import { adminEndpoints } from '@creditfix/shared/admin';
import { useCallback, useState, type FormEvent } from 'react';
import {
  Answered,
  Button,
  CheckboxField,
  Notice,
  TextField,
  VisuallyHidden,
  callApi,
  useAnswer,
} from '#webapp/kit/index.ts';
import { AccountRow } from './account-row.tsx';
import type { FoundAccounts } from './admin-accounts.ts';
import classes from './admin-dashboard.module.css';
import { useSignedOut } from './use-signed-out.ts';

interface Search {
  readonly email: string;
  readonly flagged: boolean;
}

/** Finding accounts, their plan and their flags. Stands on its own, so that it can be one tab among others. */
export function AccountsPanel({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const [search, setSearch] = useState<Search>({ email: '', flagged: false });
  const ask = useCallback(
    (signal: AbortSignal) =>
      callApi(adminEndpoints.findAccounts, {
        query: {
          ...(search.email === '' ? {} : { email: search.email }),
          ...(search.flagged ? { flagged: 'yes' as const } : {}),
        },
        signal,
      }),
    [search],
  );
  const answer = useAnswer(ask);
  useSignedOut(answer, onSignedOut);

  return (
    <section aria-labelledby="accounts-heading">
      <h2 id="accounts-heading" className={classes.heading}>
        Accounts
      </h2>
      <SearchForm onSearch={setSearch} />
      <Answered answer={answer} what="the accounts" lines={6}>
        {(found) => (
          <Found
            found={found}
            onChanged={(changed) =>
              answer.put({
                ...found,
                accounts: found.accounts.map((old) => (old.id === changed.id ? changed : old)),
              })
            }
          />
        )}
      </Answered>
    </section>
  );
}

function SearchForm({ onSearch }: { readonly onSearch: (search: Search) => void }) {
  const [email, setEmail] = useState('');
  const [flagged, setFlagged] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch({ email: email.trim().toLowerCase(), flagged });
  };
  return (
    <form className={classes.search} role="search" onSubmit={submit}>
      <TextField
        id="account-email"
        label="Email begins with"
        type="search"
        autoComplete="off"
        maxLength={254}
        value={email}
        onChange={setEmail}
      />
      <CheckboxField
        id="flagged-only"
        label="Flagged only"
        checked={flagged}
        onChange={(on) => {
          setFlagged(on);
          onSearch({ email: email.trim().toLowerCase(), flagged: on });
        }}
      />
      <Button type="submit" look="deed">
        Search
      </Button>
    </form>
  );
}

interface FoundProps {
  readonly found: FoundAccounts;
  readonly onChanged: (account: FoundAccounts['accounts'][number]) => void;
}

function Found({ found, onChanged }: FoundProps) {
  const { accounts, onlinePayments } = found;
  const count = accounts.length === 1 ? '1 account' : `${accounts.length} accounts`;
  return (
    <div className={classes.found}>
      {!onlinePayments && (
        <Notice tone="info" title="Online payment is not set up. You can give Pro here." />
      )}
      <VisuallyHidden role="status">{count}</VisuallyHidden>
      {accounts.length === 0 ? (
        <p className={classes.quiet}>No account fits this search.</p>
      ) : (
        <p className={classes.quiet}>
          {accounts.length === 50
            ? 'The newest 50. Search to find others.'
            : `${count}, newest first.`}
        </p>
      )}
      <ul className={classes.list}>
        {accounts.map((account) => (
          <AccountRow key={account.id} account={account} onChanged={onChanged} />
        ))}
      </ul>
    </div>
  );
}
