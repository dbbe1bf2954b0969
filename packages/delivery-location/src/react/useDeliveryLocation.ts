import { useContext } from 'react'
import { useStore } from 'zustand'
import type { DeliveryLocationMessages } from '../messages/DeliveryLocationMessages.ts'
import type { DeliveryLocationActions, DeliveryLocationStore } from '../store/createDeliveryLocationStore.ts'
import type { DeliveryLocationState } from '../store/DeliveryLocationState.ts'
import { DeliveryLocationContext } from './DeliveryLocationProvider.tsx'

/** Returns the state, actions and messages of the nearest `DeliveryLocationProvider`; throws outside one. */
export function useDeliveryLocation(): {
  readonly state: DeliveryLocationState
  readonly actions: DeliveryLocationActions
  readonly messages: DeliveryLocationMessages
  /** Options of the product and the host. */
  readonly offers: DeliveryLocationStore['offers']
  /** Subscribes to changes before they are rendered; returns the unsubscribe function. */
  readonly subscribe: DeliveryLocationStore['subscribe']
} {
  const carried = useContext(DeliveryLocationContext)
  if (!carried) {
    throw new Error(
      'useDeliveryLocation: no DeliveryLocationProvider above this component. Wrap it in one and hand it a store.',
    )
  }
  const { store, messages } = carried
  return {
    state: useStore(store),
    actions: store.actions,
    messages,
    offers: store.offers,
    subscribe: store.subscribe,
  }
}
