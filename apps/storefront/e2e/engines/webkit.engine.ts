import { describeJourneys } from './describeJourneys.ts'
import { findWebKit, openWebKit } from './openWebKit.ts'

describeJourneys('WebKitGTK', findWebKit() !== undefined, openWebKit)
