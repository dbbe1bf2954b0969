import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Image } from './Image.tsx'
import { type ImageLoader, ImageLoaderProvider } from './ImageLoaderProvider.tsx'

// The picture shows its requested width, so that the story shows which file was loaded.
const draw: ImageLoader = ({ width }) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><rect width="200" height="200" fill="#f3dccb"/>
    <text x="100" y="115" font-size="48" text-anchor="middle" fill="#1e7348">${width}</text></svg>`,
  )}`

/**
 * Image: a plain `<img>` whose URL the host's image loader rewrites, such as for a CDN.
 *
 * - **Use**: for a picture whose container has a fixed size, such as a logo or a banner.
 * - **Avoid**: if the page must reserve space for the picture or show an error text (`Picture`).
 * - **Content**: `alt` describes the picture, and is empty if adjacent text says the same.
 * - **Accessibility**: a native image. Set `loading="lazy"` only below the fold.
 * - **Status**: stable
 */
const meta = {
  title: 'Components/Shop/Image',
  component: Image,
  subcomponents: { ImageLoaderProvider },
  args: { src: '/roses.webp', width: 200, height: 200, alt: 'The width of the file', loading: 'eager' },
  decorators: [(Story) => <ImageLoaderProvider loader={draw}>{Story()}</ImageLoaderProvider>],
} satisfies Meta<typeof Image>

export default meta
type Story = StoryObj<typeof meta>

export const FromALoader: Story = {
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img', { name: 'The width of the file' })
    await expect(image).toHaveAttribute('src', draw({ src: '', width: 200 }))
    await expect(image).toHaveAttribute(
      'srcset',
      `${draw({ src: '', width: 200 })} 1x, ${draw({ src: '', width: 400 })} 2x`,
    )
  },
}
