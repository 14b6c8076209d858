interface DaysOfMonth {
  /** Whole: "November 24". */
  readonly from: string;
  readonly to: string;
  /** "24" */
  readonly fromDay: number;
  readonly toDay: number;
}

/** Days and times in a sentence. A range stands alone as a label too; inside of a sentence some languages need a word before it. */
export const words = {
  inOneMonth: ({ from, toDay }: DaysOfMonth) => `${from} to ${toDay}`,
  range: (from: string, to: string) => `${from} to ${to}`,
  onDay: (day: string) => day,
  onDays: (range: string) => range,
  untilTime: (time: string) => time,
  untilMoment: (moment: string) => moment,
};
