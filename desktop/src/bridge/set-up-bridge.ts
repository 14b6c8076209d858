/** What the shell's first page may do: say which server it is, before anybody signs in. */
export interface SetUpBridge {
  server(): Promise<{ readonly origin: string | null; readonly fixed: boolean }>;
  /** Asks the server whether it is one; the text says what to do where it is not. */
  useServer(address: string): Promise<{ readonly origin: string | null; readonly text: string }>;
}
