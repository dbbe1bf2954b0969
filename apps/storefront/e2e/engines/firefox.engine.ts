import { describeJourneys } from './describeJourneys.ts'
import { findFirefox, openFirefox } from './openPuppeteer.ts'

describeJourneys('Firefox', findFirefox() !== undefined, openFirefox)
