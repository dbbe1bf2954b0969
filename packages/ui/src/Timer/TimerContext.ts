import { createContext } from 'react'
import type { TimerHandle } from './TimerHandle.ts'

/** React context of the timer for the parts inside it. */
export const TimerContext = createContext<TimerHandle | undefined>(undefined)
