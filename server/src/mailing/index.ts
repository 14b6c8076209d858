export { openEnvelope, purgeAddressChecks, stateCodeOf } from './carrier/envelope-address.ts';
export { carrierWebhookRoutes } from './carrier/carrier-webhook.routes.ts';
export {
  CarrierRefusal,
  CarrierUnreachable,
  type CertifiedMailer,
} from './carrier/certified-mailer.port.ts';
export { createLobCertifiedMailer } from './carrier/lob-certified-mailer.ts';
export type { MailingParts } from './mailing.parts.ts';
export { findBatchToPrint, packBatch } from './by-hand/print-batch-pdf.ts';
export {
  findMailCosts,
  findManualMailQueue,
  findStrandedMail,
  makeBatch,
} from './by-hand/manual-mail-queue.ts';
export { readBatchForms } from './by-hand/print-forms.ts';
export { createManualMailQueueCertifiedMailer } from './by-hand/manual-mail-queue-certified-mailer.ts';
export {
  markMailed,
  recordStaffEvent,
  refuseByStaff,
  type StaffOutcome,
} from './by-hand/staff-mailing.ts';
export { cancelAllMail } from './cancel-mail.ts';
export { mayMailAgain, prepareMailAgain, queueMailAgain, startMailAgain } from './mail-again.ts';
export { mailpieceMovedJob } from './mailpiece-moved.job.ts';
export { Mailpiece } from './mailpiece.entity.ts';
export {
  findArrival,
  findEvents,
  findMailpiece,
  holdOwner,
  type MailpieceRow,
} from './mailpiece.repository.ts';
export { mailingRoutes } from './mailing.routes.ts';
export { mailingEmailExamples } from './mail.email.ts';
export {
  fetchMissingTrackingDocuments,
  fetchTrackingDocuments,
  fetchTrackingDocumentsJob,
} from './tracking/fetch-tracking-documents.job.ts';
export { findCaseMail, type CaseMailpiece } from './case-mail.ts';
export { followMailPayment } from './pay-once.ts';
export {
  forgetMail,
  gatherMail,
  gatherMailOrders,
  gatherTrackingDocuments,
  purgeMail,
} from './account-mail.ts';
export { sealedPaperFiles } from './tracking/tracking-document-files.ts';
export { carrierTraffic } from './carrier/carrier.repository.ts';
export { lettersOfTracking, mailOfLetters } from './by-hand/manual-mail-queue.repository.ts';
export { endLeases, mailTraffic } from './mailpiece-queue.repository.ts';
export { pollMail, resumeMail, resumeMailJob } from './resume-mail.ts';
export { sendMailJob, sendQueuedMail } from './send-queued-mail.job.ts';
export {
  processCarrierEvent,
  processCarrierEventJob,
  purgeCarrierEvents,
} from './carrier/process-carrier-event.job.ts';
export { mailingEntities } from './mailing.entities.ts';
