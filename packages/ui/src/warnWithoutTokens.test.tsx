import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'

// What a module has done once it does again after this.
const load = async () => {
  vi.resetModules()
  const { BagIcon, HeartIcon, Rating } = await import('./index.ts')
  return { BagIcon, HeartIcon, Rating }
}

const render = (node: ReactNode) => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() => root.render(node))
}

// The setup of all tests spies on the console, and refuses what is left in it.
// biome-ignore lint/suspicious/noConsole: what is written there is what these tests are about.
const spy = () => vi.mocked(console.warn)
const warnings = () => spy().mock.calls.map(([text]) => text)

afterEach(() => {
  document.body.replaceChildren()
  document.documentElement.removeAttribute('style')
  vi.unstubAllEnvs()
})

describe('a page without the design tokens', () => {
  it('is told once in the console what to import, in development', async () => {
    vi.stubEnv('NODE_ENV', 'development')
    const { BagIcon, HeartIcon } = await load()
    render(<BagIcon />)
    render(<HeartIcon />)
    expect(warnings()).toEqual([expect.stringContaining('@store/ui/tokens.css')])
    spy().mockClear()
  })

  it('is told nothing in production', async () => {
    vi.stubEnv('NODE_ENV', 'production')
    const { BagIcon } = await load()
    render(<BagIcon />)
    expect(warnings()).toEqual([])
  })

  it('has icons and stars of their own size', async () => {
    const { BagIcon, Rating } = await load()
    expect(renderToStaticMarkup(<BagIcon />)).toContain('width="24" height="24"')
    expect(renderToStaticMarkup(<BagIcon size="xs" />)).toContain('width="16" height="16"')
    expect(renderToStaticMarkup(<Rating value={4} text="4 out of 5" />)).toContain('width="88" height="18"')
  })
})

it('a page with the design tokens is told nothing', async () => {
  vi.stubEnv('NODE_ENV', 'development')
  document.documentElement.style.setProperty('--store-color-ink', '#000')
  const { BagIcon } = await load()
  render(<BagIcon />)
  expect(warnings()).toEqual([])
})
