import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Picture } from '../Picture/Picture.tsx'
import { FavoriteButton, type FavoriteButtonProps } from './FavoriteButton.tsx'

const peonies = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500"><rect width="400" height="500" fill="#f4e3d3"/>
  <ellipse cx="200" cy="440" rx="150" ry="22" fill="#e6cfb9"/>
  <g fill="none" stroke="#4c7a52" stroke-width="7" stroke-linecap="round"><path d="M196 420c-4-60-24-120-58-160M204 420c2-70 6-130 0-200M208 420c6-60 26-120 62-154"/></g>
  <g fill="#6c9a6a"><path d="M168 330c-42-4-66-28-72-60 40 2 66 24 72 60ZM240 340c40-6 62-30 66-62-38 4-62 26-66 62Z"/></g>
  <path d="M140 372h120l-14 74a14 14 0 0 1-14 11h-64a14 14 0 0 1-14-11Z" fill="#fffcf7"/><path d="M140 372h120l-4 20H144Z" fill="#eadbc8"/>
  <g fill="#e9a3ae"><circle cx="130" cy="232" r="54"/><circle cx="276" cy="238" r="50"/></g>
  <g fill="#d9788a"><circle cx="204" cy="180" r="66"/><path d="M92 226a40 40 0 0 1 76 0 54 54 0 0 1-76 0Z"/><path d="M242 232a36 36 0 0 1 68 0 50 50 0 0 1-68 0Z"/></g>
  <g fill="#c25670"><path d="M156 176a50 50 0 0 1 96 0 60 60 0 0 1-96 0Z"/></g><path d="M180 172a26 26 0 0 1 48 0 34 34 0 0 1-48 0Z" fill="#f2c6cb"/></svg>`,
)}`

/**
 * Favorite button: a heart of 44 px, white when not saved, red when saved.
 *
 * - **Use**: on a product card (`picture`) and beside a product name (`inline`).
 * - **Avoid**: for other toggle buttons (`IconButton` with `pressed`).
 * - **Content**: `label` names the product and is the same in both states; `aria-pressed` tells them apart.
 * - **Accessibility**: a toggle button with `aria-pressed`. While `busy` it shows the new state, keeps focus and
 *   ignores clicks; show a failure as text too.
 * - **Status**: stable
 */
const meta = {
  title: 'Components/Shop/Favorite button',
  component: FavoriteButton,
  args: { saved: false, label: 'Wishlist: Pink Peonies', onToggle: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof FavoriteButton>

export default meta
type Story = StoryObj<typeof meta>

function Kept(props: FavoriteButtonProps) {
  const [saved, setSaved] = useState(props.saved)
  const keep = (next: boolean) => {
    setSaved(next)
    props.onToggle(next)
  }
  return <FavoriteButton {...props} saved={saved} onToggle={keep} />
}

const getFavoriteButton = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: 'Wishlist: Pink Peonies' })
const fillOf = (heart: Element) => {
  const [icon] = heart.children
  if (!icon) throw new Error('The heart has no icon.')
  return getComputedStyle(icon).fill
}
const white = 'rgb(255, 255, 255)'
const red = 'rgb(200, 16, 46)'

const onPicture: Decorator = (Story) => (
  <div className="story-framed">
    <style>
      {`.story-framed { position: relative; inline-size: 260px }
        .story-corner { position: absolute; inset-block-start: 8px; inset-inline-end: 8px }`}
    </style>
    <Picture
      src={peonies}
      width={400}
      height={500}
      ratio="4/5"
      alt="Pink peonies in a cream pot"
      errorText="Error !"
      loading="eager"
    />
    <div className="story-corner">
      <Story />
    </div>
  </div>
)

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const heart = getFavoriteButton(canvasElement)
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await expect(fillOf(heart)).toBe(white)
    await userEvent.click(heart)
    await expect(args.onToggle).toHaveBeenLastCalledWith(true)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await Promise.all(heart.getAnimations({ subtree: true }).map((motion) => motion.finished))
    await expect(fillOf(heart)).toBe(red)
    await userEvent.keyboard(' ')
    await expect(args.onToggle).toHaveBeenLastCalledWith(false)
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await expect(fillOf(heart)).toBe(white)
    const { width, height } = heart.getBoundingClientRect()
    await expect([width, height]).toEqual([44, 44])
  },
}

export const Saved: Story = {
  args: { saved: true },
  play: async ({ canvasElement, args }) => {
    const heart = getFavoriteButton(canvasElement)
    await expect(fillOf(heart)).toBe(red)
    await expect(heart.getAnimations({ subtree: true })).toEqual([])
    await userEvent.click(heart)
    await expect(args.onToggle).toHaveBeenLastCalledWith(false)
  },
}

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    const heart = getFavoriteButton(canvasElement)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(heart).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(heart)
    await userEvent.keyboard('{Enter}')
    await expect(args.onToggle).not.toHaveBeenCalled()
    await expect(heart).toHaveFocus()
  },
}

export const BusyRemoving: Story = {
  args: { busy: true, saved: true },
  play: async ({ canvasElement }) => {
    await expect(getFavoriteButton(canvasElement)).toHaveAttribute('aria-pressed', 'false')
    await expect(fillOf(getFavoriteButton(canvasElement))).toBe(white)
  },
}

export const Failed: Story = {
  args: { failed: true },
  play: async ({ canvasElement, args }) => {
    const heart = getFavoriteButton(canvasElement)
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await expect(heart.getAnimations({ subtree: true })).toHaveLength(1)
    await userEvent.click(heart)
    await expect(args.onToggle).toHaveBeenLastCalledWith(true)
  },
}

export const OnPicture: Story = { args: { variant: 'picture' }, decorators: [onPicture] }

export const SavedOnPicture: Story = {
  tags: ['snapshot'],
  args: { variant: 'picture', saved: true },
  decorators: [onPicture],
}

export const StillWithoutMotion: Story = {
  decorators: [
    (Story) => (
      <div className="story-still">
        <style>{'.story-still { --store-travel: 0 }'}</style>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const heart = getFavoriteButton(canvasElement)
    await userEvent.click(heart)
    const moved = heart
      .getAnimations({ subtree: true })
      .filter((motion) => motion instanceof CSSTransition && motion.transitionProperty === 'scale')
    await expect(moved).toEqual([])
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  },
}
