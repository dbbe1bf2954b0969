import { useEffect, useState } from 'react'
import { addons, useChannel } from 'storybook/manager-api'
import type { DesignToken } from '../packages/ui/src/design/readDesignTokens.ts'
import { tokensReportedEvent, tokensRequestedEvent } from './tokenEvents.ts'

/** Returns the canvas's tokens as its theme sets them. */
export function useCanvasTokens(): readonly DesignToken[] {
  const [tokens, setTokens] = useState<readonly DesignToken[]>([])
  useChannel({ [tokensReportedEvent]: (told: readonly DesignToken[]) => setTokens(told) })

  // The canvas reported its tokens when it started, possibly before this panel listened.
  useEffect(() => {
    addons.getChannel().emit(tokensRequestedEvent)
  }, [])
  return tokens
}
