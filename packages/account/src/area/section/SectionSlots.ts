import type { Slot } from '@store/ui/slots'
import type { ReactNode, RefObject } from 'react'
import type { RemovalMessages } from './RemovalMessages.ts'
import type { SectionMessages } from './SectionMessages.ts'

// The props of all parts are in one file, to avoid an import cycle: the slots use these types, and the parts use the
// slots.

/** Props of `SectionHeading`. */
export interface SectionHeadingProps {
  readonly heading: string
  /** Introduction, under the heading. @default none */
  readonly lead?: ReactNode
  /** Ref of the heading, which can receive focus. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>
}

/** Props of `SectionLoginPrompt`. */
export interface SectionLoginPromptProps {
  /** Opens the login dialog. */
  readonly onLogIn: () => void
  /** Note under the button. @default none */
  readonly note?: ReactNode
  readonly messages: SectionMessages
}

/** Props of `SectionLoadError`. */
export interface SectionLoadErrorProps {
  /** The server's message, if it rejected the request. */
  readonly message: string | undefined
  /** Loads the section again. */
  readonly onRetry: () => void
  readonly messages: SectionMessages
}

/** Props of `SectionSkeleton`. */
export interface SectionSkeletonProps {
  /** Number of rows. */
  readonly rows: number
  readonly messages: SectionMessages
}

/** Props of `RemovalConfirmation`. */
export interface RemovalConfirmationProps {
  /** Name of the item to remove. */
  readonly name: string
  /** Whether the removal is in progress; the dialog stays open. */
  readonly isBusy: boolean
  /** Called when the user cancels. */
  readonly onClose: () => void
  /** Called when the user confirms the removal. */
  readonly onRemove: () => void
  /** Element that gets the focus on closing if the button that opened the dialog was removed. */
  readonly returnFocus: RefObject<HTMLElement | null>
  readonly messages: RemovalMessages
  readonly shared: SectionMessages
}

/** Slots of every section of the account: each replaces or wraps a part. */
export interface SectionSlots {
  /** Heading of the page, with an introduction. */
  readonly heading?: Slot<SectionHeadingProps> | undefined
  /** The login prompt for a guest. */
  readonly login?: Slot<SectionLoginPromptProps> | undefined
  /** The error that the section could not be loaded, with a retry button. */
  readonly loadError?: Slot<SectionLoadErrorProps> | undefined
  /** The skeleton while the section is loading. */
  readonly skeleton?: Slot<SectionSkeletonProps> | undefined
  /** The dialog that confirms a removal. */
  readonly removalDialog?: Slot<RemovalConfirmationProps> | undefined
}
