export const words = {
  title: 'Your letter is ready',
  preview: 'Print it, send it by certified mail, and keep the proof.',
  waits: (reference: string) =>
    `Your letter ${reference} is signed and waits for you on your dashboard. This is what comes next:`,
  steps: [
    'Download the letter and print all its pages. Your signature is on it already.',
    'Send it by certified mail with a return receipt, to the address printed at the top of the letter. The post office has the forms.',
    'Keep the mailing receipt and the return card. They prove when your letter was sent and when it arrived.',
  ],
  button: 'Go to my dashboard',
  reason: 'You get this email because you made a letter with Credit Fix.',
};
