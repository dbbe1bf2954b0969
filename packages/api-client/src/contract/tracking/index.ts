import { recordBehaviour } from './recordBehaviour.ts'
import { recordStep } from './recordStep.ts'

export { maskPath } from './maskPath.ts'
export { type BehaviourItem, mostItems, recordBehaviour } from './recordBehaviour.ts'
export { type OrderStep, recordStep } from './recordStep.ts'
export type { TrackedCart, TrackedProduct } from './TrackedGoods.ts'

/** Every tracking call; they are sent by a beacon, so that no client has verbs for them. */
export const trackingCalls = { behaviour: recordBehaviour, step: recordStep } as const
