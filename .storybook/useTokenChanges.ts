import { useEffect, useState } from 'react'
import { useGlobals } from 'storybook/manager-api'
import {
  decodeTokenChanges,
  encodeTokenChanges,
  type TokenChanges,
} from '../packages/config/src/storybook/tokenChanges.ts'

/** The tokens edited by hand, stored in a global so that they persist across stories and appear in the URL. */
export function useTokenChanges(): readonly [TokenChanges, (next: TokenChanges) => void] {
  const [globals, updateGlobals] = useGlobals()
  const kept = typeof globals.tokens === 'string' ? globals.tokens : ''
  const [sent, setSent] = useState<string>()

  // A changed global takes effect only after a round trip to the canvas. Until then the typed value is shown;
  // otherwise, the cursor would jump.
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
