import { createElement, useState } from 'react'

/** Renders the smallest interactive page possible: one counter. */
export function BaselinePage() {
  const [count, setCount] = useState(0)
  return createElement('button', { type: 'button', onClick: () => setCount(count + 1) }, count)
}
