export { ConsentKind } from '../accounts/index.ts';
export { privacyEndpoints } from './privacy.contract.ts';
export { PrivacyProblems } from './privacy.problems.ts';
export { retention } from './retention.rules.ts';
