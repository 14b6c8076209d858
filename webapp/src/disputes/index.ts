export type { AnswerCopySlot } from './answer-form.tsx';
export { CalendarCard } from './calendar-card.tsx';
export { CountsPart } from './counts-part.tsx';
export { DisputeList } from './dispute-list.tsx';
export { DisputePage } from './dispute.page.tsx';
export { ScoresPart } from './scores-part.tsx';
export { TodayPart } from './today-part.tsx';
export { useDashboard } from './use-dashboard.ts';
