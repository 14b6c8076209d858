import { useRef, useState } from 'react';
import { Button, Icon, TextField } from '#webapp/kit/index.ts';
import classes from './invite.module.css';
import { words } from './invite.words.ts';

/** The link with the ways to take it along. Where copying is refused, it is selected for the person's own keys. */
export function InviteLink({ link }: { readonly link: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied('yes');
    } catch {
      field.current?.focus();
      field.current?.select();
      setCopied('refused');
    }
  };
  const share = () =>
    navigator.share({ title: 'Credit Fix', text: words.shared, url: link }).catch(() => {
      // Closed without sharing; the link is still there.
    });
  return (
    <div className={classes.link}>
      <TextField
        ref={field}
        id="invite-link"
        label={words.link}
        value={link}
        onChange={() => undefined}
        readOnly
      />
      <div className={classes.buttons}>
        <Button look="deed" onClick={() => void copy()}>
          {words.copy}
        </Button>
        {'share' in navigator && <Button onClick={() => void share()}>{words.share}</Button>}
      </div>
      <p role="status">
        {copied === 'yes' && (
          <strong className={classes.copied}>
            <Icon name="check" /> {words.copied}
          </strong>
        )}
        {copied === 'refused' && words.refused}
      </p>
    </div>
  );
}
