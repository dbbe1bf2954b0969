import { type RefObject, useEffect, useState } from 'react'
import { type DesignToken, readDesignTokens } from './readDesignTokens.ts'

/** Returns the tokens as computed for an element; empty until it is mounted. */
export function useDesignTokens(element: RefObject<Element | null>): readonly DesignToken[] {
  const [tokens, setTokens] = useState<readonly DesignToken[]>([])

  // Runs after every render, because a toolbar change re-renders the story and changes the theme's token values.
  useEffect(() => {
    const next = element.current ? readDesignTokens(element.current) : []
    setTokens((before) => (isSame(before, next) ? before : next))
  })
  return tokens
}

const isSame = (one: readonly DesignToken[], other: readonly DesignToken[]) =>
  one.length === other.length &&
  one.every(({ name, value }, at) => name === other[at]?.name && value === other[at]?.value)
