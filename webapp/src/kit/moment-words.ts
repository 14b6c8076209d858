/** "May 1, 2026", where the person is. */
export function dayWords(moment: string): string {
  return new Date(moment).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
  });
}

/** "May 1, 2026 at 3:04 PM", where the person is. */
export function momentWords(moment: string): string {
  const time = new Date(moment).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  return `${dayWords(moment)} at ${time}`;
}
