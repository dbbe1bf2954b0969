import { useContext } from 'react'
import { useStore } from 'zustand'
import type { ReceiverMessages } from '../messages/ReceiverMessages.ts'
import type { ReceiverActions, ReceiverStore } from '../store/createReceiverStore.ts'
import type { ReceiverState } from '../store/ReceiverState.ts'
import { ReceiverContext } from './ReceiverProvider.tsx'

/** Returns the state, actions and messages of the nearest `ReceiverProvider`; throws outside of one. */
export function useReceiver(): {
  readonly state: ReceiverState
  readonly actions: ReceiverActions
  readonly hrefs: ReceiverStore['hrefs']
  readonly messages: ReceiverMessages
} {
  const carried = useContext(ReceiverContext)
  if (!carried) {
    throw new Error(
      'useReceiver: no ReceiverProvider above this component. Wrap it in one and hand it a store.',
    )
  }
  const { store, messages } = carried
  return { state: useStore(store), actions: store.actions, hrefs: store.hrefs, messages }
}
