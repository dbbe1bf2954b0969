import { createContext } from 'react'
import type { CartSlots } from './CartSlots.ts'

/** Carries what the host puts into the cart down to where it goes. */
export const SlotsContext = createContext<CartSlots>({})
