export { purgeAddressChecks } from './check-address.ts';
export { carrierWebhookRoutes } from './carrier-webhook.routes.ts';
export type { CertifiedMailer } from './certified-mailer.port.ts';
export { createLobCertifiedMailer } from './lob-certified-mailer.ts';
export type { MailingParts } from './mailing.parts.ts';
export { findBatchToPrint, packBatch } from './print-batch-pdf.ts';
export { findMailCosts, findPrintQueue, makeBatch } from './print-queue.ts';
export { readBatchForms } from './print-forms.ts';
export { createPrintQueueCertifiedMailer } from './print-queue-certified-mailer.ts';
export { markMailed, recordStaffEvent, refuseByStaff, type StaffDeed } from './staff-mailing.ts';
export { stateCodeOf } from './envelope-address.ts';
export { pieceMovedJob } from './piece-moved.job.ts';
export { MailPiece } from './mail-piece.entity.ts';
export { findArrival, findPiece, holdOwner } from './mailpiece.repository.ts';
export { mailingRoutes } from './mailing.routes.ts';
export { mailingEmailExamples } from './email-examples.ts';
export { fetchMissingPapers, fetchPapers, fetchPapersJob } from './fetch-papers.job.ts';
export { forgetMail, gatherMail, gatherPapers, purgeMail } from './account-mail.ts';
export { sealedPaperFiles } from './paper-files.ts';
export { endLeases } from './mailpiece-queue.repository.ts';
export { pollMail, resumeMail, resumeMailJob } from './resume-mail.ts';
export { sendMailJob, sendQueuedMail } from './send-queued-mail.job.ts';
export {
  processCarrierEvent,
  processCarrierEventJob,
  purgeCarrierEvents,
} from './process-carrier-event.job.ts';
export { mailingEntities } from './mailing.entities.ts';
