import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './packages/config/src/chromium/findChromium.ts'

const { executablePath, args, isPinned } = await findChromium()

// A page transition ignores clicks while it fades; no shopper clicks that quickly.
const calm = { reducedMotion: 'reduce' } as const

/**
 * Tags of a test or a describe block:
 *
 * - none: the viewport makes no difference. The change lane runs it on a phone only.
 * - `@both`: the viewport makes a difference (layout, sheets, sticky bars, touch, keyboard, hover). It runs on
 * both.
 * - `@desktop`: needs a pointer that hovers or a keyboard with every key. It runs on a desktop only.
 * - `@matrix`: makes calls fail. The change lane uses one kind of error for each call, the project `long` every
 * kind.
 * - `@long`: slow, while a test of a lower level proves the same rule. Only the project `long` runs it.
 * - `@cart`, `@pdp`, `@login-dialog`, `@delivery-location`, `@account`, `@hamper-builder`, `@corporate`,
 * `@customiser`: the
 * packages whose changes can break it; `@storefront` for the host's own code. `-g '@cart'` selects them.
 *
 * Change lane: `--project=phone --project=desktop`. Long lane: these two, `desktop-rest` and `long`; together they
 * run
 * every test on both viewports, except those of `@desktop`, and none twice under the same conditions.
 */
const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  // A real Pixel 7 has a scale factor of 2.6: software rendering would have to draw seven times as many pixels.
  deviceScaleFactor: 1,
  contextOptions: calm,
}
const desktop = { viewport: { width: 1280, height: 800 }, contextOptions: calm }

export default defineConfig({
  testDir: 'apps/storefront/e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './apps/storefront/e2e/seedTemplate.ts',
  // Only the Chromium from npm renders pages identically on every machine.
  ignoreSnapshots: !isPinned,
  snapshotPathTemplate: 'apps/storefront/e2e/screenshots/{arg}{ext}',
  outputDir: 'node_modules/.cache/e2e',
  reporter: [['list'], ['json', { outputFile: 'node_modules/.cache/reports/e2e.json' }]],
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Limits against a hang, in milliseconds, long enough for a machine that is busy with other work.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    launchOptions: { executablePath, args: [...args] },
    trace: 'off',
    // Shorter than the test's timeout, so that the error of a hanging action names the action.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
  },
  projects: [
    { name: 'phone', grepInvert: /@desktop|@long/, use: phone },
    { name: 'desktop', grep: /@desktop|@both/, grepInvert: /@long/, use: desktop },
    { name: 'desktop-rest', grepInvert: /@desktop|@both|@long/, use: desktop },
    { name: 'long', grep: /@long|@matrix/, use: desktop },
    { name: 'docs', testDir: 'apps/docs/e2e', use: { contextOptions: calm } },
  ],
})
