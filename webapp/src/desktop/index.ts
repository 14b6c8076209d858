export { customerCommands, openStaffShell } from './shell.ts';
