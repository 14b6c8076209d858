/** The line of dates until an item has to leave a report. */
export const words = {
  line: 'How long it may stay on your report',
  otherDates: 'When the dates are others',
  today: 'Today',
};
