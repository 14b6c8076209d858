/** How a recipient's time is said. */
export const words = {
  /** `30 days from the day they got your letter, until December 3, 2026.` */
  days: (count: number, end: string) =>
    `${count} days from the day they got your letter, until ${end}.`,
  businessDays: (count: number, end: string) =>
    `${count} business days from the day they got your letter, until ${end}.`,
  longerDays: (count: number, end: string) =>
    `${count} days from the day they got your letter, because you sent more information, until ${end}.`,
  /** `12 of 30 days` */
  daysGone: (gone: number, all: number) => `${gone} of ${all} days`,
  businessDaysGone: (gone: number, all: number) => `${gone} of ${all} business days`,
  complaintFrom: (day: string) => `If no answer comes, you can complain from ${day}.`,
  daysOver: (count: number) => (count === 1 ? '1 day over' : `${count} days over`),
};
