export { ArrivalEstimate } from './ArrivalEstimate.tsx'
export { CallUsNote } from './CallUsNote.tsx'
export { DeliveryPromise } from './DeliveryPromise.tsx'
export { IndianTimeTicker } from './IndianTimeTicker.tsx'
