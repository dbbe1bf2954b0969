export { ArrivalEstimate } from './ArrivalEstimate.tsx'
export { CallUsNote } from './CallUsNote.tsx'
export { DeliveryPromise } from './DeliveryPromise.tsx'
export { IndianTimeTracker } from './IndianTimeTracker.tsx'
