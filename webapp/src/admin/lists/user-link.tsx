import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface UserLinkProps {
  readonly id: string;
  /** The beginning of the id if nothing better is known. */
  readonly children?: ReactNode;
}

/** To the page with everything about a user. */
export function UserLink({ id, children = id.slice(0, 8) }: UserLinkProps) {
  return (
    <Link to={`?tab=users&open=${id}`} title={id}>
      {children}
    </Link>
  );
}
