import type { CatalogueClient, GiftSuggestion } from '@store/api-client/contract/catalogue'
import { minSuggestLength } from '@store/api-client/contract/rules/giftLimits'
import { useEffect, useState } from 'react'

// Debounce delay in milliseconds.
const pauseMs = 300

/** Returns the suggestions for a text, debounced by 300 ms; earlier ones stay while loading. */
export function useSuggestions(
  typed: string,
  suggest: CatalogueClient['suggest'],
): readonly GiftSuggestion[] {
  const [found, setFound] = useState<readonly GiftSuggestion[]>([])
  const text = typed.trim()

  // Ignores a response for an older text.
  useEffect(() => {
    if ([...text].length < minSuggestLength) {
      setFound([])
      return
    }
    let isOld = false
    const timer = setTimeout(async () => {
      const answer = await suggest({ text })
      // Search works without suggestions.
      if (!isOld) setFound(answer.ok ? answer.value : [])
    }, pauseMs)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [text, suggest])

  return found
}
