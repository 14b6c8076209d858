import { lazy } from 'react';

/**
 * The product's own objects, out of the features they belong to. Each feature comes as the file that it always is: asked for in any other
 * way, its parts would be cut up anew, and people would load more files.
 */

const letters = () => import('#webapp/letters/index.ts');
const mailing = () => import('#webapp/mailing/index.ts');
const disputes = () => import('#webapp/disputes/index.ts');
const billing = () => import('#webapp/billing/index.ts');
const documents = () => import('#webapp/documents/index.ts');
const site = async () => await (await import('#webapp/site/index.ts')).loadHomeDrawings();
const drawings = async () => await (await import('#webapp/site/index.ts')).loadDrawings();

export const Sheet = lazy(async () => ({ default: await (await letters()).loadSheet() }));
export const SavedWords = lazy(async () => ({ default: await (await letters()).loadSavedWords() }));
export const StampedEnvelope = lazy(async () => ({ default: (await letters()).StampedEnvelope }));
export const Envelope = lazy(async () => ({ default: (await mailing()).Envelope }));
export const MailTimeline = lazy(async () => ({ default: (await mailing()).MailTimeline }));
export const ClockBar = lazy(async () => ({ default: (await disputes()).ClockBar }));
export const StopLine = lazy(async () => ({ default: (await disputes()).StopLine }));
export const EnvelopeDrawing = lazy(async () => ({ default: (await disputes()).EnvelopeDrawing }));
export const StepsPart = lazy(async () => ({ default: (await disputes()).StepsPart }));
export const ComplaintFields = lazy(async () => ({ default: (await disputes()).ComplaintFields }));
export const SignedContract = lazy(async () => ({ default: (await billing()).SignedContract }));
export const PlanTable = lazy(async () => ({ default: (await billing()).PlanTable }));
export const LettersLeft = lazy(async () => ({ default: (await billing()).LettersLeft }));
export const UploadLine = lazy(async () => ({ default: (await documents()).UploadLine }));
export const Thumbnail = lazy(async () => ({ default: (await documents()).Thumbnail }));
export const CertifiedLabel = lazy(async () => ({ default: (await site()).CertifiedLabel }));
export const SampleLetter = lazy(async () => ({ default: (await site()).SampleLetter }));
export const StepDrawings = lazy(async () => ({ default: (await site()).ThreeSteps }));
export const MailboxDrawing = lazy(async () => ({ default: (await drawings()).MailboxDrawing }));
export const EmptySheetDrawing = lazy(async () => ({
  default: (await drawings()).EmptySheetDrawing,
}));
export const BureausDrawing = lazy(async () => ({ default: (await drawings()).BureausDrawing }));
export const CompanyDrawing = lazy(async () => ({ default: (await drawings()).CompanyDrawing }));
export const CertifiedDrawing = lazy(async () => ({
  default: (await drawings()).CertifiedDrawing,
}));
export const CalendarDrawing = lazy(async () => ({ default: (await drawings()).CalendarDrawing }));
