import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: '.',
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/bundles.ts'],
    setupFiles: ['test/support/seed.ts'],
    testTimeout: 120_000,
  },
});
