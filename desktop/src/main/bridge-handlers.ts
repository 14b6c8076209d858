import { tokenOfPastedLink } from './deep-link.ts';
import type { DeviceSession } from './device-session.ts';
import type { BridgeHandlers } from './ipc.ts';
import type { OfflineExports } from './offline-exports.ts';
import { printPage } from './print.ts';
import type { Secrets } from './secrets.ts';
import type { ServerChoice } from './server-choice.ts';
import type { SyncKeeper } from './sync-keeper.ts';

interface HandlerParts {
  readonly device: DeviceSession;
  readonly keeper: SyncKeeper;
  readonly exports: OfflineExports;
  readonly choice: ServerChoice;
  readonly secrets: Secrets;
  readonly startAnew: () => void;
}

/** What stands behind each function that the pages have. */
export function bridgeHandlers(parts: HandlerParts): BridgeHandlers {
  const { device, keeper, exports, choice, secrets, startAnew } = parts;
  return {
    session: () => device.show(),
    requestLogin: async (_page, email, audience) => await device.requestLogin(email, audience),
    pasteLink: async (_page, link) => await device.openLink(tokenOfPastedLink(link)),
    signOut: async () => await device.signOut(),
    syncStatus: () => keeper.status(),
    syncNow: async () => await keeper.syncNow(),
    keepNames: async (_page, reason) => await keeper.keepNames(reason),
    query: async (_page, query) => await exports.query(query),
    exportCsv: async (page, query) => await exports.exportCsv(page, query),
    cancelExport: (page) => exports.cancel(page),
    showInFolder: (_page, exportId) => exports.showInFolder(exportId),
    print: async (page) => await printPage(page),
    server: () => choice.show(),
    useServer: async (_page, address) => {
      const used = await choice.use(address);
      // Somebody may have been signed in there before its address was lost.
      if (used.origin) await device.load();
      return used;
    },
    keychainLocked: () => secrets.locked,
    tryKeychain: () => startAnew(),
    goWithoutKeychain: () => secrets.goWithout(),
  };
}
