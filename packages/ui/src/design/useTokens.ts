import { type RefObject, useEffect, useState } from 'react'
import { readTokens, type Token } from './readTokens.ts'

/** Returns the tokens as computed for an element; empty until it is mounted. */
export function useTokens(element: RefObject<Element | null>): readonly Token[] {
  const [tokens, setTokens] = useState<readonly Token[]>([])

  // Runs after every render, because a toolbar change re-renders the story and changes the theme's token values.
  useEffect(() => {
    const next = element.current ? readTokens(element.current) : []
    setTokens((before) => (isSame(before, next) ? before : next))
  })
  return tokens
}

const isSame = (one: readonly Token[], other: readonly Token[]) =>
  one.length === other.length &&
  one.every(({ name, value }, at) => name === other[at]?.name && value === other[at]?.value)
