import { type RefObject, useEffect, useState } from 'react'
import { readTokens, type Token } from './readTokens.ts'

/** The tokens as they stand at an element; empty until it is in the page. */
export function useTokens(element: RefObject<Element | null>): readonly Token[] {
  const [tokens, setTokens] = useState<readonly Token[]>([])

  // After every render: a toolbar renders the story anew, and only the page knows what its theme made of a token.
  useEffect(() => {
    const next = element.current ? readTokens(element.current) : []
    setTokens((before) => (isSame(before, next) ? before : next))
  })
  return tokens
}

const isSame = (one: readonly Token[], other: readonly Token[]) =>
  one.length === other.length &&
  one.every(({ name, value }, at) => name === other[at]?.name && value === other[at]?.value)
