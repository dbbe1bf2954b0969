export { Arrival } from './Arrival.tsx'
export { CallUs } from './CallUs.tsx'
export { IndianClock } from './IndianClock.tsx'
export { PromiseLine } from './PromiseLine.tsx'
