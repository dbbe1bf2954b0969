import { type Currency, formatPrice, inr } from '@store/api-client/contract/rules/formatPrice'
import { mergeMessages, type PartialMessages } from '@store/ui/messages'
import { createContext, type ReactNode, useMemo } from 'react'
import { en } from '../messages/en.ts'
import type { HamperMessages } from '../messages/HamperMessages.ts'
import type { HamperStore } from '../store/HamperStore.ts'
import { SlotsContext } from './createHamperPart.ts'
import type { HamperSlots } from './HamperSlots.ts'

interface Carried {
  readonly store: HamperStore
  readonly messages: HamperMessages
}

/** Context with the store and the messages; read only by the package's own hooks. */
export const HamperContext = createContext<Carried | undefined>(undefined)

/** Props of `HamperProvider`. */
export interface HamperProviderProps {
  /** The store created by the host. */
  readonly store: HamperStore
  /** Messages to override, at any depth. Pass the same object on each render. @default English */
  readonly messages?: PartialMessages<HamperMessages> | undefined
  /** Display currency of prices. @default rupees */
  readonly currency?: Currency
  /**
   * Replaces or wraps parts. Pass the same object on each render.
   *
   * @default the package's own parts
   */
  readonly slots?: HamperSlots | undefined
  /** Components that use the store: the builder, and components of the host. */
  readonly children: ReactNode
}

/** Provides the store and the messages to the components below. */
export function HamperProvider({ store, messages, slots, currency = inr, children }: HamperProviderProps) {
  const words = mergeMessages(en, messages)
  const carried = useMemo(() => {
    // The host's own price format is used only for rupees; amounts in other currencies are converted and formatted
    // here.
    const isOwn = currency.code === inr.code && words.price !== en.price
    const price: HamperMessages['price'] = (amount) => formatPrice(amount, currency, words.locale)
    return { store, messages: isOwn ? words : { ...words, price } }
  }, [store, words, currency])
  return (
    <HamperContext.Provider value={carried}>
      <SlotsContext.Provider value={slots}>{children}</SlotsContext.Provider>
    </HamperContext.Provider>
  )
}
