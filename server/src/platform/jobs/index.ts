export { defineJob, type Jobs } from './jobs.port.ts';
export { createPgBossJobs } from './pg-boss-jobs.ts';
export { keptJobsSchema, putBackJobs, waitingJobs } from './kept-jobs.ts';
