export { CustomiserDialog } from './CustomiserDialog/CustomiserDialog.tsx'
export { FinishedDesign } from './FinishedDesign/FinishedDesign.tsx'
