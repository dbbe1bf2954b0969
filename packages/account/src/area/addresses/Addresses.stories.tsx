import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { AccountStory } from '../fixtures/AccountStory.tsx'
import { createFakeDraftStorage } from '../fixtures/createAccountPorts.ts'
import { expectNoHorizontalOverflow, phoneViewport, withPagePadding } from '../fixtures/storyHelpers.tsx'

const meta = {
  title: 'Account/Addresses',
  component: AccountStory,
  args: { ask: { section: 'addresses' } },
  decorators: [withPagePadding],
} satisfies Meta<typeof AccountStory>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText('Mrs. Asha Menon')).toBeVisible()
    await expect(page.getByText('+91 9876543210 · +91 9812345678')).toBeVisible()
    await expect(page.getByText('Opposite Metro pillar 42')).toBeVisible()
    await expect(page.getAllByRole('button', { name: /^Edit the address of/ })).toHaveLength(2)
    await userEvent.click(page.getByRole('button', { name: 'Edit the address of Ravi Kumar' }))
    await expect(page.getByRole('heading', { name: 'Edit address' })).toHaveFocus()
    await expect(page.getByRole('radio', { name: 'Office' })).toBeChecked()
    await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Pune')
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(page.getByRole('button', { name: 'New address' })).toHaveFocus())
  },
}

export const OnPhone: Story = {
  tags: ['snapshot'],
  globals: phoneViewport,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Mrs. Asha Menon')
    await expectNoHorizontalOverflow()
  },
}

export const NewAddress: Story = {
  args: { held: { book: [] } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText(/No saved addresses yet/)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'New address' }))
    await expect(page.getByRole('combobox', { name: 'Title' })).toHaveValue('Mr.')
    await expect(page.getByRole('radio', { name: 'Home' })).toBeChecked()
    await userEvent.click(page.getByRole('button', { name: 'Save address' }))
    await expect(page.getAllByText('This field is required')).toHaveLength(5)
    await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveFocus()
    await userEvent.click(page.getByRole('radio', { name: 'Others' }))
    await userEvent.type(page.getByRole('textbox', { name: 'Full name' }), 'Asha Menon')
    await userEvent.type(page.getByRole('textbox', { name: 'Mobile number' }), '98765 43210')
    await userEvent.type(page.getByRole('textbox', { name: 'Address' }), '14, 3rd Cross')
    await userEvent.type(page.getByRole('textbox', { name: 'Pincode' }), '560001')
    await waitFor(() => expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Bengaluru'))
    await userEvent.click(page.getByRole('button', { name: 'Save address' }))
    await expect(await page.findByText('Mr. Asha Menon')).toBeVisible()
    await expect(page.getByText('Others')).toBeVisible()
  },
}

export const FormOnPhone: Story = {
  tags: ['snapshot'],
  globals: phoneViewport,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'New address' }))
    await expectNoHorizontalOverflow()
    const face = page.getByRole('radio', { name: 'Office' }).getBoundingClientRect()
    await expect(face.height).toBeGreaterThanOrEqual(44)
  },
}

export const RefusedAtItsField: Story = {
  args: {
    mood: { status: 400, code: 'invalid', message: 'Enter a 6 digit pincode', field: 'pincode' },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Edit the address of Asha Menon' }))
    await userEvent.click(page.getByRole('button', { name: 'Save address' }))
    const pincode = page.getByRole('textbox', { name: 'Pincode' })
    await waitFor(() => expect(pincode).toHaveFocus())
    await expect(pincode).toHaveAccessibleDescription('Enter a 6 digit pincode')
  },
}

const reload = fn()

export const Deleted: Story = {
  args: { ports: { reload } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Delete the address of Ravi Kumar' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await waitFor(() => expect(dialog.getByText(/We’ll delete the address of Ravi Kumar/)).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(page.queryByText('Mr. Ravi Kumar')).toBeNull())
    await expect(reload).toHaveBeenCalledWith('addressRemoved')
    await waitFor(() => expect(page.getByRole('button', { name: 'New address' })).toHaveFocus())
  },
}

const stored = createFakeDraftStorage({ country: 356, values: { fullName: 'Meera', pincode: '5600' } })

export const TypedBeforeAReload: Story = {
  args: { ports: { draft: () => stored } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('textbox', { name: 'Full name' })).toHaveValue('Meera')
    await expect(page.getByRole('textbox', { name: 'Pincode' })).toHaveValue('5600')
  },
}

export const Loading: Story = { args: { mood: 'silent', began: 'nothing' } }
export const Guest: Story = { args: { isGuest: true, began: 'nothing' } }
export const Failed: Story = { args: { mood: 'away', began: 'failed' } }
