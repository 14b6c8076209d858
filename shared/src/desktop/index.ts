export type {
  DesktopBridge,
  DesktopExport,
  DesktopSession,
  ExportProgress,
  OfflineAnswer,
  OfflineQuery,
  SyncStatus,
} from './desktop-bridge.ts';
