import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findChromium } from './packages/config/src/chromium/findChromium.ts'

const chromium = await findChromium()
if (!chromium.isPinned)
  console.warn('Snapshots of stories are not compared: this is not the Chromium from npm.')

const sourceOfPackages = {
  resolve: { conditions: ['@store/source', 'module', 'browser', 'development|production'] },
  // Not 'module': what only bundlers can read must not reach Node, which loads most packages itself.
  ssr: { resolve: { conditions: ['@store/source', 'node', 'development|production'] } },
}

const racesOfTheApi = 'apps/api/src/**/*.race.test.ts'
const processes = 'apps/bench/src/**/*.test.ts'

// How long a test may take, in milliseconds; models that are run at length take hours.
const patience = process.env.STORE_MODEL_RUNS === undefined ? 20_000 : 14_400_000

export default defineConfig({
  test: {
    projects: [
      {
        ...sourceOfPackages,
        test: {
          name: 'node',
          environment: 'node',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/{src,app,server}/**/*.test.ts'],
          exclude: [racesOfTheApi, processes],
          testTimeout: patience,
          hookTimeout: 60_000,
        },
      },
      {
        ...sourceOfPackages,
        test: {
          // The API's tests once more, on a real Postgres, and the races, which PGlite cannot lose.
          name: 'postgres',
          environment: 'node',
          include: ['apps/api/src/**/*.test.ts'],
          // These open no database.
          exclude: ['apps/api/src/*.test.ts', 'apps/api/src/{log,sample}/**'],
          globalSetup: ['./packages/config/src/vitest/servePostgres.ts'],
          setupFiles: ['./packages/config/src/vitest/requirePostgres.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...sourceOfPackages,
        test: {
          // The built store and its databases as real processes: one after the other, for they are measured.
          name: 'processes',
          environment: 'node',
          include: [processes],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...sourceOfPackages,
        test: {
          name: 'jsdom',
          environment: 'jsdom',
          testTimeout: patience,
          include: ['packages/*/src/**/*.test.tsx', 'apps/*/{src,app,server}/**/*.test.tsx'],
          setupFiles: ['./packages/config/src/vitest/refuseConsole.ts'],
        },
      },
      {
        ...sourceOfPackages,
        plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
        test: {
          name: 'stories',
          isolate: false,
          setupFiles: [
            './packages/config/src/vitest/refuseConsole.ts',
            './packages/config/src/vitest/compareSnapshots.ts',
          ],
          provide: { snapshots: chromium.isPinned ? 'compared' : process.env.CI ? 'missed' : 'skipped' },
          browser: {
            expect: {
              toMatchScreenshot: {
                resolveScreenshotPath: ({ arg, ext, root }) =>
                  join(root, '.storybook/snapshots', `${arg}${ext}`),
              },
            },
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: { executablePath: chromium.executablePath, args: [...chromium.args] },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
