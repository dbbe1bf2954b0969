import { useEffect, useState } from 'react'
import { addons, useChannel } from 'storybook/manager-api'
import type { Token } from '../packages/ui/src/design/readTokens.ts'
import { tokensReportedEvent, tokensRequestedEvent } from './tokenEvents.ts'

/** Returns the canvas's tokens as its theme sets them. */
export function useCanvasTokens(): readonly Token[] {
  const [tokens, setTokens] = useState<readonly Token[]>([])
  useChannel({ [tokensReportedEvent]: (told: readonly Token[]) => setTokens(told) })

  // The canvas reported its tokens when it started, possibly before this panel listened.
  useEffect(() => {
    addons.getChannel().emit(tokensRequestedEvent)
  }, [])
  return tokens
}
