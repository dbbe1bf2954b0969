import { act, type queries, type RenderResult, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, vi } from 'vitest'

interface HydrationOptions {
  /** What the browser renders. @default the server-rendered element */
  readonly browser?: ReactElement
  /** Runs in the document between its arrival and its hydration. */
  readonly before?: (container: HTMLElement) => unknown
}

/** Renders an element on the server, then hydrates its HTML in the document; fails if hydration had to recover. */
export async function renderHydrated(
  server: ReactElement,
  { browser = server, before }: HydrationOptions = {},
): Promise<RenderResult> {
  const container: HTMLElement = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(server)
  await before?.(container)
  const onRecoverableError = vi.fn()
  const result = await act(async () =>
    render<typeof queries, HTMLElement>(browser, { container, hydrate: true, onRecoverableError }),
  )
  expect(onRecoverableError).not.toHaveBeenCalled()
  return result
}
