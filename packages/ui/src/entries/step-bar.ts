export { StepBar } from '../StepBar/StepBar.tsx'
export type { StepBarMessages, StepBarProps, StepItem } from '../StepBar/StepBarProps.ts'
export { stepBarEn } from '../StepBar/stepBarEn.ts'
