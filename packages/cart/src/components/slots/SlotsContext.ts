import { createContext } from 'react'
import type { CartSlots } from './CartSlots.ts'

/** Passes the host's slot content to the components that render it. */
export const SlotsContext = createContext<CartSlots>({})
