import { renderHydrated } from '@store/config/renderHydrated'
import { screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import type { Banner } from './Banner.ts'
import { HeroCarousel } from './HeroCarousel.tsx'
import { heroCarouselEn } from './heroCarouselEn.ts'

const bannerOf = (name: string): Banner => {
  const picture = { width: 270, height: 240, alt: name }
  return {
    href: `/${name}`,
    title: name,
    phone: { ...picture, src: `/${name}-phone.webp`, srcSet: `/${name}-phone-540.webp 540w` },
    desktop: { ...picture, src: `/${name}.webp`, width: 1280, height: 400, alt: `${name} on a table` },
  }
}
const slider = (banners: readonly Banner[], isSeenFirst?: boolean) => (
  <StrictMode>
    <HeroCarousel
      {...{ banners, isSeenFirst }}
      label="Offers"
      messages={heroCarouselEn}
      errorText="Error !"
    />
  </StrictMode>
)
const all = ['roses', 'cakes', 'plants'].map(bannerOf)
const three = slider(all)

afterEach(() => vi.unstubAllGlobals())

const served = (element = three) => {
  const host = document.createElement('div')
  host.innerHTML = renderToString(element)
  return host
}

it('renders every banner so that it is reachable on a page without JavaScript', () => {
  const host = served()
  expect(host.innerHTML).not.toContain('style=')
  expect(host.querySelectorAll('[inert]')).toHaveLength(0)
  expect([...host.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/roses',
    '/cakes',
    '/plants',
  ])
})

it('loads the first picture eagerly and the others lazily', () => {
  const images = [...served().querySelectorAll('img')]
  expect(images.map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy'])
  expect(images.map((image) => image.getAttribute('fetchpriority'))).toEqual(['high', null, null])
  expect(renderToString(three)).not.toContain('rel="preload"')
})

it('loads all pictures lazily if the page shows other content first', () => {
  const images = [...served(slider(all, false)).querySelectorAll('img')]
  expect(images.map((image) => image.getAttribute('loading'))).toEqual(['lazy', 'lazy', 'lazy'])
  expect(images.some((image) => image.hasAttribute('fetchpriority'))).toBe(false)
})

it('sets the size of both pictures before they load', () => {
  const host = served()
  const shapes = ['source', 'img'].map((name) => {
    const element = host.querySelector(name)
    return [element?.getAttribute('width'), element?.getAttribute('height')]
  })
  expect(shapes).toEqual([
    ['1280', '400'],
    ['270', '240'],
  ])
})

it('hydrates without a mismatch, then makes only the visible banner reachable', async () => {
  const { container } = await renderHydrated(three)
  const slides = [...container.querySelectorAll('[aria-roledescription="slide"]')]
  expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true])
})

it('uses the phone picture and its alternative text on a phone', async () => {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query === '(width < 768px)' }),
  )
  await renderHydrated(slider([bannerOf('roses')]), {
    before: () => expect(screen.getByRole('img', { name: 'roses on a table' })).toBeDefined(),
  })
  expect(screen.getByRole('img', { name: 'roses' })).toBeDefined()
})

it('renders a single banner without controls, and nothing without banners', () => {
  expect(served(slider([bannerOf('roses')])).querySelector('button, section')).toBeNull()
  expect(served(slider([])).innerHTML).toBe('')
})
