import { describeJourneys } from './describeJourneys.ts'
import { findFirefox, openChromium, openFirefox } from './openPuppeteer.ts'
import { findWebKit, openWebKit } from './openWebKit.ts'

describeJourneys('Chromium', openChromium)

// Firefox is not installed on every machine; the daily run installs it.
if (findFirefox() !== undefined) describeJourneys('Firefox', openFirefox)
else process.stderr.write('Firefox is not installed: its journeys do not run.\n')

if (findWebKit() !== undefined) describeJourneys('WebKitGTK', openWebKit)
else process.stderr.write('WebKitGTK, its driver or Xvfb is not installed: its journeys do not run.\n')
