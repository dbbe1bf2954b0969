import { useContext } from 'react'
import { useStore } from 'zustand'
import type { DeliveryLocationMessages } from '../messages/DeliveryLocationMessages.ts'
import type { DeliveryLocationActions } from '../store/createDeliveryLocationStore.ts'
import type { DeliveryLocationState } from '../store/DeliveryLocationState.ts'
import { DeliveryLocationContext } from './DeliveryLocationProvider.tsx'

/** The state, actions and words of the nearest `DeliveryLocationProvider`; throws outside of one. */
export function useDeliveryLocation(): {
  readonly state: DeliveryLocationState
  readonly actions: DeliveryLocationActions
  readonly messages: DeliveryLocationMessages
} {
  const carried = useContext(DeliveryLocationContext)
  if (!carried) {
    throw new Error(
      'useDeliveryLocation: no DeliveryLocationProvider above this component. Wrap it in one and hand it a store.',
    )
  }
  return { state: useStore(carried.store), actions: carried.store.actions, messages: carried.messages }
}
