import { runAfterPaint } from '@store/ui/lazy'
import { useEffect, useState } from 'react'

/** Returns whether `isWanted` is true and was so at the last paint, so that a tap first shows its visual feedback. */
export function useAfterPaint(isWanted: boolean): boolean {
  const [isPainted, setIsPainted] = useState(false)

  // Only an effect runs after the feedback is in the document.
  useEffect(() => {
    if (!isWanted) return setIsPainted(false)
    return runAfterPaint(() => setIsPainted(true))
  }, [isWanted])

  return isWanted && isPainted
}
