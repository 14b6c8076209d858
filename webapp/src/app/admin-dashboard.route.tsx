import { AdminDashboardPage, StaffShellContext } from '#webapp/admin/index.ts';

/** The dashboard of the staff, with what the program around it can do; a browser's tab has none around it. */
export async function loadAdminDashboard() {
  const shell = await staffShell();
  return {
    Component: () => (
      <StaffShellContext value={shell}>
        <AdminDashboardPage />
      </StaffShellContext>
    ),
  };
}

async function staffShell() {
  if (!('desktop' in window)) return undefined;
  return await (await import('#webapp/desktop/index.ts')).openStaffShell();
}
