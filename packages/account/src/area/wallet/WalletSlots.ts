import type { Slot } from '@store/ui/slots'
import type { ReactNode, RefObject } from 'react'
import type { SectionMessages } from '../section/SectionMessages.ts'
import type { WalletItem, WalletStore } from './createWalletStore.ts'
import type { WalletMessages } from './WalletMessages.ts'

// The props of all parts are in one file, to avoid an import cycle: the slots use these types, and the parts use the
// slots.

/** Props of `WalletView`. */
export interface WalletViewProps {
  readonly store: WalletStore
  readonly messages: WalletMessages
  /** Messages shared by all sections. */
  readonly shared: SectionMessages
}

/** Props of `WalletSection`. */
export interface PaymentMethodGroupProps {
  readonly title: string
  /** Text of an empty list. */
  readonly none: string
  /** Ref of the group's heading, which can receive focus. */
  readonly headingRef?: RefObject<HTMLHeadingElement | null> | undefined
  /** Items of the group. */
  readonly children: readonly ReactNode[]
}

/** Props of `WalletCard`. */
export interface WalletCardProps {
  readonly item: WalletItem
  /** Note under the item's name. @default none */
  readonly note?: string | undefined
  /** Opens the confirmation before the item is removed. */
  readonly onRemove: (item: WalletItem) => void
  readonly messages: WalletMessages
}

/** Slots of the saved payment methods: each replaces or wraps a part. */
export interface WalletSlots {
  /** The whole section. */
  readonly view?: Slot<WalletViewProps> | undefined
  /** All cards, or all UPI handles. */
  readonly group?: Slot<PaymentMethodGroupProps> | undefined
  /** One card or UPI handle, a list item. */
  readonly item?: Slot<WalletCardProps> | undefined
}
