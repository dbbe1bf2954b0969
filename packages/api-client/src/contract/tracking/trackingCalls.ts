import type { ClientOf } from '../call/index.ts'
import { recordBehaviour } from './recordBehaviour.ts'
import { recordCheckoutStep } from './recordCheckoutStep.ts'

/** All tracking calls; they are sent by a beacon, so that no client has methods for them. */
export const trackingCalls = { behaviour: recordBehaviour, step: recordCheckoutStep } as const

/** Client methods for analytics. */
export type TrackingClient = ClientOf<typeof trackingCalls>
