import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './packages/config/src/chromium/findChromium.ts'

const { executablePath, args, isPinned } = await findChromium()

// A page that fades into the next one swallows clicks meanwhile, which no shopper is quick enough to make.
const calm = { reducedMotion: 'reduce' } as const

/**
 * Tags of a test or a describe block:
 *
 * - none: what the viewport does not change. The change lane runs it on a phone alone.
 * - `@both`: what the viewport changes (layout, sheets, sticky bars, touch, keyboard, hover). It runs on both.
 * - `@desktop`: what needs a pointer that hovers or a keyboard with every key. It runs on a desktop alone.
 * - `@matrix`: breaks calls. The change lane breaks each with one kind of error, the project `long` with every kind.
 * - `@long`: takes long, while a test of a lower level proves the same rule. Only the project `long` runs it.
 * - `@cart`, `@pdp`, `@login-dialog`, `@delivery-location`, `@account`, `@hamper-builder`, `@corporate`, `@customiser`: the
 *   packages a change of which can break it; `@storefront` where it is the host's own. `-g '@cart'` selects them.
 *
 * Change lane: `--project=phone --project=desktop`. Long lane: these two, `desktop-rest` and `long`; together they run
 * every test on both viewports, but those of `@desktop`, and none twice under the same conditions.
 */
const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  // A real phone has 2.6: seven times the pixels to draw, on a processor that draws by itself.
  deviceScaleFactor: 1,
  contextOptions: calm,
}
const desktop = { viewport: { width: 1280, height: 800 }, contextOptions: calm }

export default defineConfig({
  testDir: 'apps/storefront/e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './apps/storefront/e2e/seedTemplate.ts',
  // Only the Chromium that comes from npm draws pages alike on every machine.
  ignoreSnapshots: !isPinned,
  snapshotPathTemplate: 'apps/storefront/e2e/screenshots/{arg}{ext}',
  outputDir: 'node_modules/.cache/e2e',
  reporter: [['list'], ['json', { outputFile: 'node_modules/.cache/reports/e2e.json' }]],
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    launchOptions: { executablePath, args: [...args] },
    trace: 'off',
    // What hangs is named with its call.
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
  },
  projects: [
    { name: 'phone', grepInvert: /@desktop|@long/, use: phone },
    { name: 'desktop', grep: /@desktop|@both/, grepInvert: /@long/, use: desktop },
    { name: 'desktop-rest', grepInvert: /@desktop|@both|@long/, use: desktop },
    { name: 'long', grep: /@long|@matrix/, use: desktop },
    {
      name: 'css-isolation',
      testDir: 'packages/config/src/cssIsolation',
      fullyParallel: false,
      workers: 1,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
})
