import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { giftPicture } from '../fixtures/giftPicture.ts'
import { recordVideo } from '../fixtures/recordVideo.ts'
import { Video } from './Video.tsx'

const captions = `data:text/vtt,${encodeURIComponent('WEBVTT\n\n00:00.000 --> 00:10.000\nA marigold opens.')}`
const broken = { src: 'data:video/webm;base64,AAAA', type: 'video/webm' }

/**
 * Video behind its poster: nothing is loaded before the shopper plays it or it plays automatically.
 *
 * - **Use**: for a product video, or a short silent loop.
 * - **Avoid**: for essential information that appears nowhere else.
 * - **Content**: `playLabel` names the content of the video. A video with speech needs captions.
 * - **Accessibility**: native controls after the start. `autoPlay` is muted, plays in view only, and not with reduced
 *   motion; an error is announced.
 * - **Status**: stable
 */
const meta = {
  title: 'Components/Media/Video',
  component: Video,
  args: {
    sources: [broken],
    poster: giftPicture({ gift: 'marigolds', width: 640, height: 800, wall: '#fbeccb' }),
    width: 640,
    height: 800,
    label: 'A marigold opens',
    playLabel: 'Play: a marigold opens',
    errorText: 'Error !',
    // A synthetic click is not a user gesture, so browsers would not allow sound.
    muted: true,
    onPlay: fn(),
    onFail: fn(),
  },
  loaders: [async () => ({ film: await recordVideo(600) })],
  render: (args, { loaded }) => (
    <Video
      {...args}
      sources={args.sources.map((source) =>
        source === broken ? source : { ...source, src: String(loaded.film) },
      )}
    />
  ),
  decorators: [
    (Story) => (
      <div className="story-film">
        <style>{'.story-film { max-inline-size: 360px }'}</style>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Video>

export default meta
type Story = StoryObj<typeof meta>

// The video itself is recorded when the story is loaded.
const recorded = { src: '', type: 'video/webm' }

const partsOf = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  const film = canvas.getByLabelText<HTMLVideoElement>('A marigold opens')
  return { canvas, film, play: canvas.getByRole('button', { name: 'Play: a marigold opens' }) }
}
const plays = (film: HTMLVideoElement) => waitFor(() => expect(film.paused).toBe(false))
const stands = (film: HTMLVideoElement) => waitFor(() => expect(film.paused).toBe(true))

export const Default: Story = {
  args: { sources: [recorded], loop: true },
  play: async ({ canvasElement, args }) => {
    const { canvas, film, play } = partsOf(canvasElement)
    await waitFor(() => expect(film.controls).toBe(false))
    await expect(film.preload).toBe('none')
    await expect(film.getBoundingClientRect().height).toBeCloseTo(
      film.getBoundingClientRect().width * 1.25,
      0,
    )
    const disc = play.firstElementChild?.getBoundingClientRect()
    await expect(disc?.width).toBeGreaterThanOrEqual(44)
    await userEvent.hover(play)
    await waitFor(() => expect(film.preload).toBe('metadata'))
    await expect(args.onPlay).not.toHaveBeenCalled()
    await userEvent.click(play)
    await plays(film)
    await waitFor(() => expect(args.onPlay).toHaveBeenCalledOnce())
    await expect(film.controls).toBe(true)
    await expect(film).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: /Play/ })).toBeNull()
    film.pause()
  },
}

export const WithCaptions: Story = {
  args: {
    sources: [recorded],
    captions: { src: captions, language: 'en', label: 'English' },
    loop: true,
  },
  play: async ({ canvasElement }) => {
    const { film, play } = partsOf(canvasElement)
    play.focus()
    await userEvent.keyboard('{Enter}')
    await plays(film)
    await waitFor(() => expect(film.textTracks[0]?.cues).toHaveLength(1))
    await expect(film.textTracks[0]?.mode).toBe('showing')
    film.pause()
  },
}

export const Failed: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement, args }) => {
    const { canvas, play } = partsOf(canvasElement)
    await userEvent.click(play)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Error !')
    const poster = canvas.getByRole('img', { name: 'A marigold opens' })
    await expect(poster.getBoundingClientRect().height).toBeGreaterThan(300)
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(args.onFail).toHaveBeenCalledOnce()
    await expect(args.onFail).toHaveBeenCalledWith('unplayable')
    await expect(args.onPlay).not.toHaveBeenCalled()
  },
}

export const SecondSourcePlays: Story = {
  args: { sources: [broken, { ...recorded }], loop: true },
  play: async ({ canvasElement, args }) => {
    const { canvas, film, play } = partsOf(canvasElement)
    await userEvent.click(play)
    await waitFor(() => expect(args.onPlay).toHaveBeenCalledOnce())
    await expect(film.currentSrc).toMatch(/^blob:/)
    await expect(args.onFail).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('alert')).toBeNull()
    film.pause()
  },
}

export const StandsOutOfView: Story = {
  args: { sources: [recorded], loop: true },
  render: (args, { loaded }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key.
    <section className="story-window" tabIndex={0} aria-label="A small window">
      <style>
        {'.story-window { block-size: 300px; overflow: auto } .story-below { block-size: 900px }'}
      </style>
      <Video {...args} sources={[{ src: String(loaded.film), type: 'video/webm' }]} />
      <div className="story-below" />
    </section>
  ),
  play: async ({ canvasElement }) => {
    const { film, play } = partsOf(canvasElement)
    await userEvent.click(play)
    await plays(film)
    const view = canvasElement.querySelector('.story-window')
    view?.scrollTo(0, 800)
    await stands(film)
    view?.scrollTo(0, 0)
    await waitFor(() => expect(view?.scrollTop).toBe(0))
    // The video must not restart without a user action.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await expect(film.paused).toBe(true)
  },
}

export const PlaysByItself: Story = {
  args: { sources: [recorded], autoPlay: true, loop: true },
  play: async ({ canvasElement, args }) => {
    const { film } = partsOf(canvasElement)
    await plays(film)
    await expect(film.muted).toBe(true)
    await waitFor(() => expect(film.controls).toBe(true))
    await expect(args.onPlay).toHaveBeenCalledOnce()
    film.pause()
  },
}

export const ReducedMotion: Story = {
  args: { sources: [recorded], autoPlay: true, loop: true },
  beforeEach: () => {
    const before = window.matchMedia
    window.matchMedia = (query) =>
      before.call(window, query.includes('reduced-motion') ? '(width > 0px)' : query)
    return () => {
      window.matchMedia = before
    }
  },
  play: async ({ canvasElement, args }) => {
    const { film, play } = partsOf(canvasElement)
    await new Promise((resolve) => setTimeout(resolve, 400))
    await expect(film.paused).toBe(true)
    await expect(args.onPlay).not.toHaveBeenCalled()
    await userEvent.click(play)
    await plays(film)
    film.pause()
  },
}

export const RightToLeft: Story = {
  args: { sources: [recorded] },
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
}
