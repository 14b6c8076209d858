export { customerCommands } from './customer-commands.ts';
export { openStaffShell } from './open-staff-shell.ts';
