import { useContext } from 'react'
import { useStore } from 'zustand'
import type { CorporateMessages } from '../messages/CorporateMessages.ts'
import type { EnquiryState } from '../store/EnquiryState.ts'
import type { EnquiryStore } from '../store/EnquiryStore.ts'
import { EnquiryContext } from './EnquiryProvider.tsx'

/** Returns the state, actions and messages of the nearest `EnquiryProvider`; throws outside of one. */
export function useEnquiry(): {
  readonly state: EnquiryState
  readonly actions: EnquiryStore['actions']
  readonly store: EnquiryStore
  readonly messages: CorporateMessages
} {
  const carried = useContext(EnquiryContext)
  if (!carried) {
    throw new Error(
      'useEnquiry: no EnquiryProvider above this component. Wrap it in one and hand it a store.',
    )
  }
  const { store, messages } = carried
  return { state: useStore(store), actions: store.actions, store, messages }
}
