import type { EmailDraft } from '#server/platform/email/index.ts';

/** A signed letter has its PDF. Whom it is to and what it disputes stay out of the email: others may see an inbox. */
export function letterReadyEmail(reference: string, dashboardUrl: string): EmailDraft {
  return {
    subject: 'Your letter is ready',
    preview: 'Print it, send it by certified mail, and keep the proof.',
    heading: 'Your letter is ready',
    blocks: [
      {
        kind: 'text',
        text: `Your letter ${reference} is signed and waits for you on your dashboard. This is what comes next:`,
      },
      {
        kind: 'list',
        items: [
          'Download the letter and print all its pages. Your signature is on it already.',
          'Send it by certified mail with a return receipt, to the address printed at the top of the letter. The post office has the forms.',
          'Keep the mailing receipt and the return card. They prove when your letter was sent and when it arrived.',
        ],
      },
      { kind: 'button', label: 'Go to my dashboard', url: dashboardUrl },
    ],
    reason: 'You get this email because you made a letter with Credit Fix.',
  };
}
