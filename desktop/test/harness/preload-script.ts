/**
 * The compiled preload as a page of plain Chromium runs it before its own scripts: what `require` gives is what a sandboxed preload
 * gets, and values cross as copies. There is one world here where Electron has two.
 */
export function preloadScript(compiled: string, argv: readonly string[]): string {
  return `(() => {
    if (window !== window.top) return;
    const listeners = new Map();
    const copied = (value) => structuredClone(value);
    Object.defineProperty(window, 'heardByPage', { value: (channel, ...given) => {
      for (const listener of listeners.get(channel) ?? []) listener({ sender: 'not for the page' }, ...given);
    } });
    const ipcRenderer = {
      invoke: async (channel, ...given) => copied(await window.invokeOfShell(channel, copied(given))),
      on(channel, listener) {
        listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
        return this;
      },
      removeListener(channel, listener) {
        listeners.set(channel, (listeners.get(channel) ?? []).filter((each) => each !== listener));
        return this;
      },
    };
    const frozen = (value) => typeof value === 'object' && value !== null
      ? Object.freeze(Object.fromEntries(Object.entries(value).map(([name, each]) => [name, frozen(each)])))
      : value;
    const contextBridge = {
      exposeInMainWorld(name, value) {
        if (name in window) throw new Error('Cannot bind an API on top of an existing property on the window object');
        Object.defineProperty(window, name, { value: frozen(value), enumerable: true });
      },
    };
    const require = (name) => {
      if (name !== 'electron') throw new Error('module not found: ' + name);
      return { contextBridge, ipcRenderer };
    };
    const process = { argv: ${JSON.stringify(argv)}, platform: ${JSON.stringify(process.platform)} };
    const module = { exports: {} };
    (function (exports, require, module, process) {${compiled}\n})(module.exports, require, module, process);
  })();`;
}
