import { useEffect, useState } from 'react'
import { useGlobals } from 'storybook/manager-api'
import {
  decodeTokenChanges,
  encodeTokenChanges,
  type TokenChanges,
} from '../packages/config/src/storybook/tokenChanges.ts'

/** The tokens changed by hand, kept in a global so that they follow from story to story and stand in the address. */
export function useTokenChanges(): readonly [TokenChanges, (next: TokenChanges) => void] {
  const [globals, updateGlobals] = useGlobals()
  const kept = typeof globals.tokens === 'string' ? globals.tokens : ''
  const [sent, setSent] = useState<string>()

  // A global comes back from the canvas a moment later; until then what was typed stands, or the cursor would jump.
  useEffect(() => {
    if (sent === kept) setSent(undefined)
  }, [sent, kept])

  const change = (next: TokenChanges) => {
    const encoded = encodeTokenChanges(next)
    setSent(encoded)
    updateGlobals({ tokens: encoded })
  }
  return [decodeTokenChanges(sent ?? kept), change]
}
