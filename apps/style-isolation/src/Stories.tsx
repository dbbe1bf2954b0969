import { createElement, StrictMode } from 'react'
import type { Story } from './selectStories.ts'

/** Styles of a container whose box no rule of the page can change. */
const container = {
  all: 'unset',
  boxSizing: 'border-box',
  display: 'block',
  marginBlockEnd: 24,
  maxInlineSize: '100vw',
  position: 'relative',
  // Styles of the page's own text. Some components inherit its font and color by design.
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
