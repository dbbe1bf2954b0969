import type { Hamper, HamperItem, HamperStep } from '@store/api-client/contract/hampers'

// The props of all parts are in one file, to avoid an import cycle: the slots use these types, and the parts use the
// slots.

/** Props of `HamperHeader`. */
export interface HamperHeaderProps {
  readonly hamper: Hamper
}

/** Props of `ItemCard`. */
export interface ItemCardProps {
  readonly item: HamperItem
  /** The step that offers the item. */
  readonly step: HamperStep
  /** Whether the card is visible without scrolling. */
  readonly isFirst: boolean
}

/** Props of `HamperNav`. */
export interface HamperNavProps {
  /** Whether the buttons are in the summary (from 768 px) or in the bar at the bottom of a phone's screen. */
  readonly place: 'column' | 'bar'
}

/** Props of `StepButtons`. */
export interface StepButtonsProps {
  /** Size of the buttons. */
  readonly size: 'm' | 'l'
}
