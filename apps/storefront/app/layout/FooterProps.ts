import type { Stores } from '../composition/createStores.ts'

/** Props of `Footer`. */
export interface FooterProps {
  readonly stores: Stores
  /** Whether the store runs in demo mode. */
  readonly isDemo: boolean
}
