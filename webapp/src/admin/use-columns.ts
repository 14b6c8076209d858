import { useState } from 'react';

/** A column with the name under which this browser remembers it. */
interface KeptColumn {
  readonly id: string;
}

/** Which columns of a table are shown, remembered in this browser. The first one always stays: it opens the row. */
export function useColumns<Column extends KeptColumn>(table: string, columns: readonly Column[]) {
  const [hidden, setHidden] = useState(() => readHidden(table));
  const keep = (next: ReadonlySet<string>) => {
    setHidden(next);
    keepHidden(table, next);
  };
  return {
    columns: columns.filter(({ id }, index) => index === 0 || !hidden.has(id)),
    /** Those that can be hidden. */
    choices: columns.slice(1),
    isShown: (id: string) => !hidden.has(id),
    toggle: (id: string) => {
      const next = new Set(hidden);
      if (!next.delete(id)) next.add(id);
      keep(next);
    },
    showAll: () => keep(new Set()),
    isAll: columns.every(({ id }) => !hidden.has(id)),
  };
}

const keyOf = (table: string) => `staffColumns.${table}`;

function readHidden(table: string): ReadonlySet<string> {
  try {
    return new Set((localStorage.getItem(keyOf(table)) ?? '').split(' ').filter(Boolean));
  } catch {
    // A browser that keeps nothing shows every column.
    return new Set();
  }
}

function keepHidden(table: string, hidden: ReadonlySet<string>): void {
  try {
    if (hidden.size === 0) localStorage.removeItem(keyOf(table));
    else localStorage.setItem(keyOf(table), [...hidden].join(' '));
  } catch {
    // It then holds until the page is left.
  }
}
