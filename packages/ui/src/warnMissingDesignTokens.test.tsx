import { render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'

// Resets the module, so that its once-only code runs again.
const load = async () => {
  vi.resetModules()
  const { BagIcon, HeartIcon, Rating } = await import('./index.ts')
  return { BagIcon, HeartIcon, Rating }
}

// The setup of all tests spies on the console, and fails for calls that are left in it.
// biome-ignore lint/suspicious/noConsole: these tests check what is written to the console.
const spy = () => vi.mocked(console.warn)
const warnings = () => spy().mock.calls.map(([text]) => text)

afterEach(() => {
  document.documentElement.removeAttribute('style')
  vi.unstubAllEnvs()
})

describe('components without the design tokens', () => {
  it('warn once in the console with the missing import, in development', async () => {
    vi.stubEnv('NODE_ENV', 'development')
    const { BagIcon, HeartIcon } = await load()
    render(<BagIcon />)
    render(<HeartIcon />)
    expect(warnings()).toEqual([expect.stringContaining('@store/ui/tokens.css')])
    spy().mockClear()
  })

  it('do not warn in production', async () => {
    vi.stubEnv('NODE_ENV', 'production')
    const { BagIcon } = await load()
    render(<BagIcon />)
    expect(warnings()).toEqual([])
  })

  it('render icons and stars with an explicit size', async () => {
    const { BagIcon, Rating } = await load()
    expect(renderToStaticMarkup(<BagIcon />)).toContain('width="24" height="24"')
    expect(renderToStaticMarkup(<BagIcon size="xs" />)).toContain('width="16" height="16"')
    expect(renderToStaticMarkup(<Rating value={4} text="4 out of 5" />)).toContain('width="88" height="18"')
  })
})

it('does not warn when the design tokens are loaded', async () => {
  vi.stubEnv('NODE_ENV', 'development')
  document.documentElement.style.setProperty('--store-color-ink', '#000')
  const { BagIcon } = await load()
  render(<BagIcon />)
  expect(warnings()).toEqual([])
})
