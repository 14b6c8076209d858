interface AskedQuestion {
  readonly disputeReason: string;
  readonly questionKey: string;
  readonly facts: Readonly<Record<string, string>>;
}

/** True for the question whose answer an item's time on a report is counted from. */
export function asksFirstDelinquency({
  disputeReason,
  questionKey,
  facts,
}: AskedQuestion): boolean {
  if (disputeReason === 'statute_of_limitations') return questionKey === 'firstDelinquencyDate';
  return (
    disputeReason === 'incorrect_dates' &&
    questionKey === 'dateCorrect' &&
    facts['whichDate'] === 'first_delinquency'
  );
}
