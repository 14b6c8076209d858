import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line to a server that a test can cut, make silent and mend. */
export interface Line {
  readonly port: number;
  /** Ends what is open and takes nothing more. */
  cut(): void;
  /** Keeps everything open and lets nothing through. */
  hang(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function openLine(to: {
  readonly host: string;
  readonly port: number;
}): Promise<Line> {
  const sockets = new Set<Socket>();
  let state: 'well' | 'cut' | 'hanging' = 'well';
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((near) => {
    sockets.add(near);
    near.on('error', () => {}).once('close', () => sockets.delete(near));
    if (state === 'cut') return void near.resetAndDestroy();
    if (state === 'hanging') return;
    const far = connect(to.port, to.host);
    sockets.add(far);
    far.on('error', () => near.destroy()).once('close', () => sockets.delete(far));
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
    near.on('data', (bytes) => state === 'well' && far.write(bytes));
    far.on('data', (bytes) => state === 'well' && near.write(bytes));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      state = 'cut';
      endAll();
    },
    hang() {
      state = 'hanging';
    },
    mend() {
      // What was swallowed meanwhile does not come back.
      if (state === 'hanging') endAll();
      state = 'well';
    },
    async close() {
      endAll();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
