import { calendarEntry } from './next-dates.ts';

/** Hands the person a file that any calendar opens. */
export function saveReminder(day: string, reference: string): void {
  const stamp = `${new Date().toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
  const entry = new Blob([calendarEntry(day, reference, stamp)], { type: 'text/calendar' });
  const address = URL.createObjectURL(entry);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${reference}.ics`;
  link.click();
  URL.revokeObjectURL(address);
}
