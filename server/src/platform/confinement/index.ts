export { systemTool, unownedUser } from './other-user.ts';
