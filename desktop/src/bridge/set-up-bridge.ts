/** What the shell's first page may do before anybody signs in: say which server it is, and wait for the keychain. */
export interface SetUpBridge {
  server(): Promise<{
    readonly origin: string | null;
    readonly fixed: boolean;
    /** What is wrong with the address as it was set; empty if nothing is. */
    readonly text: string;
  }>;
  /** Asks the server whether it is one; the text says what to do if it is not. */
  useServer(address: string): Promise<{ readonly origin: string | null; readonly text: string }>;
  /** Whether what is sealed on this machine waits for its keychain. */
  keychainLocked(): Promise<boolean>;
  /** Starts the program anew: only a new start asks the keychain again. */
  tryKeychain(): Promise<void>;
  /** Goes on with nothing of what is sealed, which stays as it is. */
  goWithoutKeychain(): Promise<void>;
}
