/** Ticks or unticks one choice; the answer lists its choices by comma in the order in which they are offered. */
export function toggleChoice(
  value: string,
  choice: string,
  checked: boolean,
  offered: readonly string[],
): string {
  const chosen = new Set(value.split(','));
  if (checked) chosen.add(choice);
  else chosen.delete(choice);
  return offered.filter((one) => chosen.has(one)).join(',');
}
