import type { StoredDocument } from '@creditfix/shared/documents';
import { useState } from 'react';
import { Icon } from '#webapp/kit/index.ts';
import classes from './documents.module.css';

/** The first page as a small sheet. Decoration: what it is is beside it in words. */
export function Thumbnail({ copy }: { readonly copy: StoredDocument }) {
  const [broken, setBroken] = useState(false);
  return (
    <span className={classes.thumbnail} data-several={copy.pages > 1 || undefined}>
      {broken ? (
        <Icon name="sheet" />
      ) : (
        <img
          src={copy.thumbnailUrl}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(true)}
        />
      )}
    </span>
  );
}
