import { renderHydrated } from '@store/config/renderHydrated'
import { screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
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

it('renders slides on the server that scroll without JavaScript and without style attributes', () => {
  const html = renderToString(carousel)
  expect(html).not.toContain('style=')
  expect(html).not.toContain('data-ready')
  expect(html).toContain('data-desktop="4.1" data-tablet="2" data-phone="1.2"')
})

it('hydrates without a mismatch, also without IntersectionObserver', async () => {
  const { container } = await renderHydrated(carousel)
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(container.querySelector('[data-ready]')).toBeNull()
})
