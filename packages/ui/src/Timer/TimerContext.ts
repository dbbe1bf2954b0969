import { createContext } from 'react'
import type { TimerView } from './TimerView.ts'

/** React context of the timer for the parts inside it. */
export const TimerContext = createContext<TimerView | undefined>(undefined)
