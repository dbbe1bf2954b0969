// @vitest-environment node
import { type ComponentType, createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Modal } from './Modal/Modal.tsx'
import { Picture } from './Picture/Picture.tsx'

// The loaders of a story run only in the browser.
const nothingLoaded = { loaded: {} }

interface StoryPart {
  readonly args?: Readonly<Record<string, unknown>>
  readonly render?: (args: Readonly<Record<string, unknown>>, context: typeof nothingLoaded) => ReactNode
}

interface StoryFile {
  readonly default: StoryPart & { readonly component: ComponentType<Readonly<Record<string, unknown>>> }
  readonly [story: string]: StoryPart
}

/** Renders a story as a component, because its function may use hooks. */
function Rendered({ render, args }: Required<Pick<StoryPart, 'render' | 'args'>>) {
  return render(args, nothingLoaded)
}

// The stories about the design itself are never server-rendered.
const files = import.meta.glob<StoryFile>(['./*/*.stories.tsx', '!./design/*'], { eager: true })

describe.each(Object.entries(files))('%s', (_, { default: meta, ...stories }) => {
  it.each(Object.entries(stories))('%s renders on the server, without style attributes', (__, story) => {
    const args = { ...meta.args, ...story.args }
    const render = story.render ?? meta.render
    const shown = render ? <Rendered render={render} args={args} /> : createElement(meta.component, args)
    expect(typeof document).toBe('undefined')
    expect(renderToString(shown)).not.toContain(' style=')
  })
})

it('renders a dialog closed on the server', () => {
  const modal = (
    <Modal title="Are you Sure?" closeLabel="Close" onClose={() => {}}>
      Are you sure you want to remove "Red Roses?"
    </Modal>
  )
  expect(renderToString(modal)).toMatch(/^<dialog(?! open)/)
})

it('sets fetchpriority on a picture with high priority', () => {
  const picture = (
    <Picture src="/roses.jpg" width={800} height={800} alt="Roses" errorText="Error !" fetchPriority="high" />
  )
  expect(renderToString(picture)).toMatch(/fetchpriority="high"/i)
})
