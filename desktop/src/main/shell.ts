import type { DesktopSession, SyncStatus } from '@creditfix/shared/desktop';
import { app, BrowserWindow, nativeTheme, powerMonitor, session as sessions } from 'electron';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { channelOf, type DesktopNews } from '../bridge/index.ts';
import { APP_ORIGIN } from './app-scheme.ts';
import { bridgeHandlers } from './bridge-handlers.ts';
import { tokenOfDeepLink } from './deep-link.ts';
import { DeviceSession } from './device-session.ts';
import { keepDownloads, savePlace, type SavePlace } from './downloads.ts';
import { showStartFaults, startFaults } from './start-faults.ts';
import { answerPages } from './ipc.ts';
import { offerJumpList, setMenu, showAbout } from './menu.ts';
import { lockNavigation, lockPermissions } from './navigation.ts';
import { FlaggedBadge, OwedNotes } from './notices.ts';
import { OfflineExports } from './offline-exports.ts';
import {
  discardReplica,
  openLeftReplica,
  openReplica,
  type OpenReplicaParts,
} from './open-replica.ts';
import { owedReports } from './owed-reports.ts';
import { printPage } from './print.ts';
import { Refusal } from './refusal.ts';
import { openSecrets, type Secrets } from './secrets.ts';
import { ServerChoice } from './server-choice.ts';
import { serverGate, type ServerGate } from './server-gate.ts';
import { SessionWatch } from './session-watch.ts';
import { asideText, keepWhatIsForeign } from './set-aside.ts';
import { openSettings, type SettingsFile } from './settings-file.ts';
import type { Shell, ShellParts } from './shell.port.ts';
import { whyNotRead } from './shell.rules.ts';
import { SyncKeeper } from './sync-keeper.ts';
import { watchForUpdates } from './updates.ts';
import { answerAppScheme, webFiles } from './web-files.ts';
import { leadTo, openWindow } from './window.ts';

/** A Save dialog may be open: quitting does not wait for long. */
const LONGEST_MS = 3_000;

/**
 * Ends the program and opens it again.
 *
 * @param appImage the file that an AppImage was started from: the program inside of it is gone with its end
 */
function startAnew(appImage: string | null): void {
  const inside = ['--appimage-extract-and-run'];
  app.relaunch(appImage === null ? {} : { execPath: appImage, args: inside });
  app.quit();
}

/** What has to end before the program does: the process that writes a file would be cut off, and leave half of it. */
function endBeforeQuit({
  isRunning,
  endAll,
}: {
  readonly isRunning: () => boolean;
  readonly endAll: () => Promise<unknown>;
}): void {
  let isLeaving = false;
  app.on('before-quit', (event) => {
    if (isLeaving || !isRunning()) return;
    event.preventDefault();
    isLeaving = true;
    void Promise.race([endAll(), wait(LONGEST_MS)]).finally(() => app.quit());
  });
}

/** Everything that this program is, put together once it may open windows. */

/** Where the person who is signed in begins. */
const START = { staff: '/admin/dashboard', customer: '/dashboard', nobody: '/welcome/' } as const;

export async function openShell(parts: ShellParts): Promise<Shell> {
  const settings = await openSettings(join(parts.keeps, 'settings.json'));
  const secrets = await openSecrets(join(parts.keeps, 'secrets'), process.platform);
  const session = sessions.defaultSession;
  const fetch = async (address: string, init: RequestInit) =>
    await session.fetch(address, { ...init, bypassCustomProtocolHandlers: true });
  const choice = new ServerChoice({ settings, fixed: parts.fixedServer, fetch });
  const shell = new OpenShell(parts, { settings, secrets, choice, fetch });

  lockPermissions(session);
  lockNavigation(app, { server: () => choice.origin(), openWindow: shell.openAside });
  answerAppScheme({
    session,
    files: webFiles(parts.folders),
    gate: shell.gate,
    signedIn: () => shell.device.show().role === 'customer',
  });
  keepDownloads(session, shell.place);
  const { device, keeper, exports } = shell;
  const again = () => startAnew(parts.appImage);
  answerPages(bridgeHandlers({ device, keeper, exports, choice, secrets, startAnew: again }));
  powerMonitor.on('resume', () => void shell.wake());
  endBeforeQuit(exports);
  app.on('window-all-closed', () => shell.allClosed());
  app.on('activate', () => void shell.focusWindow());

  await shell.keepWhatIsForeign();
  await shell.device.load();
  await shell.focusWindow();
  showStartFaults(shell.faults());
  void watchForUpdates(parts.fixedUpdateUrl ?? settings.get().updateUrl);
  return shell;
}

