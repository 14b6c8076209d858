/** What a person types as an amount, brought to the `1234.56` that the rules read; anything else is left for them to name. */
export function moneyValue(typed: string): string {
  const bare = typed.replace(/[$,\s]/g, '');
  const whole = /^(\d+)(?:\.(\d{0,2}))?$/.exec(bare);
  if (!whole) return bare;
  return `${whole[1]}.${(whole[2] ?? '').padEnd(2, '0')}`;
}

/** The same amount as people write it: `$1,234.56`. */
export function moneyWords(value: string): string {
  const parts = /^(\d+)\.(\d{2})$/.exec(value);
  if (!parts) return value;
  return `$${(parts[1] ?? '').replace(/\B(?=(\d{3})+$)/g, ',')}.${parts[2]}`;
}
