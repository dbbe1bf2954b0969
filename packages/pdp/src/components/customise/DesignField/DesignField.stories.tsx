import type { Meta, StoryObj } from '@storybook/react-vite'
import { StrictMode } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { DesignStoryWrapper, designPicture } from '../../../fixtures/DesignStoryWrapper.tsx'
import { designedMug } from '../../../fixtures/designedMug.ts'
import { failsOnce } from '../../../fixtures/failsOnce.ts'
import { ProductStoryWrapper } from '../../../fixtures/ProductStoryWrapper.tsx'
import { PersonaliseButton } from '../PersonaliseButton/PersonaliseButton.tsx'

const meta = {
  title: 'Product/Personalised design',
  component: DesignStoryWrapper,
  args: { say: fn() },
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <StrictMode>
        <Story />
      </StrictMode>
    ),
  ],
} satisfies Meta<typeof DesignStoryWrapper>
export default meta

type Story = StoryObj<typeof meta>

// The field is lazy-loaded, so the first story waits for it.
const findField = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('group', { name: 'Your design' }))

const openDesigner = async (canvasElement: HTMLElement) => {
  const opener = (await findField(canvasElement)).getByRole('button', { name: 'Personalize your mug' })
  await userEvent.click(opener)
  const dialog = await within(canvasElement).findByRole('dialog', { name: 'Personalize your mug' })
  return { opener, dialog, inside: within(dialog) }
}

export const NotDesigned: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement }) => {
    await expect(
      (await findField(canvasElement)).getByRole('button', { name: 'Personalize your mug' }),
    ).toBeVisible()
  },
}

