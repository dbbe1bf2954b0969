import type { CalendarDate } from '@store/api-client/contract/date'
import { useContext } from 'react'
import type { HamperMessages } from '../messages/HamperMessages.ts'
import type { HamperStore } from '../store/HamperStore.ts'
import { HamperContext } from './HamperProvider.tsx'

/** What the components of the builder use besides its state. */
export interface HamperServices {
  readonly store: HamperStore
  readonly actions: HamperStore['actions']
  /** Today in the shop's time zone. */
  readonly today: CalendarDate
  readonly messages: HamperMessages
}

/** Returns what the nearest `HamperProvider` provides, without re-rendering for its state; throws outside one. */
export function useHamperServices(): HamperServices {
  const carried = useContext(HamperContext)
  if (!carried) {
    throw new Error('useHamper: no HamperProvider above this component. Wrap it in one and hand it a store.')
  }
  const { store, messages } = carried
  return { store, messages, actions: store.actions, today: store.today }
}
