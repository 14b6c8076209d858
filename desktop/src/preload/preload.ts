import type { DesktopBridge } from '@creditfix/shared/desktop';
import { contextBridge, ipcRenderer } from 'electron';
import {
  channelOf,
  type CallAnswer,
  type DesktopCall,
  type DesktopNews,
  type SetUpBridge,
  type SetUpCall,
} from '../bridge/index.ts';

// A preload in the sandbox has to be one CommonJS file: desktop/build.ts makes it of this one.

async function ask<Answer>(name: DesktopCall | SetUpCall, ...given: unknown[]): Promise<Answer> {
  const answer = (await ipcRenderer.invoke(channelOf(name), ...given)) as CallAnswer;
  if (!answer.ok) throw new Error(answer.text);
  return answer.value as Answer;
}

/** The page gets what was said, and nothing of the event that brought it. */
function listen<News>(name: DesktopNews, listener: (news: News) => void): () => void {
  const heard = (_event: unknown, news: News) => listener(news);
  ipcRenderer.on(channelOf(name), heard);
  return () => {
    ipcRenderer.removeListener(channelOf(name), heard);
  };
}

/** A program that was started for a command sends it before the page has come to listen. */
const early: string[] = [];
const keepEarly = (_event: unknown, command: string) => void early.push(command);
ipcRenderer.on(channelOf('command'), keepEarly);

function listenToCommands(listener: (command: string) => void): () => void {
  ipcRenderer.removeListener(channelOf('command'), keepEarly);
  const stop = listen('command', listener);
  for (const command of early.splice(0)) listener(command);
  return stop;
}

/** The shell says its version among the arguments of the page's process. */
function versionOfShell(): string {
  const begin = '--desktop-version=';
  const said = process.argv.find((argument) => argument.startsWith(begin));
  return said?.slice(begin.length) ?? '0.0.0';
}

const desktop = {
  version: versionOfShell(),
  platform: process.platform as DesktopBridge['platform'],
  session: async () => await ask('session'),
  requestLogin: async (email, audience) => await ask('requestLogin', email, audience),
  pasteLink: async (link) => await ask('pasteLink', link),
  signOut: async () => await ask('signOut'),
  syncStatus: async () => await ask('syncStatus'),
  syncNow: async () => await ask('syncNow'),
  keepNames: async (reason) => await ask('keepNames', reason),
  query: async (query) => await ask('query', query),
  exportCsv: async (query) => await ask('exportCsv', query),
  cancelExport: async () => await ask('cancelExport'),
  showInFolder: async (exportId) => await ask('showInFolder', exportId),
  print: async () => await ask('print'),
  onSync: (listener) => listen('sync', listener),
  onExport: (listener) => listen('export', listener),
  onSession: (listener) => listen('session', listener),
  onCommand: (listener) => listenToCommands(listener),
} satisfies DesktopBridge;

const setUp = {
  server: async () => await ask('server'),
  useServer: async (address) => await ask('useServer', address),
  keychainLocked: async () => await ask('keychainLocked'),
  tryKeychain: async () => await ask('tryKeychain'),
  goWithoutKeychain: async () => await ask('goWithoutKeychain'),
} satisfies SetUpBridge;

contextBridge.exposeInMainWorld('desktop', desktop);
// The shell checks the sender of every call as well: a page elsewhere gains nothing by having the functions.
if (location.pathname.startsWith('/welcome/')) {
  contextBridge.exposeInMainWorld('desktopSetUp', setUp);
}
