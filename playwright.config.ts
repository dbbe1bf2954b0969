import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './packages/config/src/chromium/findChromium.ts'

const { executablePath, args } = await findChromium()

// A page that fades into the next one swallows clicks meanwhile, which no shopper is quick enough to make.
const calm = { reducedMotion: 'reduce' } as const

export default defineConfig({
  testDir: 'apps/storefront/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'node_modules/.cache/e2e',
  reporter: [['list'], ['json', { outputFile: 'node_modules/.cache/reports/e2e.json' }]],
  workers: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: { launchOptions: { executablePath, args: [...args] }, trace: 'retain-on-failure' },
  projects: [
    {
      name: 'phone',
      // What takes a pointer that hovers, or a keyboard with every key.
      grepInvert: /@desktop/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, contextOptions: calm },
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 }, contextOptions: calm } },
    {
      name: 'hostile',
      testDir: 'packages/config/src/hostile',
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
})
