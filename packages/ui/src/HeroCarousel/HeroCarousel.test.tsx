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

it('serves every banner reachable, as no script may come', () => {
  const host = served()
  expect(host.innerHTML).not.toContain('style=')
  expect(host.querySelectorAll('[inert]')).toHaveLength(0)
  expect([...host.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/roses',
    '/cakes',
    '/plants',
  ])
})

it('fetches the first picture first and the others when they come near', () => {
  const images = [...served().querySelectorAll('img')]
  expect(images.map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy'])
  expect(images.map((image) => image.getAttribute('fetchpriority'))).toEqual(['high', null, null])
  expect(renderToString(three)).not.toContain('rel="preload"')
})

it('lets all wait where the page shows something else first', () => {
  const images = [...served(slider(all, false)).querySelectorAll('img')]
  expect(images.map((image) => image.getAttribute('loading'))).toEqual(['lazy', 'lazy', 'lazy'])
  expect(images.some((image) => image.hasAttribute('fetchpriority'))).toBe(false)
})

it('knows the shape of both pictures before they come', () => {
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

it('takes over what was served without a change, then leaves only the seen banner in reach', async () => {
  const { container } = await renderHydrated(three)
  const slides = [...container.querySelectorAll('[aria-roledescription="slide"]')]
  expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true])
})

it('says what a phone sees on a phone', async () => {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query === '(width < 768px)' }),
  )
  await renderHydrated(slider([bannerOf('roses')]), {
    before: () => expect(screen.getByRole('img', { name: 'roses on a table' })).toBeDefined(),
  })
  expect(screen.getByRole('img', { name: 'roses' })).toBeDefined()
})

it('serves a single banner without controls and none as nothing', () => {
  expect(served(slider([bannerOf('roses')])).querySelector('button, section')).toBeNull()
  expect(served(slider([])).innerHTML).toBe('')
})
