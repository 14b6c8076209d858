import { myAccountEndpoints } from '@creditfix/shared/accounts';
import type { LegalMode } from '@creditfix/shared/kernel';
import { type AttachedEnclosure, type DraftContent, TemplateSlug } from '@creditfix/shared/letters';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { callApi, useAtomValue, useSetAtom, useSiteFacts } from '#webapp/kit/index.ts';
import { attachedOf, type ReadCopies, useReadCopies } from '../attached-enclosures.ts';
import { browserMemory } from '../browser-memory.ts';
import { personAtom, saveAtom, wizardAtom } from '../letter-draft.atoms.ts';
import type { LetterForm } from '../letter-form.ts';
import { fromDraftContent } from '../letter-request.ts';
import {
  draftStore,
  readLetter,
  readLettersOf,
  readSigningRights,
  type SigningRights,
} from '../letters-store.ts';
import { forgetStart, keptStart } from '../start/start-letter.ts';
import { today } from '../today.ts';
import { deviceDraft } from './device-draft.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import type { StoreFailure } from './draft-store.port.ts';
import { type Opening, openLetter } from './open-letter.ts';
import { firstOpenPart, furthestStep } from './step-faults.ts';
import { type AskedFor, type BegunOn, begunOn, useDraftKeeper } from './use-draft-keeper.ts';
import type { Person, WizardMove, WizardStep } from './wizard-state.ts';

/** What My Account keeps of the person. Without an answer they type it themselves: the letter does not wait for it. */
async function readPerson(): Promise<Person | undefined> {
  const answer = await callApi(myAccountEndpoints.getMyAccount, { staysOnPage: true });
  return answer.ok ? answer.data.profile : undefined;
}

export type OpenedState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: StoreFailure }
  | {
      readonly kind: 'ready';
      readonly welcomeBack: boolean;
      readonly begun?: BegunOn | undefined;
      readonly started?: boolean;
    };

/** Opens the letter that the person left, and says how that went. */
export function useWizard() {
  const move = useSetAtom(wizardAtom);
  const keepPerson = useSetAtom(personAtom);
  const wizard = useAtomValue(wizardAtom);
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  // The address is read once: taking the query out of it must not open anew.
  const [asked] = useState<AskedFor>(() => ({
    draftId: search.get('draft') ?? undefined,
    fresh: search.has('new'),
    begun: begunIn(search),
    template: templateIn(search),
    started: search.get('begun') === 'start' ? keptStart()?.form : undefined,
  }));
  const keeper = useDraftKeeper(asked);
  const readCopies = useReadCopies();
  const { draft: keptDraft, state: saved } = useAtomValue(saveAtom);
  const isKept = keptDraft !== undefined || (saved.kind === 'offline' && saved.onDevice);
  const [opened, setOpened] = useState<OpenedState>({ kind: 'loading' });
  const { legalMode } = useSiteFacts();
  const [rights, setRights] = useState<SigningRights>();
  const [round, setRound] = useState(0);

  const clearAddress = useEffectEvent(() => {
    if (search.size > 0) setSearch({}, { replace: true, state: location.state as unknown });
  });

  useEffect(() => {
    if (!keeper) return undefined;
    let current = true;
    const open = async (): Promise<void> => {
      const asking = readSigningRights();
      const [opening, person, left] = await Promise.all([
        whatToOpen(keeper, round === 0 ? asked : undefined),
        withPatience(readPerson()),
        withPatience(asking),
      ]);
      if (!current) return;
      keepPerson(person);
      setRights(left);
      if (!left) void asking.then((late) => current && setRights(late));
      const reading = enclosuresOf(opening, readCopies);
      const attached =
        opening.kind === 'kept' ? ((await withPatience(reading)) ?? []) : await reading;
      if (!current) return;
      const begun = round === 0 ? asked.begun : undefined;
      setOpened(showOpening(opening, { keeper, move, attached, legalMode, begun }));
      // A reload goes on with the letter that is open now, whatever the first address asked for.
      if (opening.kind !== 'failed' && !needsAddress(opening)) clearAddress();
    };
    void open();
    return () => {
      current = false;
    };
  }, [keeper, round, asked, move, legalMode, keepPerson, readCopies]);

  // Until something of it is kept, only the address knows which template was wanted, and only this browser what was answered.
  useEffect(() => {
    if (!isKept) return;
    clearAddress();
    if (asked.started) forgetStart();
  }, [isKept, asked]);

  const tryAgain = useCallback(() => {
    setOpened({ kind: 'loading' });
    setRound((now) => now + 1);
  }, []);
  const mustWait = rights?.hold !== undefined;
  return { opened, allowance: rights?.allowance, mustWait, keeper, wizard, move, tryAgain };
}

function templateIn(search: URLSearchParams): TemplateSlug | undefined {
  return Object.values(TemplateSlug).find((slug) => slug === search.get('template'));
}

function begunIn(search: URLSearchParams): BegunOn | undefined {
  return begunOn.find((page) => page === search.get('begun'));
}

