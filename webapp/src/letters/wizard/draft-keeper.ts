import { type Draft, type DraftContent, draftContentSchema } from '@creditfix/shared/letters';
import type { DraftStore, Refused, StoreAnswer, StoreFailure } from './draft-store.port.ts';

/**
 * True where two contents are the same once tidied as the server tidies them: spaces trimmed, absent and empty alike.
 * Tells whether a save whose answer was lost had arrived after all.
 */
export function sameContent(one: DraftContent, other: DraftContent): boolean {
  const [first, second] = [fingerprint(one), fingerprint(other)];
  return first !== undefined && first === second;
}

function fingerprint(content: DraftContent): string | undefined {
  const tidy = draftContentSchema.safeParse(content);
  return tidy.success ? JSON.stringify(sorted(tidy.data)) : undefined;
}

/** Objects with their keys in order and without empty entries. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([, entry]) => entry !== '' && entry !== undefined)
    .map(([key, entry]) => [key, sorted(entry)] as const)
    .filter(([, entry]) => JSON.stringify(entry) !== '{}')
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries);
}

export type SaveState =
  | { readonly kind: 'empty' }
  /** Typed, and waiting for a pause. */
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly atMs: number }
  | { readonly kind: 'retrying' }
  | { readonly kind: 'offline'; readonly onDevice: boolean }
  | { readonly kind: 'signed_out' }
  | { readonly kind: 'changed_elsewhere'; readonly newest: Draft }
  | { readonly kind: 'missing' }
  | { readonly kind: 'already_signed' }
  | Refused;

/** The kept draft as the next save needs it. */
export interface KeptDraft {
  readonly id: string;
  readonly revision: number;
  readonly reference: string;
}

/** What this device keeps of a draft: enough to go on without a connection, and to save it once there is one. */
export interface DeviceCopy {
  readonly draft: KeptDraft | undefined;
  readonly startingKey: string | undefined;
  readonly content: DraftContent;
  readonly unsaved: boolean;
}

export type FlushResult =
  | { readonly ok: true; readonly draft: KeptDraft }
  | { readonly ok: false; readonly state: SaveState };

export interface DraftKeeperParts {
  readonly store: DraftStore;
  readonly nowMs: () => number;
  readonly newKey: () => string;
  readonly isOnline: () => boolean;
  /** Runs the task once after the delay; the answer cancels it. */
  readonly after: (delayMs: number, task: () => void) => () => void;
  readonly onState: (state: SaveState, draft: KeptDraft | undefined) => void;
  /** Keeps the letter on this device too; false where it can't. */
  readonly keepHere: (copy: DeviceCopy) => Promise<boolean>;
  /** The server's draft has what this device does not keep. */
  readonly onCompleted: (content: DraftContent) => void;
}

const PAUSE_MS = 800;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;
const MOST_UNANSWERED = 20;

/** Keeps a half-filled letter on the server: after each pause in typing, one save at a time, and again after a failure. */
export class DraftKeeper {
  readonly #parts: DraftKeeperParts;
  #state: SaveState = { kind: 'empty' };
  #kept: KeptDraft | undefined;
  /** What the draft that is being started is called: the same at every try, so that a lost answer makes no second one. */
  #startingKey: string | undefined;
  #wanted: DraftContent | undefined;
  #saved: DraftContent | undefined;
  /** What was sent when the answer got lost: any of it may have arrived. */
  #unanswered: readonly DraftContent[] = [];
  #running: Promise<void> | undefined;
  #cancelTimer = () => {};
  #failures = 0;
  /** What this device does not keep is missing until the server's draft was read. */
  #partial = false;
  #onDevice = false;
  #isOpening = false;
  /** Counts up when another letter is opened; an answer that belongs to the one before is let go. */
  #letter = 0;

  constructor(parts: DraftKeeperParts) {
    this.#parts = parts;
  }

  /** True where closing the page would lose something. */
  get hasUnsaved(): boolean {
    return this.#wanted !== this.#saved;
  }

