import { laterPart } from '#webapp/kit/index.ts';

/** Parts of the generator that nobody needs at its first question. They come while the person types, or when they are needed. */

export const liveSheet = laterPart(async () => (await import('./live-sheet.tsx')).LiveSheet);

export const signatureStep = laterPart(
  async () => (await import('../review/signature-step.tsx')).SignatureStep,
);

export const deliveryStep = laterPart(
  async () => (await import('../delivery/delivery-step.tsx')).DeliveryStep,
);

export const completeStep = laterPart(
  async () => (await import('../delivery/complete-step.tsx')).CompleteStep,
);

export const laterSteps = [liveSheet, signatureStep, deliveryStep, completeStep] as const;
