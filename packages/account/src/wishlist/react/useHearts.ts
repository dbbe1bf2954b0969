import { useContext } from 'react'
import type { HeartsStore } from '../store/createHeartsStore.ts'
import { HeartsContext } from './HeartsProvider.tsx'

/** The hearts of the nearest `HeartsProvider`; throws outside of one. */
export function useHearts(): HeartsStore {
  const hearts = useContext(HeartsContext)
  if (!hearts) throw new Error('A heart stands outside of HeartsProvider: wrap the page in one.')
  return hearts
}
