import type { ClientOf } from '../call/index.ts'
import { recordBehaviour } from './recordBehaviour.ts'
import { recordCheckoutStep } from './recordCheckoutStep.ts'
import { recordWebVitals } from './recordWebVitals.ts'

/** All tracking calls. Browsers send them with `sendBeacon`, so the client has no methods for them. */
export const trackingCalls = {
  behaviour: recordBehaviour,
  step: recordCheckoutStep,
  webVitals: recordWebVitals,
} as const

/** Client methods for analytics. */
export type TrackingClient = ClientOf<typeof trackingCalls>
