/** What we use of the IMAP server for tests; it brings no types. */
declare module 'hoodiecrow-imap' {
  import type { Server, Socket } from 'node:net';

  interface Connection {
    readonly socket: Socket;
  }
  type CommandHandler = (connection: Connection, ...told: readonly unknown[]) => void;

  interface ImapServer {
    readonly server: Server;
    listen(port: number, host: string): void;
    close(onClosed: () => void): void;
    getCommandHandler(command: string): CommandHandler;
    setCommandHandler(command: string, handler: CommandHandler): void;
    appendMessage(mailbox: string, flags: readonly string[], at: string | false, raw: string): void;
  }

  function hoodiecrow(options: {
    readonly plugins: readonly string[];
    /** Begins with TLS. */
    readonly secureConnection?: boolean;
    readonly credentials?: { readonly key: string; readonly cert: string };
    readonly users: Readonly<Record<string, { readonly password: string }>>;
    readonly storage: Readonly<
      Record<string, { uidvalidity: number; uidnext: number; messages: hoodiecrow.StoredEmail[] }>
    >;
  }): ImapServer;
  namespace hoodiecrow {
    interface StoredEmail {
      readonly uid: number;
      readonly flags: readonly string[];
      readonly raw: string;
    }
  }
  export = hoodiecrow;
}
