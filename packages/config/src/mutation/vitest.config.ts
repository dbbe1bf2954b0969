import { defineConfig } from 'vitest/config'

// Separate from the root's configuration, whose projects also start databases.
export default defineConfig({
  resolve: { conditions: ['@store/source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['@store/source', 'node', 'development|production'] } },
  test: {
    include: [process.env.STORE_MUTATION_TESTS ?? ''],
    environment: 'node',
    setupFiles: ['./packages/config/src/vitest/seedProperties.ts'],
    ...(process.env.STORE_MUTATION_DATABASE === 'true' && {
      globalSetup: [
        './apps/api/src/fixtures/provideTestRun.ts',
        './packages/config/src/vitest/provideTestPostgres.ts',
      ],
      // Their many requests would run for nearly every mutant.
      exclude: ['**/*.concurrency.test.ts', '**/loginModel.test.ts', '**/cartIntegrity.test.ts'],
      isolate: false,
      testTimeout: 120_000,
      hookTimeout: 300_000,
    }),
  },
})
