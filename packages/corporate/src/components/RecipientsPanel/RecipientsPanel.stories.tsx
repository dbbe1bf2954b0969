import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { createCorporateServer } from '../../fixtures/createCorporateServer.ts'
import { createRecipientsCsv } from '../../fixtures/createRecipientsCsv.ts'
import { recipientListEn } from '../../messages/recipientListEn.ts'
import { RecipientsPanel } from './RecipientsPanel.tsx'

const { client } = createCorporateServer()

const meta = {
  title: 'Corporate/Recipients',
  component: RecipientsPanel,
  args: { rows: [], checkPincodes: client.checkPincodes, onChange: fn(), messages: recipientListEn },
  parameters: { pseudo: { leave: ['rows'] } },
} satisfies Meta<typeof RecipientsPanel>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = { readonly canvasElement: HTMLElement }

const phone = { viewport: { value: 'phone' } }

const choose = async ({ canvasElement }: Canvas, file: File) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('the list has a field for a file')
  await userEvent.upload(input, file, { applyAccept: false })
}

export const Empty: Story = {}

export const FiveHundredRows: Story = {
  tags: ['snapshot'],
  play: async (context) => {
    await choose(context, new File([createRecipientsCsv()], 'colleagues.csv', { type: 'text/csv' }))
    const page = within(context.canvasElement)
    await expect(await page.findByText('480 of 500 rows are valid, 20 to correct')).toBeVisible()
    await expect(page.getAllByRole('row')).toHaveLength(21)
    const pincode = page.getByRole('textbox', { name: 'Pincode of row 33' })
    await expect(pincode).toHaveAccessibleDescription('We couldn’t find this pincode')
    await userEvent.clear(pincode)
    await userEvent.type(pincode, '560034')
    await userEvent.tab()
    await expect(await page.findByText('481 of 500 rows are valid, 19 to correct')).toBeVisible()
    await expect(pincode).toHaveAccessibleDescription('Bengaluru')
    await userEvent.click(page.getByRole('button', { name: 'All rows' }))
    await expect(page.getByText('Page 1 of 25')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Next page' }))
    await expect(page.getByRole('textbox', { name: 'Name of row 21' })).toHaveValue('Colleague 21')
  },
}

export const OnPhone: Story = {
  globals: phone,
  play: async (context) => {
    await choose(context, new File([createRecipientsCsv()], 'colleagues.csv', { type: 'text/csv' }))
    await within(context.canvasElement).findByText('480 of 500 rows are valid, 20 to correct')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Pasted: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('textbox', { name: 'Or paste the rows' }))
    await userEvent.paste('Asha Menon,98765 43210,560001,Thank you!\nRohan,9812345678,110001')
    await userEvent.click(page.getByRole('button', { name: 'Check the rows' }))
    await expect(await page.findByText('All 2 rows are valid')).toBeVisible()
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ faulty: 0, isChecked: true }),
    )
    await userEvent.click(page.getByRole('button', { name: 'Remove the list' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ rows: [], faulty: 0, isChecked: true })
  },
}

export const NoRows: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Check the rows' }))
    await expect(page.getByRole('textbox', { name: 'Or paste the rows' })).toHaveAccessibleDescription(
      /^This list is empty/,
    )
  },
}

export const TooManyRows: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const box = page.getByRole('textbox', { name: 'Or paste the rows' })
    await userEvent.click(box)
    await userEvent.paste('Asha,9876543210,560001\n'.repeat(501))
    await userEvent.click(page.getByRole('button', { name: 'Check the rows' }))
    await expect(box).toHaveAccessibleDescription(/^There are 501 rows in this list/)
    await expect(box).not.toHaveValue('')
  },
}

export const WrongFile: Story = {
  play: async (context) => {
    await choose(context, new File(['x'], 'colleagues.xlsx'))
    const [words] = await within(context.canvasElement).findAllByText(/^This is not a CSV file/)
    await expect(words).toBeVisible()
  },
}

export const TooLarge: Story = {
  play: async (context) => {
    await choose(context, new File(['a'.repeat(256 * 1024 + 1)], 'colleagues.csv', { type: 'text/csv' }))
    const [words] = await within(context.canvasElement).findAllByText('File must be less than 256 KB')
    await expect(words).toBeVisible()
  },
}

export const DirectoryAway: Story = {
  args: { checkPincodes: async () => ({ ok: false, failure: { kind: 'network' } }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('textbox', { name: 'Or paste the rows' }))
    await userEvent.paste('Asha,9876543210,560001')
    await userEvent.click(page.getByRole('button', { name: 'Check the rows' }))
    const alert = within(await page.findByRole('alert'))
    await expect(alert.getByText('We couldn’t check the pincodes.')).toBeVisible()
    await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
