import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: '.',
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/bundles.ts'],
    setupFiles: ['test/support/seed.ts'],
    testTimeout: 120_000,
    // No test changes a module for the others, and to load them all anew for each file takes as long as the tests.
    isolate: false,
  },
});
