import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { AccountStory } from '../fixtures/AccountStory.tsx'
import { expectNoHorizontalOverflow, phoneViewport, withPagePadding } from '../fixtures/storyHelpers.tsx'

const meta = {
  title: 'Account/Privacy',
  component: AccountStory,
  args: { ask: { section: 'privacy' } },
  decorators: [withPagePadding],
} satisfies Meta<typeof AccountStory>

export default meta
type Story = StoryObj<typeof meta>

const saveFile = fn()

export const Default: Story = {
  args: { ports: { saveFile } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText('Chrome on Android')).toBeVisible()
    await expect(page.getByText('This device')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Log out Safari on iOS' }))
    await waitFor(() => expect(page.queryByText('Safari on iOS')).toBeNull())
    await expect(page.getByRole('heading', { name: 'Where you’re logged in' })).toHaveFocus()
    await userEvent.click(page.getByRole('button', { name: 'Log out everywhere else' }))
    await waitFor(() => expect(page.queryByText('A browser')).toBeNull())
    await expect(page.queryByRole('button', { name: 'Log out everywhere else' })).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Download my data' }))
    await waitFor(() => expect(saveFile).toHaveBeenCalledWith('my-data.json', expect.any(String)))
  },
}

export const OnPhone: Story = {
  tags: ['snapshot'],
  globals: phoneViewport,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Chrome on Android')
    await expectNoHorizontalOverflow()
  },
}

const onRemoved = fn()

export const AccountDeleted: Story = {
  args: { ports: { onRemoved } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const opener = await page.findByRole('button', { name: 'Delete my account' })
    await userEvent.click(opener)
    const dialog = within(await within(document.body).findByRole('dialog'))
    const answers = dialog.getAllByRole('button', { name: /^(Cancel|Delete permanently)$/ })
    await expect(answers.map((button) => button.textContent)).toEqual(['Cancel', 'Delete permanently'])
    const email = dialog.getByRole('textbox', { name: 'Your email' })
    await waitFor(() => expect(email).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: 'Delete permanently' }))
    await expect(email).toHaveAccessibleDescription(/Email field is required/)
    await userEvent.type(email, 'asha@example.com')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete permanently' }))
    await waitFor(() => expect(onRemoved).toHaveBeenCalledOnce())
  },
}

export const OrderUnderWay: Story = {
  args: { mood: { status: 409, code: 'order_under_way', message: 'No.' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Delete my account' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    const email = dialog.getByRole('textbox', { name: 'Your email' })
    await userEvent.type(email, 'asha@example.com{Enter}')
    await waitFor(() => expect(email).toHaveAccessibleDescription(/An order is still under way/))
    await expect(email).toHaveValue('asha@example.com')
  },
}

export const DownloadFailed: Story = {
  args: { mood: 'away' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Download my data' }))
    await expect(await page.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Loading: Story = { args: { mood: 'silent', began: 'nothing' } }
export const Guest: Story = { args: { isGuest: true, began: 'nothing' } }
export const Failed: Story = { args: { mood: 'away', began: 'failed' } }
