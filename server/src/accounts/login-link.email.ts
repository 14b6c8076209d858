import { LOGIN_LINK_MINUTES } from '@creditfix/shared/accounts';

/** The email with the login link, in text and HTML. */
export function loginLinkEmail(url: string): { subject: string; text: string; html: string } {
  const text = [
    'Hello,',
    '',
    'Here is your login link for Credit Fix:',
    '',
    url,
    '',
    `It works once, for ${LOGIN_LINK_MINUTES} minutes. If you ask for another link, this one stops working.`,
    '',
    'Did you not ask for this? Then you can delete this email. Nobody gets in without the link.',
    '',
    'Credit Fix',
  ].join('\n');
  return { subject: 'Your login link', text, html: html(url) };
}

function html(url: string): string {
  // The address holds only letters that are safe in HTML: an origin of ours and a base64url token.
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Your login link</title></head>
<body style="margin:0;padding:32px 16px;background:#f6f3ec;color:#17233a;font:17px/1.5 Georgia,serif">
<div style="max-width:520px;margin:0 auto;background:#ffffff;padding:32px;border-radius:2px;border:1px solid #e2dccf">
<p style="margin:0 0 16px">Hello,</p>
<p style="margin:0 0 24px">Use this button to sign in to Credit Fix.</p>
<p style="margin:0 0 24px"><a href="${url}" style="display:inline-block;background:#1d6b45;color:#ffffff;text-decoration:none;padding:12px 24px;border-radius:8px;font-family:Arial,sans-serif;font-weight:bold">Sign in</a></p>
<p style="margin:0 0 8px;font-size:15px;color:#4b566b">It works once, for ${LOGIN_LINK_MINUTES} minutes. If you ask for another link, this one stops working.</p>
<p style="margin:0 0 16px;font-size:15px;color:#4b566b">If the button does not work, copy this address into your browser:<br><span style="word-break:break-all">${url}</span></p>
<p style="margin:0;font-size:15px;color:#4b566b">Did you not ask for this? Then you can delete this email. Nobody gets in without the link.</p>
</div></body></html>`;
}
