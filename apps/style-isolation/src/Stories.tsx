import { createElement, StrictMode } from 'react'
import type { Story } from './selectStories.ts'

/** A container whose own box no rule of a page can change, whatever it inherits. */
const container = {
  all: 'unset',
  boxSizing: 'border-box',
  display: 'block',
  marginBlockEnd: 24,
  maxInlineSize: '100vw',
  position: 'relative',
  // A sentence of the page, of which some components inherit font and color by design.
  color: '#333333',
  font: '400 16px / 1.5 serif',
} as const

/** Renders stories one after the other. */
export function Stories({ stories }: { readonly stories: readonly Story[] }) {
  return (
    <StrictMode>
      {stories.map(({ name, element }) =>
        createElement('x-story', { key: name, 'data-story': name, style: container }, element),
      )}
    </StrictMode>
  )
}
