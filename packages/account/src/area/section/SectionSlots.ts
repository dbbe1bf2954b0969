import type { Slot } from '@store/ui/slots'
import type { ReactNode, RefObject } from 'react'
import type { RemovalMessages } from './RemovalMessages.ts'
import type { SectionMessages } from './SectionMessages.ts'

// The props of the parts are here, because the slots are typed by them and the parts read the slots.

/** Props of `SectionHeading`. */
export interface SectionHeadingProps {
  readonly heading: string
  /** Introduction, under the heading. @default none */
  readonly lead?: ReactNode
  /** Ref of the heading, which can receive focus. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>
}

/** Props of `SectionLogin`. */
export interface SectionLoginProps {
  /** Opens the login dialog. */
  readonly onLogIn: () => void
  /** Note under the button. @default none */
  readonly note?: ReactNode
  readonly messages: SectionMessages
}

/** Props of `SectionLoadError`. */
export interface SectionLoadErrorProps {
  /** The server's message, if it refused. */
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
  /** The removal is in progress: the dialog stays open. */
  readonly isBusy: boolean
  /** Called when the item is kept. */
  readonly onClose: () => void
  /** Called when the removal is confirmed. */
  readonly onRemove: () => void
  /** Gets the focus on closing, when the button that opened the dialog is gone. */
  readonly returnFocus: RefObject<HTMLElement | null>
  readonly messages: RemovalMessages
  readonly shared: SectionMessages
}

/** Slots of every section of the account: each replaces or wraps a part. */
export interface SectionSlots {
  /** Heading of the page, with an introduction. */
  readonly heading?: Slot<SectionHeadingProps> | undefined
  /** What a guest sees: the prompt to log in. */
  readonly login?: Slot<SectionLoginProps> | undefined
  /** That the section could not be loaded, with a retry. */
  readonly loadError?: Slot<SectionLoadErrorProps> | undefined
  /** The skeleton while the section is loaded. */
  readonly skeleton?: Slot<SectionSkeletonProps> | undefined
  /** The dialog that confirms a removal. */
  readonly removalDialog?: Slot<RemovalConfirmationProps> | undefined
}
