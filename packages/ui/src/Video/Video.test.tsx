import { renderHydrated } from '@store/config/renderHydrated'
import { act, fireEvent, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
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

afterEach(() => {
  vi.clearAllMocks()
})

it('renders native controls and its size on the server, and preloads nothing', () => {
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

it('hydrates without a mismatch, then shows only its own play button', async () => {
  const { container } = await renderHydrated(video)
  expect(container.querySelector('video')?.controls).toBe(false)
  expect(container.querySelector('video')?.muted).toBe(true)
  expect(screen.getByRole('button', { name: 'Play: roses are tied' })).toBeDefined()
})

it('reports playing once, although the video fires the event on every loop', async () => {
  const { container } = await renderHydrated(video)
  const film = container.querySelector('video')
  if (!film) throw new Error('There is no video.')
  fireEvent.playing(film)
  fireEvent.playing(film)
  expect(onPlay).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button')).toBeNull()
})

it('reports a failure once, when the last source fails, even if the error is fired twice', async () => {
  const { container } = await renderHydrated(video)
  const [first, last] = container.querySelectorAll('source')
  if (!first || !last) throw new Error('The video has no two sources.')
  fireEvent.error(first)
  expect(onFail).not.toHaveBeenCalled()
  act(() => {
    last.dispatchEvent(new Event('error'))
    last.dispatchEvent(new Event('error'))
  })
  expect(onFail).toHaveBeenCalledOnce()
  expect(onFail).toHaveBeenCalledWith('unplayable')
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/films/roses.webp')
  expect(screen.getByRole('alert').textContent).toBe('Error !')
})
