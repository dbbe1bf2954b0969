import { useStore } from 'zustand'
import { useCartContext } from './useCartContext.ts'

/** Returns whether the network is online, and re-renders when this changes; always `true` if the host does not report it. */
export const useIsOnline = (): boolean => useStore(useCartContext().store.connection ?? alwaysOnline).isOnline

const state = { isOnline: true }
const alwaysOnline = { getState: () => state, getInitialState: () => state, subscribe: () => () => undefined }
