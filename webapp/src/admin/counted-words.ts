/** "1 letter", "2,177 letters". */
export function letterCount(count: number): string {
  return count === 1 ? '1 letter' : `${count.toLocaleString('en-US')} letters`;
}
