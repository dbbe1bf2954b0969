import { describeJourneys } from './describeJourneys.ts'
import { findFirefox, openChromium, openFirefox } from './openPuppeteer.ts'
import { findWebKit, openWebKit } from './openWebKit.ts'

describeJourneys('Chromium', openChromium)

// Not on every machine: `.ci/run` and the daily run install them.
if (findFirefox() !== undefined) describeJourneys('Firefox', openFirefox)
else console.warn('Firefox is not installed: its journeys do not run.')

if (findWebKit() !== undefined) describeJourneys('WebKitGTK', openWebKit)
else console.warn('WebKitGTK, its driver or Xvfb is not installed: its journeys do not run.')
