import { createContext } from 'react'
import type { TimerView } from './TimerView.ts'

/** The timer that parts below it show. */
export const TimerContext = createContext<TimerView | undefined>(undefined)
