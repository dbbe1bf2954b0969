export { captureEvents } from '../hydration/captureEvents.ts'
export type { EventReplay } from '../hydration/EventReplay.ts'
