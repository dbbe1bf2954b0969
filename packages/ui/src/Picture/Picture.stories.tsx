import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { expect, waitFor, within } from 'storybook/test'
import { Picture } from './Picture.tsx'

const roses = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000"><rect width="800" height="1000" fill="#f3dccb"/>
  <g fill="none" stroke="#1e7348" stroke-width="10"><path d="M400 1000V560M400 800 260 540M400 800l140-260"/></g>
  <g fill="#b0124e"><circle cx="400" cy="470" r="120"/><circle cx="250" cy="500" r="90"/><circle cx="550" cy="500" r="90"/></g>
  <g fill="#d8577f"><circle cx="400" cy="450" r="60"/><circle cx="250" cy="485" r="44"/><circle cx="550" cy="485" r="44"/></g></svg>`,
)}`
const broken = 'data:image/png;base64,AAAA'

/**
 * Picture in a frame of fixed aspect ratio, which avoids layout shifts while it loads or when it fails.
 *
 * - **Use**: for product and category photos.
 * - **Avoid**: for logos and banners, which must not be cropped (`Image`).
 * - **Content**: `alt` is empty if adjacent text says the same; `errorText` says that the picture is missing.
 * - **Accessibility**: the alternative text stays available when the picture fails.
 * - **Status**: stable
 */
const meta = {
  title: 'Components/Shop/Picture',
  component: Picture,
  args: {
    src: roses,
    width: 800,
    height: 1000,
    alt: 'A bunch of red roses',
    errorText: 'Error !',
    loading: 'eager',
  },
  decorators: [
    (Story) => (
      <div className="story-narrow">
        <style>{'.story-narrow { inline-size: 240px }'}</style>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>

export default meta
type Story = StoryObj<typeof meta>

export const Square: Story = {
  play: async ({ canvasElement }) => {
    const { width, height } = within(canvasElement).getByRole('img').getBoundingClientRect()
    await expect([width, height]).toEqual([240, 240])
  },
}

export const Portrait: Story = { args: { ratio: '4/5', fetchPriority: 'high' } }

export const Failed: Story = {
  tags: ['snapshot'],
  args: { src: broken },
  play: async ({ canvasElement }) => {
    const words = await within(canvasElement).findByText('Error !')
    await expect(words.parentElement?.getBoundingClientRect().height).toBe(240)
    await expect(canvasElement).toHaveTextContent('A bunch of red roses')
  },
}

export const FailedBeforeHydration: Story = {
  args: { src: broken },
  render: () => <div data-testid="host" />,
  play: async ({ canvasElement, args }) => {
    const host = within(canvasElement).getByTestId('host')
    const elsewhere = document.createElement('div')
    const first = createRoot(elsewhere)
    first.render(<Picture {...args} src={roses} />)
    await waitFor(() => expect(elsewhere.querySelector('img')).not.toBeNull())
    host.innerHTML = elsewhere.innerHTML.replace(roses, broken)
    first.unmount()
    await waitFor(() => expect(host.querySelector('img')?.complete).toBe(true))
    const root = hydrateRoot(host, <Picture {...args} />)
    await expect(await within(host).findByText('Error !')).toBeVisible()
    root.unmount()
  },
}