  /** What is not saved yet and may still be, without the person: a keeper that is left with it goes on trying. */
  get waiting(): DraftContent | undefined {
    return this.hasUnsaved && !needsPerson(this.#state) ? this.#wanted : undefined;
  }

  get draft(): KeptDraft | undefined {
    return this.#kept;
  }

  /** Takes the newest content; it is saved after a pause, or once the person has answered what stands in the way. */
  change(content: DraftContent): void {
    this.#wanted = content;
    this.#keepHere();
    const waits = needsPerson(this.#state) || isTryingAgain(this.#state);
    if (waits || this.#running) return;
    this.#show({ kind: 'unsaved' });
    this.#schedule(PAUSE_MS);
  }

  /** Saves now. Never rejects. */
  async flush(): Promise<FlushResult> {
    await this.#running;
    if (!needsPerson(this.#state)) await this.#run();
    const safe = !this.hasUnsaved && this.#state.kind !== 'already_signed';
    return this.#kept && safe ? { ok: true, draft: this.#kept } : { ok: false, state: this.#state };
  }

  /** Tries again after something changed outside: the connection is back, or the person signed in. */
  async retry(): Promise<void> {
    if (this.#state.kind === 'changed_elsewhere' || this.#state.kind === 'already_signed') return;
    this.#failures = 0;
    await this.#run();
  }

  /** Two versions exist, and the person keeps the one on this screen. */
  async keepMine(): Promise<void> {
    if (this.#state.kind !== 'changed_elsewhere') return;
    this.#kept = keptFrom(this.#state.newest);
    this.#unanswered = [];
    await this.#run();
  }

  /** The draft is gone from the server, and the person keeps what is on this screen. */
  async keepAsNew(): Promise<void> {
    this.#kept = undefined;
    this.#startingKey = undefined;
    this.#saved = undefined;
    this.#unanswered = [];
    await this.#run();
  }

  /** Goes on with a draft from the server, or with none. What was not saved before is let go. */
  open(draft: Draft | undefined): void {
    this.#cancelTimer();
    this.#letter += 1;
    this.#running = undefined;
    this.#kept = draft && keptFrom(draft);
    this.#startingKey = undefined;
    this.#wanted = draft?.content;
    this.#saved = this.#wanted;
    this.#unanswered = [];
    this.#failures = 0;
    this.#partial = false;
    this.#keepHere();
    this.#show(draft ? { kind: 'saved', atMs: Date.parse(draft.updatedAt) } : { kind: 'empty' });
  }

  /**
   * Goes on with what this device kept. Ends once the server has answered, or could not be reached.
   *
   * @param enough ends the wait for a server that answers neither yes nor no
   * @returns what is to be shown, completed from the server's draft where that was read
   */
  async openKept(
    { draft, startingKey, content, unsaved }: DeviceCopy,
    enough?: Promise<unknown>,
  ): Promise<DraftContent> {
    this.open(undefined);
    this.#kept = draft;
    this.#startingKey = startingKey;
    this.#wanted = content;
    this.#saved = unsaved ? undefined : content;
    this.#unanswered = unsaved ? [content] : [];
    this.#partial = draft !== undefined;
    this.#onDevice = true;
    this.#isOpening = true;
    const answered = this.#run().then(() => true);
    const isAnswered = await Promise.race([
      answered,
      ...(enough ? [enough.then(() => false)] : []),
    ]);
    this.#isOpening = false;
    // On a line that hangs the server may still answer; until then it is as if there were none.
    if (!isAnswered) this.#show({ kind: 'offline', onDevice: true });
    return this.#wanted ?? content;
  }

  /** What this device does not keep comes from the server's draft, before anything is saved over it. */
  async #complete(): Promise<StoreFailure | undefined> {
    const kept = this.#kept;
    if (!kept || !this.#wanted) return undefined;
    const letter = this.#letter;
    const answer = await this.#parts.store.read(kept.id, { staysOnPage: true });
    if (letter !== this.#letter) return undefined;
    if (!answer.ok) return answer.failure;
    const newest = answer.value;
    const whole = completed(this.#wanted, newest.content);
    this.#partial = false;
    this.#wanted = whole;
    this.#unanswered = this.#unanswered.map((sent) => completed(sent, newest.content));
    const isSame = sameContent(whole, newest.content);
    this.#saved = isSame ? whole : undefined;
    if (isSame || this.#isOurs(newest)) this.#kept = keptFrom(newest);
    else if (newest.revision !== kept.revision) return { kind: 'changed_elsewhere' };
    return undefined;
  }

  #keepHere(): void {
    const content = this.#wanted;
    if (!content) return;
    const unsaved = this.hasUnsaved;
    const copy = {
      draft: this.#kept,
      startingKey: this.#startingKey,
      content,
      unsaved,
    };
    void this.#parts.keepHere(copy).then((onDevice) => {
      const changes = onDevice !== this.#onDevice && this.#state.kind === 'offline';
      this.#onDevice = onDevice;
      if (changes) this.#show({ kind: 'offline', onDevice });
    });
  }

  #show(state: SaveState): void {
    this.#state = state;
    this.#parts.onState(state, this.#kept);
  }

  #schedule(delayMs: number): void {
    this.#cancelTimer();
    this.#cancelTimer = this.#parts.after(delayMs, () => void this.#run());
  }

  /** One save at a time: a second caller joins the one under way. */
  #run(): Promise<void> {
    this.#cancelTimer();
    if (this.#running) return this.#running;
    const turn = this.#saveOnce().finally(() => {
      if (this.#running === turn) this.#running = undefined;
    });
    this.#running = turn;
    return turn;
  }

  async #saveOnce(): Promise<void> {
    const letter = this.#letter;
    const wasPartial = this.#partial;
    const missing = wasPartial ? await this.#complete() : undefined;
    if (letter !== this.#letter) return;
    const content = this.#wanted;
    if (wasPartial && !this.#partial && content && !this.#isOpening)
      this.#parts.onCompleted(content);
    if (missing && content) return await this.#fail(missing, content);
    if (wasPartial && !this.hasUnsaved) this.#showSaved();
    if (!content || !this.hasUnsaved) return;
    // A try after a failure is not worth a "Saving": nothing has changed for the person until it works.
    if (!isTryingAgain(this.#state)) this.#show({ kind: 'saving' });
    const answer = await this.#send(content);
    if (letter !== this.#letter) return;
    if (!answer.ok) return await this.#fail(answer.failure, content);
    this.#kept = keptFrom(answer.value);
    this.#saved = content;
    this.#unanswered = [];
    this.#failures = 0;
    if (!this.hasUnsaved) return this.#showSaved();
    this.#keepHere();
    this.#show({ kind: 'unsaved' });
    this.#schedule(PAUSE_MS);
  }

  #showSaved(): void {
    this.#keepHere();
    this.#show({ kind: 'saved', atMs: this.#parts.nowMs() });
  }

  async #send(content: DraftContent): Promise<StoreAnswer<Draft>> {
    const { store } = this.#parts;
    const started = this.#kept ? undefined : await this.#start(content);
    if (started) return started;
    const target = this.#kept;
    if (!target) return fail('unreachable');
    const answer = await store.save(target.id, target.revision, content);
    if (answer.ok || answer.failure.kind !== 'changed_elsewhere') return answer;
    const newest = await store.read(target.id);
    if (!newest.ok || !this.#isOurs(newest.value)) return answer;
    // The change "elsewhere" was our own lost save.
    return await store.save(target.id, newest.value.revision, content);
  }

  /** @returns nothing if an earlier try has started the draft already, and this content has to be saved over it */
  async #start(content: DraftContent): Promise<StoreAnswer<Draft> | undefined> {
    const letter = this.#letter;
    this.#startingKey ??= this.#parts.newKey();
    this.#keepHere();
    const answer = await this.#parts.store.create(this.#startingKey, content);
    if (!answer.ok || letter !== this.#letter) return answer;
    const { value: draft } = answer;
    this.#kept = keptFrom(draft);
    if (sameContent(draft.content, content)) return answer;
    return draft.revision === 1 || this.#isOurs(draft) ? undefined : fail('changed_elsewhere');
  }

  #isOurs(draft: Draft): boolean {
    return this.#unanswered.some((content) => sameContent(draft.content, content));
  }

  async #fail(failure: StoreFailure, content: DraftContent): Promise<void> {
    if (failure.kind === 'changed_elsewhere') return await this.#showConflict(content);
    if (failure.kind !== 'unreachable' && failure.kind !== 'busy') return this.#show(failure);
    if (failure.kind === 'unreachable' && !this.#unanswered.includes(content)) {
      this.#unanswered = [...this.#unanswered, content].slice(-MOST_UNANSWERED);
    }
    this.#schedule(Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#failures));
    this.#failures += 1;
    const onDevice = this.#onDevice;
    this.#show(this.#parts.isOnline() ? { kind: 'retrying' } : { kind: 'offline', onDevice });
  }

  async #showConflict(content: DraftContent): Promise<void> {
    if (!this.#kept) return;
    const letter = this.#letter;
    const newest = await this.#parts.store.read(this.#kept.id);
    if (letter !== this.#letter) return;
    if (!newest.ok) return await this.#fail(newest.failure, content);
    this.#show({ kind: 'changed_elsewhere', newest: newest.value });
  }
}

/** With the parts that a device never keeps, where nothing was typed there meanwhile. */
function completed(mine: DraftContent, whole: DraftContent): DraftContent {
  const { personalInfo } = mine;
  const { dateOfBirth, ssnLast4 } = whole.personalInfo;
  const missing = {
    ...(personalInfo.dateOfBirth || !dateOfBirth ? {} : { dateOfBirth }),
    ...(personalInfo.ssnLast4 || !ssnLast4 ? {} : { ssnLast4 }),
  };
  return { ...mine, personalInfo: { ...personalInfo, ...missing } };
}

function fail(kind: 'unreachable' | 'changed_elsewhere'): StoreAnswer<never> {
  return { ok: false, failure: { kind } };
}

function keptFrom({ id, revision, reference }: Draft): KeptDraft {
  return { id, revision, reference };
}

/** Saving again by itself would not help: the person has to choose or to sign in. */
function needsPerson({ kind }: SaveState): boolean {
  return (
    kind === 'signed_out' ||
    kind === 'changed_elsewhere' ||
    kind === 'missing' ||
    kind === 'already_signed'
  );
}

function isTryingAgain({ kind }: SaveState): boolean {
  return kind === 'retrying' || kind === 'offline';
}
