import type { PointsPage } from '@store/api-client/contract/points'
import type { Slot } from '@store/ui/slots'
import type { SectionMessages } from '../section/SectionMessages.ts'
import type { PointsStore } from './createPointsStore.ts'
import type { PointsHrefs } from './PointsHrefs.ts'
import type { PointsMessages } from './PointsMessages.ts'

// The props of all parts are in one file, to avoid an import cycle: the slots use these types, and the parts use the
// slots.

/** Props of `PointsView`. */
export interface PointsViewProps {
  readonly store: PointsStore
  readonly hrefs: PointsHrefs
  readonly messages: PointsMessages
  /** Messages shared by all sections. */
  readonly shared: SectionMessages
}

/** Props of `PointsBalance`. */
export interface PointsBalanceProps {
  readonly points: PointsPage
  readonly messages: PointsMessages
}

/** Props of `PointsHistory`. */
export interface PointsHistoryProps extends PointsBalanceProps {
  readonly hrefs: PointsHrefs
}

/** Props of `PointsEntry`. */
export interface PointsEntryProps extends Pick<PointsHistoryProps, 'hrefs' | 'messages'> {
  readonly entry: PointsPage['entries'][number]
}

/** Slots of the loyalty points: each replaces or wraps a part. */
export interface PointsSlots {
  /** The whole section. */
  readonly view?: Slot<PointsViewProps> | undefined
  /** The balance. */
  readonly balance?: Slot<PointsBalanceProps> | undefined
  /** A page of the history, with links to the other pages. */
  readonly history?: Slot<PointsHistoryProps> | undefined
  /** One entry of the history, inside its list item. */
  readonly entry?: Slot<PointsEntryProps> | undefined
  /** The text for an empty history. */
  readonly empty?: Slot<Pick<PointsHistoryProps, 'hrefs' | 'messages'>> | undefined
}
