import { ErrorBox } from '@store/ui'
import { createSectionPart } from './createSectionPart.ts'
import type { SectionLoadErrorProps } from './SectionSlots.ts'

/** Renders that a section could not be loaded. */
export const SectionLoadError = createSectionPart((slots) => slots.loadError, OwnSectionLoadError)

function OwnSectionLoadError({ message, onRetry, messages }: SectionLoadErrorProps) {
  return (
    <ErrorBox text={message || messages.failed} action={{ label: messages.tryAgain, onSelect: onRetry }} />
  )
}
