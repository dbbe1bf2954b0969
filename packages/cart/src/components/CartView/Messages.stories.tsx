import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { createCartHarness } from '../../fixtures/createCartHarness.ts'
import { richCart, richLines } from '../../fixtures/richCart.ts'
import { en } from '../../messages/en.ts'
import { CartStoryPage } from './fixtures/CartStoryPage.tsx'
import { findDialog, findToast, readAnnouncements } from './fixtures/cartStoryHelpers.ts'

const { birthdayCake, twinCake, mug } = richLines
const phone = { viewport: { value: 'phone' } } as const
const desktop = { viewport: { value: 'desktop' } } as const

const meta: Meta<typeof CartStoryPage> = {
  title: 'Cart/Personalised text',
  component: CartStoryPage,
  args: { messages: en, track: fn(), server: richCart([birthdayCake, mug]) },
  parameters: { layout: 'fullscreen' },
  globals: desktop,
}
export default meta

type Story = StoryObj<typeof CartStoryPage>

const open = async (canvasElement: HTMLElement, title: string, words = 'Edit Personalised Text') => {
  const opener = within(canvasElement).getByRole('button', { name: `${words}: ${title}` })
  await userEvent.click(opener)
  const dialog = await findDialog(canvasElement, words)
  const field = dialog.getByRole<HTMLTextAreaElement>('textbox')
  await waitFor(() => expect(field).toHaveFocus())
  return { opener, dialog, field, done: dialog.getByRole('button', { name: 'Done' }) }
}

const isClosed = (canvasElement: HTMLElement) =>
  waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull())

export const Edit: Story = {
  play: async ({ canvasElement }) => {
    const { dialog, field } = await open(canvasElement, birthdayCake.title)
    await expect(field).toHaveAccessibleName('Message on the cake')
    await expect(field).toHaveValue('Happy Birthday Asha')
    await expect(dialog.getByText('19 / 25')).toBeVisible()
  },
}

export const EditOnPhone: Story = { ...Edit, globals: phone }

export const EditFromRightToLeft: Story = { ...Edit, globals: { ...phone, direction: 'rtl' } }

export const Add: Story = {
  args: { server: richCart([birthdayCake, mug, { ...twinCake, title: 'Walnut Cake' }]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const { opener, field, done } = await open(canvasElement, 'Walnut Cake', 'Add Personalised Text')
    await userEvent.type(field, 'For Ravi')
    await userEvent.click(done)
    await isClosed(canvasElement)
    await expect(opener).toHaveFocus()
    await findToast(canvasElement, 'Your message has been updated successfully.')
    await expect(canvas.getByText('For Ravi')).toBeVisible()
    await expect(canvas.getByText('Happy Birthday Asha')).toBeVisible()
    await expect(opener).toHaveAccessibleName('Edit Personalised Text: Walnut Cake')
    await expect(readAnnouncements(canvasElement)).toEqual(['Your message for Walnut Cake is saved'])
  },
}

export const AtTheLimit: Story = {
  play: async ({ canvasElement }) => {
    const { dialog, field } = await open(canvasElement, birthdayCake.title)
    await userEvent.type(field, ' and many more')
    await expect(field).toHaveValue('Happy Birthday Asha and m')
    await expect(dialog.getByText('25 / 25')).toBeVisible()
    await expect(field).toHaveAccessibleDescription(/Maximum 25 characters allowed/)
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Maximum 25 characters allowed'))
  },
}

export const LeavesSignsOut: Story = {
  play: async ({ canvasElement }) => {
    const { dialog, field } = await open(canvasElement, birthdayCake.title)
    field.setSelectionRange(5, 5)
    await userEvent.type(field, '#', { initialSelectionStart: 5, initialSelectionEnd: 5 })
    await expect(field).toHaveValue('Happy Birthday Asha')
    await expect(field.selectionStart).toBe(5)
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent(/^Left out: # /))
    await userEvent.type(field, '!', { initialSelectionStart: 5, initialSelectionEnd: 5 })
    await expect(field).toHaveValue('Happy! Birthday Asha')
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent(/^$/))
  },
}

export const RequiredAndBlank: Story = {
  play: async ({ canvasElement }) => {
    const { dialog, field, done } = await open(canvasElement, mug.title, 'Add Personalised Text')
    await userEvent.type(field, '   ')
    await userEvent.click(done)
    await expect(field).toHaveAccessibleDescription(/This field cannot be empty\./)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveFocus()
    await userEvent.type(field, 'Mira')
    await expect(dialog.queryByText('This field cannot be empty.')).toBeNull()
    await userEvent.click(done)
    await isClosed(canvasElement)
    await expect(await within(canvasElement).findByText('Mira')).toBeVisible()
    await expect(within(canvasElement).queryByText('Required to place your order')).toBeNull()
  },
}

export const OptionalMayBeBlank: Story = {
  play: async ({ canvasElement }) => {
    const { field, done } = await open(canvasElement, birthdayCake.title)
    await userEvent.clear(field)
    await userEvent.click(done)
    await isClosed(canvasElement)
    await expect(await within(canvasElement).findByText('No message yet')).toBeVisible()
  },
}

export const KeepsWhatWasTyped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const { opener, field } = await open(canvasElement, birthdayCake.title)
    await userEvent.type(field, ' dear')
    await userEvent.keyboard('{Escape}')
    await isClosed(canvasElement)
    await expect(opener).toHaveFocus()
    await expect(canvas.getByText('Happy Birthday Asha')).toBeVisible()
    const other = await open(canvasElement, mug.title, 'Add Personalised Text')
    await expect(other.field).toHaveValue('')
    await userEvent.keyboard('{Escape}')
    await isClosed(canvasElement)
    const again = await open(canvasElement, birthdayCake.title)
    await expect(again.field).toHaveValue('Happy Birthday Asha dear')
  },
}

export const SavingFails: Story = {
  args: { failing: 'always' },
  play: async ({ canvasElement }) => {
    const { field, done } = await open(canvasElement, birthdayCake.title)
    await userEvent.type(field, ' dear')
    await userEvent.click(done)
    await findToast(canvasElement, 'Something went wrong, Please try again...')
    await isClosed(canvasElement)
    await expect(await within(canvasElement).findByText('Happy Birthday Asha')).toBeVisible()
    const again = await open(canvasElement, birthdayCake.title)
    await expect(again.field).toHaveValue('Happy Birthday Asha dear')
  },
}

let scene: ReturnType<typeof createCartHarness> | undefined

export const ChangedElsewhere: Story = {
  args: {
    onScene: (made) => {
      scene = made
    },
  },
  play: async ({ canvasElement }) => {
    const { field, done } = await open(canvasElement, birthdayCake.title)
    await userEvent.type(field, ' dear')
    const [line] = scene?.server.cart().lines ?? []
    const message = line?.attributes.find(({ kind }) => kind === 'message')
    if (line && message?.kind === 'message') {
      scene?.server.updateMessage({
        lineId: line.id,
        attributeId: message.id,
        from: message.text,
        text: 'All the best',
      })
    }
    await userEvent.click(done)
    await findToast(canvasElement, 'This message was changed in another tab. Please check it.')
    await expect(await within(canvasElement).findByText('All the best')).toBeVisible()
    await isClosed(canvasElement)
    const again = await open(canvasElement, birthdayCake.title)
    await expect(again.field).toHaveValue('Happy Birthday Asha dear')
  },
}
