import { describeJourneys } from './describeJourneys.ts'
import { openChromium } from './openPuppeteer.ts'

describeJourneys('Chromium', true, openChromium)
