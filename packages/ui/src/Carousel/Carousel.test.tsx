import { act, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Carousel } from './Carousel.tsx'
import { carouselEn } from './carouselEn.ts'

const carousel = (
  <StrictMode>
    <Carousel label="Similar products" messages={carouselEn} perView={{ phone: 1.2 }}>
      <a href="/p/roses">Roses</a>
      <a href="/p/cake">Cake</a>
    </Carousel>
  </StrictMode>
)

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

it('serves slides that stand and scroll without script and without style attributes', () => {
  const html = renderToString(carousel)
  expect(html).not.toContain('style=')
  expect(html).not.toContain('data-ready')
  expect(html).toContain('data-desktop="4.1" data-tablet="2" data-phone="1.2"')
})

it('takes over what was served without a change, also where nothing can be watched', async () => {
  const host = document.createElement('div')
  host.innerHTML = renderToString(carousel)
  const root = await act(async () => hydrateRoot(host, carousel))
  expect(host.querySelectorAll('li')).toHaveLength(2)
  expect(host.querySelector('[data-ready]')).toBeNull()
  await act(async () => root.unmount())
})
