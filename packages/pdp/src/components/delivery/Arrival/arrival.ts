export { Arrival } from './Arrival.tsx'
export { CallUs } from './CallUs.tsx'
export { DeliveryPromise } from './DeliveryPromise.tsx'
export { IndianClock } from './IndianClock.tsx'
