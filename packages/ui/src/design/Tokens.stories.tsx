import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { ColourContrastGrid, ContrastPairSamples } from './ColourContrastGrid.tsx'
import { MotionSample } from './MotionSample.tsx'
import { readDesignTokens } from './readDesignTokens.ts'
import samples from './Samples.module.css'
import { TokenList } from './TokenList.tsx'

const meta = {
  title: 'Foundations/Tokens',
  component: TokenList,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof TokenList>

export default meta
type Story = StoryObj<typeof meta>

export const Colours: Story = {
  tags: ['snapshot'],
  args: {
    as: 'tiles',
    names: /^color-/,
    draw: ({ name }) => <span className={samples.swatch} style={{ background: `var(${name})` }} />,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('color-action')).toBeVisible()
    const all = readDesignTokens(canvasElement).filter(({ name }) => name.startsWith('--store-color-'))
    await expect(all.length).toBeGreaterThan(20)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(all.length)
    await expect(canvas.getByText('#b0124e')).toBeVisible()
  },
}

export const OnEachGround: Story = {
  args: Colours.args,
  render: () => <ColourContrastGrid />,
  play: async ({ canvasElement }) => {
    const ink = within(await within(canvasElement).findByRole('region', { name: 'ink' }))
    await expect(await ink.findByText('15.4')).toBeVisible()
    await expect(within(canvasElement).queryByText(/fails/)).toBeNull()
  },
}

export const OnEachGroundAtDusk: Story = {
  ...OnEachGround,
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const ink = within(await within(canvasElement).findByRole('region', { name: 'ink' }))
    await waitFor(() => expect(ink.getByText('paper').nextSibling).not.toBeNull())
    await expect(canvasElement).toHaveStyle({ backgroundColor: 'rgb(29, 23, 20)' })
    await expect(within(canvasElement).queryByText(/fails/)).toBeNull()
  },
}

export const Pairs: Story = {
  args: Colours.args,
  render: () => <ContrastPairSamples />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('good on good-pale')).toBeVisible()
    await expect(within(canvasElement).queryByText(/fails/)).toBeNull()
  },
}

const weights = { display: 'var(--store-weight-display)', body: '400' }

export const TypeScale: Story = {
  tags: ['snapshot'],
  args: {
    names: /^text-/,
    draw: ({ name }) => {
      const face = /-(l|xl|\dxl)$/.test(name) ? 'display' : 'body'
      const font = `${weights[face]} var(${name}) / var(--store-leading-tight) var(--store-font-${face})`
      return (
        <span className={samples.words} style={{ font }}>
          Marigolds by noon, ₹1,299
        </span>
      )
    },
  },
}

export const Faces: Story = {
  args: {
    names: /^font-/,
    draw: ({ name }) => (
      <span className={samples.words} style={{ font: `400 var(--store-text-xl) / 1.4 var(${name})` }}>
        A dozen roses, ₹1,299 · गुलाब का गुलदस्ता
      </span>
    ),
  },
}

export const Space: Story = {
  args: {
    names: /^(space|gutter)/,
    draw: ({ name }) => <span className={samples.bar} style={{ inlineSize: `var(${name})` }} />,
  },
}

export const Radii: Story = {
  args: {
    as: 'tiles',
    names: /^radius/,
    draw: ({ name }) => <span className={samples.shape} style={{ borderRadius: `var(${name})` }} />,
  },
}

export const Shadows: Story = {
  args: {
    as: 'tiles',
    names: /^shadow/,
    draw: ({ name }) => <span className={samples.lifted} style={{ boxShadow: `var(${name})` }} />,
  },
}

export const Motion: Story = {
  args: { names: /^motion/, draw: ({ name }) => <MotionSample duration={name} /> },
  play: async ({ canvasElement }) => {
    const track = await within(canvasElement).findByRole('button', { name: 'Play --store-motion-slow' })
    const petal = track.firstElementChild
    track.focus()
    const [motion] = petal?.getAnimations() ?? []
    await expect(motion?.effect?.getTiming().duration).toBe(250)
    await motion?.finished
    const gap = track.getBoundingClientRect().right - (petal?.getBoundingClientRect().right ?? 0)
    await expect(Math.round(gap)).toBeLessThan(10)
  },
}

export const MotionFromRightToLeft: Story = {
  ...Motion,
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const track = await within(canvasElement).findByRole('button', { name: 'Play --store-motion-slow' })
    track.focus()
    await Promise.all(track.getAnimations({ subtree: true }).map((motion) => motion.finished))
    const petal = track.firstElementChild?.getBoundingClientRect()
    await expect(Math.round((petal?.left ?? 0) - track.getBoundingClientRect().left)).toBeLessThan(10)
  },
}
