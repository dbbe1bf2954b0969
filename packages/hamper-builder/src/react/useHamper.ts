import type { CalendarDate } from '@store/api-client/contract/date'
import { useContext } from 'react'
import { useStore } from 'zustand'
import type { HamperMessages } from '../messages/HamperMessages.ts'
import type { HamperState } from '../store/HamperState.ts'
import type { HamperStore } from '../store/HamperStore.ts'
import { HamperContext } from './HamperProvider.tsx'

/** Returns the state, actions and messages of the nearest `HamperProvider`; throws outside one. */
export function useHamper(): {
  readonly state: HamperState
  readonly actions: HamperStore['actions']
  /** Today in the shop's time zone. */
  readonly today: CalendarDate
  readonly messages: HamperMessages
} {
  const carried = useContext(HamperContext)
  if (!carried) {
    throw new Error('useHamper: no HamperProvider above this component. Wrap it in one and hand it a store.')
  }
  const { store, messages } = carried
  return { state: useStore(store), actions: store.actions, today: store.today, messages }
}
