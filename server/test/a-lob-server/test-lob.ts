/** What the stand-in for Lob and the servers under test agree on. */
export const TEST_LOB = {
  testKey: 'test_of_these_tests_0c5b',
  liveKey: 'live_of_these_tests_0c5b',
  webhookSecret: 'lob_signs_with_this_in_these_tests',
} as const;

export type LobMode = 'test' | 'live';
