import { createContext } from 'react'

/** Decides when a part is hydrated: calls `start` then, as `onFirstInteraction` does. */
export type HydrationTrigger = (start: () => void) => void

/** When parts of a page are hydrated that do not say so themselves. @default immediately */
export const HydrationTriggerContext = createContext<HydrationTrigger>((start) => start())
