export { contactRoutes, type ContactParts } from './contact.routes.ts';
export { contactEmailExamples } from './contact.email.ts';
export { createSupportMessages } from './support-messages.ts';
export { takeReplies, takeRepliesJob } from './take-replies.ts';
export { sealedMessageFiles } from './message-files.ts';
export { contactEntities } from './contact.entities.ts';
