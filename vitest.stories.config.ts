import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findChromium } from './packages/config/src/chromium/findChromium.ts'

const chromium = await findChromium()
if (!chromium.isPinned)
  console.warn('Snapshots of stories are not compared: this is not the Chromium from npm.')

// A separate configuration, because Storybook takes seconds to start and the other tests do not need it.
export default defineConfig({
  resolve: { conditions: ['@store/source', 'module', 'browser', 'development|production'] },
  plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
  test: {
    name: 'stories',
    isolate: false,
    // Stores the differences of a snapshot.
    api: { allowWrite: true },
    // Limits against a hang, in milliseconds. The first story of a page loads all modules, which takes 25 times as long
    // on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: [
      './packages/config/src/vitest/failOnConsole.ts',
      './packages/config/src/vitest/compareSnapshots.ts',
      './packages/config/src/vitest/rejectUnusableControls.ts',
    ],
    provide: { snapshots: chromium.isPinned ? 'compared' : process.env.CI ? 'missed' : 'skipped' },
    browser: {
      expect: {
        toMatchScreenshot: {
          timeout: 30_000,
          resolveScreenshotPath: ({ arg, ext, root }) => join(root, '.storybook/snapshots', `${arg}${ext}`),
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
})