type WizardOpening =
  | Opening
  | { readonly kind: 'unsaved'; readonly content: DraftContent }
  /** From this device: what was not saved when the page was closed, or all of it where there is no connection. */
  | { readonly kind: 'kept'; readonly content: DraftContent }
  | { readonly kind: 'started'; readonly form: LetterForm };

/** A line that hangs answers neither yes nor no: nobody waits longer than this for what the device can do without. */
const PATIENCE_MS = 5_000;

function patience(): Promise<undefined> {
  return new Promise((done) => setTimeout(done, PATIENCE_MS, undefined));
}

function withPatience<Value>(work: Promise<Value>): Promise<Value | undefined> {
  return Promise.race([work, patience()]);
}

/** What was left unsaved for want of a connection, in this page or on this device, goes before what the server has. */
async function whatToOpen(
  keeper: DraftKeeper,
  asked: AskedFor | undefined,
): Promise<WizardOpening> {
  if (asked?.started) return { kind: 'started', form: asked.started };
  const content = asked && keeper.waiting;
  if (content) return { kind: 'unsaved', content };
  const parts = { store: draftStore, readLetter, readLettersOf, memory: browserMemory };
  const isNew = asked?.fresh === true || asked?.template !== undefined;
  const here = isNew ? undefined : await deviceDraft.read();
  const fits = here && (!asked?.draftId || asked.draftId === here.draft?.id);
  if (fits && asked && here.unsaved)
    return { kind: 'kept', content: await keeper.openKept(here, patience()) };
  const opened = openLetter({ ...parts, wanted: asked ?? {} });
  if (!fits) return await opened;
  const opening = await withPatience(opened);
  const isAway = !opening || (opening.kind === 'failed' && opening.failure.kind === 'unreachable');
  // Where the line has hung once, nobody waits for it again.
  const enough = opening ? patience() : Promise.resolve();
  return isAway ? { kind: 'kept', content: await keeper.openKept(here, enough) } : opening;
}

/** True where a reload still needs the address to begin the same letter. */
function needsAddress(opening: WizardOpening): boolean {
  return opening.kind === 'started' || (opening.kind === 'fresh' && opening.template !== undefined);
}

/** The rules look at the copies too, so they have to be known before it is decided where the letter opens. */
async function enclosuresOf(
  opening: WizardOpening,
  readCopies: ReadCopies,
): Promise<readonly AttachedEnclosure[]> {
  const { documents = [], marks = [] } = contentOf(opening) ?? {};
  return documents.length > 0 ? attachedOf({ documents, marks }, await readCopies()) : [];
}

function contentOf(opening: WizardOpening): DraftContent | undefined {
  if (opening.kind === 'unsaved' || opening.kind === 'kept') return opening.content;
  return opening.kind === 'draft' ? opening.draft.content : undefined;
}

interface Stores {
  readonly keeper: DraftKeeper;
  readonly move: (move: WizardMove) => void;
  readonly attached: readonly AttachedEnclosure[];
  readonly legalMode: LegalMode;
  /** Another page has just made this draft: nobody comes back to it. */
  readonly begun: BegunOn | undefined;
}

function showOpening(opening: WizardOpening, stores: Stores): OpenedState {
  const { keeper, move, begun } = stores;
  switch (opening.kind) {
    case 'failed':
      return { kind: 'failed', failure: opening.failure };
    case 'started':
      beginNew(keeper);
      move({ kind: 'reset', form: opening.form });
      return { kind: 'ready', welcomeBack: false, started: true };
    case 'fresh':
      beginNew(keeper);
      move({ kind: 'reset', template: opening.template });
      return { kind: 'ready', welcomeBack: false };
    case 'signed':
      keeper.open(undefined);
      browserMemory.keepDraftId(undefined);
      void deviceDraft.forget();
      browserMemory.keepLetterIds(opening.made.letters.map(({ letterId }) => letterId));
      browserMemory.keepStepAfterSigning(opening.step);
      move({ kind: 'made', made: opening.made, step: opening.step });
      return { kind: 'ready', welcomeBack: false };
    case 'unsaved':
      resume(opening.content, stores);
      return { kind: 'ready', welcomeBack: false };
    case 'kept':
      resume(opening.content, stores);
      return { kind: 'ready', welcomeBack: true };
    case 'draft':
      keeper.open(opening.draft);
      resume(opening.draft.content, stores);
      return { kind: 'ready', welcomeBack: begun === undefined, begun };
  }
}

function beginNew(keeper: DraftKeeper): void {
  keeper.open(undefined);
  browserMemory.keepDraftId(undefined);
  // A reload goes on with this letter, and not with the one that was signed before it.
  browserMemory.keepStepAfterSigning(undefined);
}

/** Goes on at the first question that is not answered yet. */
function resume(content: DraftContent, { move, attached, legalMode }: Stores): void {
  const { form, step } = fromDraftContent(content);
  const beside = { today: today(), legalMode, attached };
  const reached = Math.min(step, furthestStep(form, beside)) as WizardStep;
  const part = reached === 2 ? firstOpenPart(form, beside) : 0;
  move({ kind: 'resume', form, step: reached, part });
}
