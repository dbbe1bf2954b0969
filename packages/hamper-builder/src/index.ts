export { HamperDateField } from './components/HamperDateField/HamperDateField.tsx'
export { HamperHeader } from './components/HamperHeader/HamperHeader.tsx'
export { HamperNav } from './components/HamperNav/HamperNav.tsx'
export { StepButtons } from './components/HamperNav/StepButtons.tsx'
export { HamperProblems } from './components/HamperProblems/HamperProblems.tsx'
export { HamperStatusRegion } from './components/HamperStatusRegion/HamperStatusRegion.tsx'
export { HamperSummary } from './components/HamperSummary/HamperSummary.tsx'
export { HamperStepBar } from './components/HamperView/HamperStepBar.tsx'
export { HamperView } from './components/HamperView/HamperView.tsx'
export { ItemCard } from './components/ItemCard/ItemCard.tsx'
export { LastItemPictures } from './components/LastItemPictures/LastItemPictures.tsx'
export { ReviewPanel } from './components/ReviewPanel/ReviewPanel.tsx'
export { StepPanel } from './components/StepPanel/StepPanel.tsx'
export type { HamperMessages } from './messages/HamperMessages.ts'
export type {
  HamperHeaderProps,
  HamperNavProps,
  ItemCardProps,
  StepButtonsProps,
} from './react/HamperPartProps.ts'
export { HamperProvider, type HamperProviderProps } from './react/HamperProvider.tsx'
export type { HamperSlots } from './react/HamperSlots.ts'
export { useHamper } from './react/useHamper.ts'
