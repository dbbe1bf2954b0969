import { otpLength } from '@store/api-client/contract/rules/parseOtp'
import { createOtp } from '@store/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { AccountStory } from '../fixtures/AccountStory.tsx'
import { createFakeDraftStorage } from '../fixtures/createAccountPorts.ts'
import { sampleProfile } from '../fixtures/sampleAccount.ts'
import { expectNoHorizontalOverflow, phoneViewport, withPagePadding } from '../fixtures/storyHelpers.tsx'

const meta = {
  title: 'Account/Profile',
  component: AccountStory,
  args: { ask: { section: 'profile' } },
  decorators: [withPagePadding],
} satisfies Meta<typeof AccountStory>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText('Mrs. Asha Menon')).toBeVisible()
    await expect(page.getByText('asha@example.com')).toBeVisible()
    await expect(page.getByText('Not verified yet')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Edit name' }))
    const name = page.getByRole('textbox', { name: 'Full name' })
    await expect(name).toHaveFocus()
    await userEvent.clear(name)
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    await expect(name).toHaveAccessibleDescription('This field is required')
    await userEvent.type(name, 'Asha Rao')
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Title' }), 'Ms.')
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    await expect(await page.findByText('Ms. Asha Rao')).toBeVisible()
    await expect(page.getAllByText('Your profile is saved.')[0]).toBeInTheDocument()
    await waitFor(() => expect(page.getByRole('button', { name: 'Edit name' })).toHaveFocus())
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

export const NumberIsVerified: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Verify number' }))
    const number = page.getByRole('textbox', { name: 'Mobile number' })
    await expect(number).toHaveFocus()
    await userEvent.clear(number)
    await userEvent.type(number, '123')
    await userEvent.click(page.getByRole('button', { name: 'Send code' }))
    await expect(number).toHaveAccessibleDescription(/Please enter a valid mobile number/)
    await userEvent.clear(number)
    await userEvent.type(number, '98765 43210{Enter}')
    await expect(await page.findByText(`We sent a ${otpLength} digit code to +91 9876543210.`)).toBeVisible()
    const code = page.getByRole('textbox', { name: /One-time password/ })
    await waitFor(() => expect(code).toHaveFocus())
    await expect(page.getByRole('button', { name: 'Resend code' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(code, createOtp())
    await userEvent.click(page.getByRole('button', { name: 'Verify number' }))
    await expect(await page.findByText('Verified')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Change number' })).toBeVisible()
  },
}

export const NothingKnown: Story = {
  args: { held: { profile: { ...sampleProfile, name: '', mobile: '', isMobileProven: false } } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText('No name yet')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add a number' })).toBeVisible()
  },
}

export const Refused: Story = {
  args: { mood: { status: 422, code: 'name_too_long', message: 'That is too long for us.', field: 'name' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Edit name' }))
    await userEvent.click(page.getByRole('button', { name: 'Save' }))
    const name = page.getByRole('textbox', { name: 'Full name' })
    await expect(name).toHaveAccessibleDescription('That is too long for us.')
    await expect(name).toHaveValue('Asha Menon')
    await expect(name).toHaveFocus()
  },
}

const stored = createFakeDraftStorage({ title: 'Ms.', name: 'Asha R' })

export const TypedBeforeAReload: Story = {
  args: { ports: { draft: () => stored } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('textbox', { name: 'Full name' })).toHaveValue(
      'Asha R',
    )
  },
}

export const Loading: Story = {
  args: { mood: 'silent', began: 'nothing' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText('Loading…')).toBeInTheDocument()
    await expect(page.getByRole('heading', { level: 1 }).closest('[aria-busy="true"]')).not.toBeNull()
  },
}

export const Guest: Story = {
  args: { isGuest: true, began: 'nothing' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Login' }))
    await expect(await page.findByText('Mrs. Asha Menon')).toBeVisible()
  },
}

export const Failed: Story = {
  args: {
    mood: { status: 403, code: 'unverified', message: 'Please verify your email first.' },
    began: 'nothing',
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('alert')).toHaveTextContent('Please verify your email first.')
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await expect(await page.findByRole('alert')).toBeVisible()
  },
}
