export { PriceBreakupDialog } from './PriceBreakupDialog.tsx'
export { ServingGuideDialog } from './ServingGuideDialog.tsx'
export { ShareDialog } from './ShareDialog.tsx'
