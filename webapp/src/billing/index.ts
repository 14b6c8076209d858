export { InviteCard } from './invite-card.tsx';
export { InvitePage } from './invite.page.tsx';
export { PastDueBanner } from './past-due-banner.tsx';
export { PlanCard } from './plan-card.tsx';
export { PlanPage } from './plan.page.tsx';
export { SubscriptionCancelPage } from './subscription-cancel.page.tsx';
export { SubscriptionSuccessPage } from './subscription-success.page.tsx';
