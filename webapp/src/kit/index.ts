export { ActionBar } from './action-bar.tsx';
export {
  addressOf,
  callApi,
  onSignInNeeded,
  type ApiAnswer,
  type ApiProblem,
  type Question,
} from './api-client.ts';
export { Answered } from './answered.tsx';
export { AskFirst } from './ask-first.tsx';
export { BusyButton } from './busy-button.tsx';
export { CaptchaBox, type CaptchaHandle } from './captcha-box.tsx';
export { CodeField, type Coupon } from './code-field.tsx';
export { ColorSchemeChoice } from './color-scheme-choice.tsx';
export { EmptyState } from './empty-state.tsx';
export { ErrorSummary, focusField, type FieldProblem } from './error-summary.tsx';
export { DateField } from './date-field.tsx';
export { type SituationName } from './situation-name.ts';
export { Explained, FieldError, FieldGroup, Optional, onText, onTick } from './fields.tsx';
export { Facts } from './facts.tsx';
export { useSentForm } from './sent-form.ts';
export { Icon, iconNames, type IconName, Logo } from './icon.tsx';
export { language, locale } from './messages.tsx';
export {
  fileAhead,
  LazyPart,
  PartMissing,
  fetchPart,
  lazyPart,
  useFetchAhead,
  useFetchOnUse,
  useLazyPart,
  type FetchedAhead,
} from './lazy-part.tsx';
export {
  dateWords,
  dayWords,
  momentWords,
  shortDateWords,
  timeWords,
  sizeWords,
} from './moment-words.ts';
export { Notice } from './notice.tsx';
export {
  LocalMailboxLine,
  OpenDesktopApp,
  openDesktopAppLead,
  openDesktopAppTitle,
} from './emailed-link.tsx';
export {
  PageMetaContext,
  headOf,
  pathIn,
  type HeadTag,
  type PageMeta,
  pathInApp,
  usePageMeta,
} from './page-meta.ts';
export { Page } from './page.tsx';
export {
  askForPasskey,
  browserHasPasskeys,
  browserOffersPasskeys,
  makePasskey,
  rememberPasskey,
  stopAskingForPasskey,
  signInWithPasskey,
} from './passkey.ts';
export { deviceStore } from './device-store.ts';
export { readEvents } from './read-events.ts';
export {
  dataOf,
  keepPreviousData,
  keyOf,
  mutationOf,
  queryClient,
  queryOf,
  useMutation,
  useQuery,
  type ApiFailure,
} from './server-state.ts';
export {
  forgetSession,
  rememberSession,
  useSignedIn,
  BEGUN_LETTER_KEY,
  clearSessionMarker,
  isViewing,
  sessionMark,
} from './session.atoms.ts';
export {
  byMode,
  CompanyLines,
  SiteFactsContext,
  StatesNotice,
  WhereKnown,
  prices,
  readSiteFacts,
  useSiteFacts,
} from './site-facts.tsx';
export { SignInAgain } from './sign-in-again.tsx';
export { Segments } from './segments.tsx';
export { Skeletons } from './skeletons.tsx';
export { StatusTag, type StatusTone } from './status-tag.tsx';
export { Stepper } from './stepper.tsx';
export { ThemeProvider } from './theme/theme-provider.tsx';
export { uploadFile } from './upload.ts';
export { useDownload, type Download, saveFile } from './use-download.ts';
export { useDropTarget, useFilesInTheAir, usePastedFiles } from './dropped-files.ts';
export { HydratedContext, useHydrated } from './page-state.ts';
export { useKeptFocus, useViewFocus } from './use-kept-focus.ts';
export { ZipNote } from './zip-note.tsx';
export { VisuallyHidden } from '@mantine/core';
export { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
