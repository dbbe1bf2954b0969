import { createElement, useState } from 'react'

/** The least there can be of a page that answers a tap: one counter. */
export function BaselinePage() {
  const [count, setCount] = useState(0)
  return createElement('button', { type: 'button', onClick: () => setCount(count + 1) }, count)
}
