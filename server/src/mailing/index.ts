export { purgeAddressChecks } from './check-address.ts';
export { carrierWebhookRoutes } from './carrier-webhook.routes.ts';
export type { CertifiedMailer } from './certified-mailer.port.ts';
export { createLobCertifiedMailer } from './lob-certified-mailer.ts';
export type { MailingParts } from './mailing.parts.ts';
export { findBatchToPrint, packBatch } from './print-batch-pdf.ts';
export { findMailCosts, findManualMailQueue, makeBatch } from './manual-mail-queue.ts';
export { readBatchForms } from './print-forms.ts';
export { createManualMailQueueCertifiedMailer } from './manual-mail-queue-certified-mailer.ts';
export { markMailed, recordStaffEvent, refuseByStaff, type StaffOutcome } from './staff-mailing.ts';
export { stateCodeOf } from './envelope-address.ts';
export { mailpieceMovedJob } from './mailpiece-moved.job.ts';
export { Mailpiece } from './mailpiece.entity.ts';
export { findArrival, findMailpiece, holdOwner } from './mailpiece.repository.ts';
export { mailingRoutes } from './mailing.routes.ts';
export { mailingEmailExamples } from './email-examples.ts';
export {
  fetchMissingTrackingDocuments,
  fetchTrackingDocuments,
  fetchTrackingDocumentsJob,
} from './fetch-tracking-documents.job.ts';
export { forgetMail, gatherMail, gatherTrackingDocuments, purgeMail } from './account-mail.ts';
export { sealedPaperFiles } from './tracking-document-files.ts';
export { endLeases } from './mailpiece-queue.repository.ts';
export { pollMail, resumeMail, resumeMailJob } from './resume-mail.ts';
export { sendMailJob, sendQueuedMail } from './send-queued-mail.job.ts';
export {
  processCarrierEvent,
  processCarrierEventJob,
  purgeCarrierEvents,
} from './process-carrier-event.job.ts';
export { mailingEntities } from './mailing.entities.ts';