interface Kept {
  readonly settings: SettingsFile;
  readonly secrets: Secrets;
  readonly choice: ServerChoice;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
}

class OpenShell implements Shell {
  readonly gate: ServerGate;
  readonly device: DeviceSession;
  readonly watch: SessionWatch;
  readonly keeper: SyncKeeper;
  readonly exports: OfflineExports;
  readonly place: SavePlace;
  readonly #owed: OwedNotes;
  readonly #replicaParts: OpenReplicaParts;
  readonly #parts: ShellParts;
  readonly #kept: Kept;
  readonly #badge = new FlaggedBadge(() => void this.focusWindow());

  constructor(parts: ShellParts, kept: Kept) {
    const { settings, secrets, choice, fetch } = kept;
    const { now } = parts;
    this.#parts = parts;
    this.#kept = kept;
    const owed = owedReports(secrets);
    this.#owed = new OwedNotes(owed, {
      session: () => this.device.show(),
      server: () => choice.origin(),
    });
    this.place = savePlace(settings);
    this.gate = serverGate({
      fetch,
      server: () => choice.origin(),
      bearer: () => this.device.bearer(),
      onAnswer: (answer) => void this.watch.hear(answer),
      onSilence: () => this.keeper.noteSilence(),
    });
    this.device = new DeviceSession({
      secrets,
      gate: this.gate,
      now,
      server: () => choice.origin(),
      device: () => settings.get().device ?? nameOfMachine(),
      onChange: (session) => this.sessionChanged(session),
      beforeSignOut: async () => await this.keeper.sendReports(),
      onEnd: async (owner) => {
        this.exports.cancelAll();
        await this.keeper.wipe(owner);
        await sessions.defaultSession.clearStorageData();
      },
    });
    this.watch = new SessionWatch({ gate: this.gate, device: this.device });
    this.#replicaParts = {
      secrets,
      gate: this.gate,
      script: parts.offlineScript,
      folder: join(parts.keeps, 'copy'),
      onRoleGone: () => void this.watch.endWithoutRole(),
      onTooOld: () => void this.watch.learnRole(),
    };
    this.keeper = new SyncKeeper({
      gate: this.gate,
      now,
      owed,
      server: () => choice.origin(),
      openReplica: async () => await openReplica(this.#replicaParts),
      openLeftReplica: async () => await openLeftReplica(this.#replicaParts),
      discardReplica: async (replica) => await discardReplica(replica, this.#replicaParts),
      onStatus: (status) => this.#syncChanged(status),
    });
    this.exports = new OfflineExports({
      place: this.place,
      now,
      replica: async () => await this.keeper.replica(),
      session: () => this.device.show(),
      mayRead: async () => await this.#mayRead(),
      onMade: () => void this.keeper.sendReports(),
      onLost: () => void this.keeper.syncNow(),
      onProgress: (page, progress) => page.send(channelOf('export'), progress),
    });
  }

  readonly openAside = (address: string): void => {
    void this.#openWindow(address.slice(APP_ORIGIN.length) || '/');
  };

  async openLink(link: string): Promise<void> {
    try {
      await this.device.openLink(tokenOfDeepLink(link));
    } catch (error) {
      const text = error instanceof Refusal ? error.message : null;
      this.#deliverEvents('session', { ...this.device.show(), text });
    }
    await this.focusWindow();
  }

  async focusWindow(): Promise<void> {
    const [window] = BrowserWindow.getAllWindows();
    if (!window) return await this.#openWindow(this.#start());
    if (window.isMinimized()) window.restore();
    window.focus();
  }

  async run(command: string): Promise<void> {
    await this.focusWindow();
    const { state, role } = this.device.show();
    if (state !== 'signed_in' || role === 'customer') return;
    const [window] = BrowserWindow.getAllWindows();
    window?.webContents.send(channelOf('command'), command);
  }

  async wake(): Promise<void> {
    await this.device.checkIdle();
    if (this.device.show().state === 'signed_in') await this.keeper.syncNow();
  }

  allClosed(): void {
    if (process.platform !== 'darwin') app.quit();
  }

  sessionChanged(session: DesktopSession): void {
    setMenu({
      session,
      platform: process.platform,
      command: (window, command) => {
        if (command === 'sync_now') void this.keeper.syncNow();
        window.webContents.send(channelOf('command'), command);
      },
      openWindow: () => void this.#openWindow(this.#start()),
      about: () => void this.#about(),
      signOut: () => void this.device.signOut(),
      print: (window) => void printPage(window.webContents).catch(() => undefined),
    });
    offerJumpList(session, process.platform, (command) => void this.run(command));
    this.#deliverEvents('session', session);
    if (session.state === 'signed_in') this.keeper.follow(session);
    else {
      this.#badge.clear();
      this.#owed.forget();
    }
    if (session.state !== 'waiting_for_link') this.#leadTo(this.#start());
  }

  /** @throws Refusal if it could not be moved out of the way of what will be written */
  async keepWhatIsForeign(): Promise<void> {
    const { secrets } = this.#kept;
    await keepWhatIsForeign({
      keeps: this.#parts.keeps,
      secrets,
      owed: this.#owed.reports,
      openLeftReplica: async (place) =>
        await openLeftReplica({
          ...this.#replicaParts,
          ...place,
        }),
    });
  }

  /** What was set from outside and can not be used. */
  faults(): string[] {
    const { fixedServer, fixedUpdateUrl } = this.#parts;
    return startFaults(fixedServer === null ? null : this.#kept.choice.fault(), fixedUpdateUrl);
  }

  async #about(): Promise<void> {
    const { choice, secrets } = this.#kept;
    const waits = [await this.#owed.text(), await asideText(this.#parts.keeps)];
    const kept = this.#parts.fixedServer === null ? choice.fault() : null;
    const isHeld = secrets.untouched;
    await showAbout({ server: choice.origin(), notes: [kept, ...this.faults(), ...waits], isHeld });
  }

  /** Windows that show what is no longer theirs, or still ask for a sign-in. */
  #leadTo(start: string): void {
    const isNobody = start === START.nobody;
    for (const { webContents } of BrowserWindow.getAllWindows()) {
      const path = URL.parse(webContents.getURL())?.pathname ?? '';
      if (path.startsWith(START.nobody) !== isNobody) void leadTo(webContents, start);
    }
  }

  #start(): string {
    const { state, role } = this.device.show();
    if (state !== 'signed_in') return START.nobody;
    return role === 'customer' ? START.customer : START.staff;
  }

  async #openWindow(path: string): Promise<void> {
    const { settings } = this.#kept;
    const { preload, folders } = this.#parts;
    const icon = join(folders.webapp, 'icon-192.png');
    await openWindow(path, { settings, preload, icon }, nativeTheme.shouldUseDarkColors);
  }

  async #mayRead(): Promise<void> {
    const why = whyNotRead(await this.device.checkIdle());
    if (why) throw new Refusal(why);
  }

  #syncChanged(status: SyncStatus): void {
    this.#deliverEvents('sync', status);
    // Without the server nobody else may look at the days.
    if (status.state === 'offline') void this.device.checkIdle();
    if (status.state !== 'idle') return;
    void this.watch.learnRole();
    void this.#owed.tell();
    void this.keeper
      .replica()
      .then(async (replica) => await this.#badge.count(replica))
      .catch(() => undefined);
  }

  #deliverEvents(news: DesktopNews, what: unknown): void {
    for (const { webContents } of BrowserWindow.getAllWindows()) {
      webContents.send(channelOf(news), what);
    }
  }
}

/** "office-laptop": what the list of sessions calls this machine until somebody names it. */
function nameOfMachine(): string {
  return (
    hostname()
      .replaceAll(/[^\w .-]/g, '')
      .slice(0, 60) || 'Computer'
  );
}
