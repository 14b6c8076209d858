/** What the shell can not or may not do, in words for the person. */
export class Refusal extends Error {
  constructor(text: string) {
    super(text);
    this.name = 'Refusal';
  }
}
