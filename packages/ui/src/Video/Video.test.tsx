import { act, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Video } from './Video.tsx'

const onPlay = vi.fn()
const onFail = vi.fn()
const video = (
  <StrictMode>
    <Video
      sources={[
        { src: '/films/roses.webm', type: 'video/webm' },
        { src: '/films/roses.mp4', type: 'video/mp4' },
      ]}
      captions={{ src: '/films/roses.vtt', language: 'en', label: 'English' }}
      poster="/films/roses.webp"
      width={640}
      height={800}
      label="Roses are tied"
      playLabel="Play: roses are tied"
      errorText="Error !"
      muted
      onPlay={onPlay}
      onFail={onFail}
    />
  </StrictMode>
)

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

it("serves the browser's own controls, its shape and nothing that is fetched unasked", () => {
  const html = renderToString(video)
  expect(html).not.toContain('style=')
  const host = document.createElement('div')
  host.innerHTML = html
  const film = host.querySelector('video')
  expect(film?.controls).toBe(true)
  expect(film?.preload).toBe('none')
  expect([film?.width, film?.height]).toEqual([640, 800])
  expect([...host.querySelectorAll('source')].map(({ type }) => type)).toEqual(['video/webm', 'video/mp4'])
})

const hydrated = async () => {
  const host = document.createElement('div')
  host.innerHTML = renderToString(video)
  const root = await act(async () => hydrateRoot(host, video))
  return { host, leave: () => act(async () => root.unmount()) }
}

it('takes over what was served without a change, then shows its own button alone', async () => {
  const { host, leave } = await hydrated()
  expect(host.querySelector('video')?.controls).toBe(false)
  expect(host.querySelector('video')?.muted).toBe(true)
  expect(host.querySelector('button')?.getAttribute('aria-label')).toBe('Play: roses are tied')
  await leave()
})

it('tells once that it plays, though a film says so on every turn', async () => {
  const { host, leave } = await hydrated()
  const film = host.querySelector('video')
  await act(async () => film?.dispatchEvent(new Event('playing')))
  await act(async () => film?.dispatchEvent(new Event('playing')))
  expect(onPlay).toHaveBeenCalledOnce()
  expect(host.querySelector('button')).toBeNull()
  await leave()
})

it('tells once that it fails, when the last source does, though the same break may come twice', async () => {
  const { host, leave } = await hydrated()
  const [first, last] = host.querySelectorAll('source')
  await act(async () => first?.dispatchEvent(new Event('error')))
  expect(onFail).not.toHaveBeenCalled()
  await act(async () => {
    last?.dispatchEvent(new Event('error'))
    last?.dispatchEvent(new Event('error'))
  })
  expect(onFail).toHaveBeenCalledOnce()
  expect(onFail).toHaveBeenCalledWith('unplayable')
  expect(host.querySelector('img')?.getAttribute('src')).toBe('/films/roses.webp')
  expect(host.querySelector('[role="alert"]')?.textContent).toBe('Error !')
  await leave()
})
