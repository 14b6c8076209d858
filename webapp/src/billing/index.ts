export { PaperPage, SignedContract } from './contract/paper.page.tsx';
export { ServiceWaits } from './checkout-states.tsx';
export { InvitePage, InviteCard } from './invite.page.tsx';
export { PlanCard, LettersLeft } from './plan-card.tsx';
export { PlanPage, PastDueBanner } from './plan.page.tsx';
export { PlanTable } from './plan-table.tsx';
