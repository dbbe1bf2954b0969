import { defineConfig } from '@playwright/test'
import { findChromium } from '../../packages/config/src/chromium/findChromium.ts'

const { executablePath, args } = await findChromium()

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../node_modules/.cache/style-isolation',
  reporter: [['list'], ['json', { outputFile: '../../node_modules/.cache/reports/style-isolation.json' }]],
  workers: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    launchOptions: { executablePath, args: [...args] },
    viewport: { width: 1280, height: 800 },
    actionTimeout: 15_000,
  },
})
