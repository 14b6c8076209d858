export { findCaseDisputes, type CaseDispute } from './case-disputes.ts';
export { disputeEmailExamples } from './disputes.email.ts';
export { disputeRoutes } from './disputes.routes.ts';
export { followMailpiece } from './follow-mailpiece.ts';
export { forgetDisputes, gatherDisputes } from './gather-disputes.ts';
export { remindersJob, sendReminders } from './send-reminders.job.ts';
export { findDisputes } from './dispute.repository.ts';
export { disputesEntities } from './disputes.entities.ts';
