/** A text in sentences, and these in passages: what is read together, since one sentence often says what the next is to be taken for. */

const END = /(?<![.!?…])[.!?…]+["'”’)\]]*(?=\s|$)|\n/gu;
const ABBREVIATED = /(?:^|[ (])(?:mr|mrs|ms|dr|st|no|inc|co|jr|sr|dept|\p{L})\.$/iu;
/** A sentence without an end is read in pieces, so that no text takes longer than its length. */
const LONGEST = 1_000;

/** A shorter one is read with the next, so that a text has few. */
const SHORTEST = 25;

export function sentencesOf(text: string): readonly string[] {
  const found = new Set<string>();
  let from = 0;
  const take = (to: number) => {
    for (let at = from; at < to; at += LONGEST) {
      const sentence = text.slice(at, Math.min(to, at + LONGEST)).trim();
      if (/[\p{L}\p{N}]/u.test(sentence)) found.add(sentence);
    }
    from = to;
  };
  for (const { 0: sign, index } of text.matchAll(END)) {
    const end = index + sign.length;
    if (end - from < SHORTEST) continue;
    if (sign === '.' && ABBREVIATED.test(text.slice(Math.max(from, end - 8), end))) continue;
    take(end);
  }
  take(text.length);
  return [...found];
}

const MOST_TOGETHER = 3;
const LONGEST_TOGETHER = 320;

export function passagesOf(sentences: readonly string[]): readonly (readonly string[])[] {
  const passages: string[][] = [];
  let length = 0;
  for (const sentence of sentences) {
    const last = passages.at(-1);
    length += sentence.length;
    if (last && last.length < MOST_TOGETHER && length <= LONGEST_TOGETHER) last.push(sentence);
    else {
      passages.push([sentence]);
      length = sentence.length;
    }
  }
  return passages;
}