export const Designing: Story = {
  play: async ({ canvasElement }) => {
    const { opener, dialog, inside } = await openDesigner(canvasElement)
    const frame = await inside.findByTitle<HTMLIFrameElement>('Personalize your mug')
    // The iframe becomes visible when it has sent its handshake.
    await waitFor(() => expect(frame).toBeVisible())
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts')
    await waitFor(() => expect(frame).toHaveFocus())
    await userEvent.click(inside.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(dialog).not.toBeVisible())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const Designed: Story = {
  args: { acts: ['change', 'done'] },
  play: async ({ canvasElement }) => {
    const { dialog } = await openDesigner(canvasElement)
    await waitFor(() => expect(dialog).not.toBeVisible())
    const inside = await findField(canvasElement)
    await expect(await inside.findByRole('img', { name: 'Your design: Asha' })).toBeVisible()
    await waitFor(() => expect(inside.getByRole('status')).toHaveTextContent('Your design has been added'))
    await expect(inside.getByRole('button', { name: 'Change design' })).toBeVisible()
  },
}

export const DesignedBefore: Story = {
  tags: ['snapshot'],
  args: { isDesigned: true },
  play: async ({ canvasElement }) => {
    const inside = await findField(canvasElement)
    await expect(await inside.findByRole('img', { name: 'Your design: “Asha”' })).toBeVisible()
    await expect(inside.getByText('“Asha”')).toBeVisible()
  },
}

export const Removed: Story = {
  args: { isDesigned: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const inside = await findField(canvasElement)
    await userEvent.click(await inside.findByRole('button', { name: 'Remove design' }))
    const dialog = await page.findByRole('dialog', { name: 'Are you Sure?' })
    await expect(dialog).toHaveTextContent('Are you sure you want to remove "your design?"')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await expect(inside.getByRole('img', { name: /Your design/ })).toBeVisible()
    await waitFor(() => expect(dialog).not.toBeVisible())
    await userEvent.click(inside.getByRole('button', { name: 'Remove design' }))
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(inside.queryByRole('img')).toBeNull())
    await expect(inside.getByRole('button', { name: 'Personalize your mug' })).toHaveFocus()
  },
}

export const Uploading: Story = {
  args: {
    acts: ['done'],
    upload: ({ onProgress }) => {
      onProgress?.(42)
      return new Promise(() => undefined)
    },
  },
  play: async ({ canvasElement }) => {
    const { inside } = await openDesigner(canvasElement)
    await expect(await inside.findByRole('progressbar', { name: 'Uploading your design' })).toHaveValue(42)
    await waitFor(() =>
      expect(inside.getByRole('status')).toHaveTextContent('Image is Uploading, Please wait...'),
    )
  },
}

const small = 'File must be greater than 50KB'

export const UploadFailed: Story = {
  args: {
    acts: ['done'],
    isDesigned: true,
    upload: async () => ({
      ok: false,
      failure: { kind: 'refused', status: 422, code: 'photo_small', message: small },
    }),
  },
  play: async ({ canvasElement, args }) => {
    const opener = await (await findField(canvasElement)).findByRole('button', { name: 'Change design' })
    await userEvent.click(opener)
    const dialog = await within(canvasElement).findByRole('dialog', { name: 'Personalize your mug' })
    const inside = within(dialog)
    await expect(await inside.findByRole('alert')).toHaveTextContent(`${small} Your design is still here.`)
    await expect(args.say).toHaveBeenCalledWith(small)
    // The previous design has been removed from the gift.
    await expect((await findField(canvasElement)).queryByRole('img')).toBeNull()
    await userEvent.click(inside.getByRole('button', { name: 'Back to the design' }))
    await waitFor(() => expect(inside.getByTitle('Personalize your mug')).toBeVisible())
  },
}

export const SentOnceMore: Story = {
  args: {
    acts: ['done'],
    upload: (() => {
      let tries = 0
      return async () => {
        tries += 1
        return tries % 2 === 1
          ? { ok: false, failure: { kind: 'network' } }
          : { ok: true, value: designPicture }
      }
    })(),
  },
  play: async ({ canvasElement }) => {
    const { dialog, inside } = await openDesigner(canvasElement)
    await userEvent.click(await inside.findByRole('button', { name: 'Upload again' }))
    await waitFor(() => expect(dialog).not.toBeVisible())
    await expect(
      await (await findField(canvasElement)).findByRole('img', { name: 'Your design: Asha' }),
    ).toBeVisible()
  },
}

export const SomethingIsMissing: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Add to Cart' }))
    await expect(await page.findByText('This field is required')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Personalize your mug' })).toHaveFocus()
  },
}

export const OnPhone: Story = {
  args: { isDesigned: true },
  tags: ['snapshot'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const inside = await findField(canvasElement)
    await userEvent.click(await inside.findByRole('button', { name: 'Change design' }))
    const dialog = await within(canvasElement).findByRole('dialog', { name: 'Personalize your mug' })
    const frame = await within(dialog).findByTitle('Personalize your mug')
    await waitFor(() => expect(frame).toBeVisible())
    // The whole dialog fits on the screen without scrolling.
    await waitFor(() => expect(frame.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
    const room = frame.parentElement?.parentElement
    await expect(room?.scrollHeight).toBeLessThanOrEqual(room?.clientHeight ?? 0)
  },
}

export const CodeDoesNotArrive: Story = {
  render: () => <FailingButton />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const opener = page.getByRole('button', { name: 'Personalize your mug' })
    await userEvent.click(opener)
    await expect(await page.findByText('Something went wrong, Please try again...')).toBeVisible()
    await expect(opener).toHaveFocus()
  },
}

const FailingButton = () => (
  <ProductStoryWrapper
    product={designedMug}
    ports={{ customiser: failsOnce(() => Promise.reject(new Error('It did not arrive.'))) }}
  >
    <PersonaliseButton />
  </ProductStoryWrapper>
)

export const NothingToDesign: Story = {
  args: { product: { personalised: undefined, attributes: [] } },
  render: () => (
    <ProductStoryWrapper>
      <PersonaliseButton />
    </ProductStoryWrapper>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}
