import type { CalendarDate } from '@store/api-client/contract/date'
import { useStore } from 'zustand'
import type { HamperMessages } from '../messages/HamperMessages.ts'
import type { HamperState } from '../store/HamperState.ts'
import type { HamperStore } from '../store/HamperStore.ts'
import { useHamperServices } from './useHamperServices.ts'

/** Returns the state, actions and messages of the nearest `HamperProvider`; throws outside one. */
export function useHamper(): {
  readonly state: HamperState
  readonly actions: HamperStore['actions']
  /** Today in the shop's time zone. */
  readonly today: CalendarDate
  readonly messages: HamperMessages
} {
  const { store, actions, today, messages } = useHamperServices()
  return { state: useStore(store), actions, today, messages }
}
