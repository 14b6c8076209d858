import { useRef, useState } from 'react';
import { Button, Icon, TextField } from '#webapp/kit/index.ts';
import classes from './invite.module.css';

const SHARED_WORDS = 'I write my credit dispute letters here:';

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
    navigator.share({ title: 'Credit Fix', text: SHARED_WORDS, url: link }).catch(() => {
      // Closed without sharing; the link is still there.
    });
  return (
    <div className={classes.link}>
      <TextField
        ref={field}
        id="invite-link"
        label="Your invitation link"
        value={link}
        onChange={() => undefined}
        readOnly
      />
      <div className={classes.buttons}>
        <Button look="deed" onClick={() => void copy()}>
          Copy link
        </Button>
        {'share' in navigator && <Button onClick={() => void share()}>Share…</Button>}
      </div>
      <p role="status">
        {copied === 'yes' && (
          <strong className={classes.copied}>
            <Icon name="check" /> Copied. You can paste it into a message now.
          </strong>
        )}
        {copied === 'refused' &&
          'This browser does not let us copy. The link is selected: please copy it yourself.'}
      </p>
    </div>
  );
}
