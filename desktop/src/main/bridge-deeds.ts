import { tokenOfPastedLink } from './deep-link.ts';
import type { DeviceSession } from './device-session.ts';
import type { BridgeDeeds } from './ipc.ts';
import type { OfflineExports } from './offline-exports.ts';
import { printPage } from './print.ts';
import type { ServerChoice } from './server-choice.ts';
import type { SyncKeeper } from './sync-keeper.ts';

interface DeedParts {
  readonly device: DeviceSession;
  readonly keeper: SyncKeeper;
  readonly exports: OfflineExports;
  readonly choice: ServerChoice;
}

/** What stands behind each function that the pages have. */
export function bridgeDeeds({ device, keeper, exports, choice }: DeedParts): BridgeDeeds {
  return {
    session: () => device.show(),
    requestLogin: async (_page, email, audience) => await device.requestLogin(email, audience),
    pasteLink: async (_page, link) => await device.openLink(tokenOfPastedLink(link)),
    signOut: async () => await device.signOut(),
    syncStatus: () => keeper.status(),
    syncNow: async () => await keeper.syncNow(),
    query: async (_page, query) => await exports.query(query),
    exportCsv: async (page, query) => await exports.exportCsv(page, query),
    cancelExport: (page) => exports.cancel(page),
    showInFolder: (_page, exportId) => exports.showInFolder(exportId),
    print: async (page) => await printPage(page),
    server: () => choice.show(),
    useServer: async (_page, address) => await choice.use(address),
  };
}
