import type { CatalogueClient, GiftSuggestion } from '@store/api-client/contract/catalogue'
import { minSuggestLength } from '@store/api-client/contract/rules/giftLimits'
import { useEffect, useState } from 'react'

// Who types on is not asked for; milliseconds.
const pauseMs = 300

/** What a text may mean, once nobody has typed for 300 ms; while it is asked for, what was found last stays. */
export function useSuggestions(
  typed: string,
  suggest: CatalogueClient['suggest'],
): readonly GiftSuggestion[] {
  const [found, setFound] = useState<readonly GiftSuggestion[]>([])
  const text = typed.trim()

  // Time and network are outside React; an answer to an older text is nobody's any more.
  useEffect(() => {
    if ([...text].length < minSuggestLength) {
      setFound([])
      return
    }
    let isOld = false
    const timer = setTimeout(async () => {
      const answer = await suggest({ text })
      // Who cannot be told anything searches all the same.
      if (!isOld) setFound(answer.ok ? answer.value : [])
    }, pauseMs)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [text, suggest])

  return found
}
