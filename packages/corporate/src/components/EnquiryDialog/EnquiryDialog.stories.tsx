import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { CorporateStory } from '../../fixtures/CorporateStory.tsx'
import { samplePage } from '../../fixtures/samplePage.ts'
import { en } from '../../messages/en.ts'
import { EnquiryProvider } from '../../react/EnquiryProvider.tsx'
import { EnquiryDialog } from './EnquiryDialog.tsx'

const page = {
  ...samplePage,
  ...{ gifts: [], clients: [], testimonials: [], gallery: [], steps: [] },
}

const meta = {
  title: 'Corporate/Enquiry form',
  component: CorporateStory,
  subcomponents: { EnquiryDialog, EnquiryProvider },
  // Hidden, because other stories cover the page behind the dialog.
  args: { page, hash: '#enquiry', messages: en, track: fn(), onSubmit: fn() },
  // Text that a shopper typed is not a UI text.
  parameters: { pseudo: { leave: ['page', 'kept', 'answer'] } },
} satisfies Meta<typeof CorporateStory>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = { readonly canvasElement: HTMLElement }

const phone = { viewport: { value: 'phone' } }
const asha = {
  ...{ name: 'Asha Menon', mobile: '98765 43210', email: 'asha@ridge.example' },
  ...{ quantity: '120', company: 'Ridge & Co' },
}
const filled = { kept: { values: asha, recipients: [] } }

async function form({ canvasElement }: Canvas) {
  const dialog = within(await within(canvasElement).findByRole('dialog', { name: 'Corporate enquiry' }))
  await dialog.findByRole('img', { name: 'Four letters or digits to type' })
  const field = (name: string | RegExp) => dialog.getByRole('textbox', { name })
  return {
    dialog,
    field,
    read: () => userEvent.type(field('Letters in the picture'), 'K7MX'),
    send: () => userEvent.click(dialog.getByRole('button', { name: 'Send enquiry' })),
  }
}

export const Empty: Story = {
  play: async (context) => {
    const { dialog, field } = await form(context)
    await waitFor(() => expect(dialog.getByText('+91')).toBeVisible())
    for (const name of ['Name', 'Mobile number', 'Email', 'Order quantity', 'Company name'])
      await expect(field(name)).toHaveValue('')
    await expect(field('Order quantity')).toHaveAttribute('inputmode', 'numeric')
  },
}

export const EveryError: Story = {
  tags: ['snapshot'],
  play: async (context) => {
    const { field, send } = await form(context)
    await send()
    const texts = {
      Name: 'Please enter valid name',
      'Mobile number': 'phone number should be 10 digit*',
      Email: 'Please enter valid email address',
      'Order quantity': 'Order Quantity cannot be empty',
      'Company name': 'Please enter valid company name',
    }
    for (const [name, text] of Object.entries(texts))
      await expect(field(name)).toHaveAccessibleDescription(text)
    await expect(field('Letters in the picture')).toHaveAccessibleDescription(
      /^Please enter valid captcha code/,
    )
    await expect(field('Name')).toHaveFocus()
    await expect(context.args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(field('Name'), 'Asha')
    await waitFor(() => expect(field('Name')).toBeValid())
  },
}

export const OnPhone: Story = {
  args: filled,
  globals: phone,
  play: async (context) => {
    await form(context)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Sent: Story = {
  args: filled,
  play: async (context) => {
    const { dialog, read, send } = await form(context)
    await read()
    await send()
    const reference = await dialog.findByText('CE-7K4QX2MN')
    // The dialog may still be fading in on a busy machine.
    await waitFor(() => expect(reference).toBeVisible())
    await expect(dialog.getByRole('heading', { name: 'Thank you! We have your enquiry.' })).toHaveFocus()
    await expect(context.args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ mobile: '9876543210', captcha: 'K7MX', website: '', isByMail: false }),
    )
  },
}

export const SubmitAgain: Story = {
  args: filled,
  play: async (context) => {
    const { dialog, read, send, field } = await form(context)
    await read()
    await send()
    await userEvent.click(await dialog.findByRole('button', { name: 'Submit Again' }))
    await dialog.findByRole('img', { name: 'Four letters or digits to type' })
    await expect(field('Name')).toHaveValue('')
    await expect(field('Name')).toHaveFocus()
    await expect(field('Letters in the picture')).toHaveValue('')
  },
}

export const ByMail: Story = {
  args: { ...filled, answer: 'awaitsLink' },
  play: async (context) => {
    const { dialog, send } = await form(context)
    await userEvent.click(dialog.getByRole('button', { name: 'Can’t read it? Get a link by email instead' }))
    await expect(dialog.queryByRole('img')).toBeNull()
    await send()
    await dialog.findByText('Open the link we sent to asha@ridge.example to confirm your enquiry.')
    await expect(context.args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ isByMail: true, captcha: '' }),
    )
  },
}

export const WrongCaptcha: Story = {
  args: {
    ...filled,
    answer: [{ code: 'captcha_wrong', message: 'Please enter valid captcha code', field: 'captcha' }, 'sent'],
  },
  play: async (context) => {
    const { dialog, read, send, field } = await form(context)
    await read()
    await send()
    const captcha = field('Letters in the picture')
    await expect(captcha).toHaveAccessibleDescription(/^Please enter valid captcha code/)
    await expect(captcha).toHaveFocus()
    await expect(captcha).toHaveValue('')
    await expect(field('Name')).toHaveValue('Asha Menon')
    await read()
    await send()
    await dialog.findByText('CE-7K4QX2MN')
  },
}

export const RefusedAtAField: Story = {
  args: {
    ...filled,
    answer: { code: 'invalid', message: 'This address takes no mail', field: 'email' },
  },
  play: async (context) => {
    const { read, send, field } = await form(context)
    await read()
    await send()
    await expect(field('Email')).toHaveAccessibleDescription('This address takes no mail')
    await expect(field('Email')).toHaveFocus()
    await expect(field('Email')).toHaveValue('asha@ridge.example')
  },
}

export const Offline: Story = {
  args: { ...filled, answer: ['offline', 'sent'] },
  play: async (context) => {
    const { dialog, read, send, field } = await form(context)
    await read()
    await send()
    await expect(await dialog.findByText('Something went wrong, Please try again...')).toBeVisible()
    await expect(field('Company name')).toHaveValue('Ridge & Co')
    await expect(field('Letters in the picture')).toHaveValue('K7MX')
    await send()
    await dialog.findByText('CE-7K4QX2MN')
  },
}

export const Sending: Story = {
  args: { ...filled, answer: 'never' },
  play: async (context) => {
    const { dialog, read, send } = await form(context)
    await read()
    await send()
    await send()
    await expect(dialog.getByRole('button', { name: 'Send enquiry' })).toHaveAttribute('aria-busy', 'true')
    await expect(context.args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const ForAGift: Story = {
  args: { ...filled, search: '?product_url=/p/hamper/corporate-diwali-box' },
  play: async (context) => {
    const { dialog, field } = await form(context)
    await expect(dialog.getByRole('combobox', { name: /^Gift you have in mind/ })).toHaveDisplayValue(
      'Diwali Box for Teams',
    )
    const estimate = dialog.getByText(/^About/)
    await expect(estimate).toHaveTextContent('About ₹1,10,280 for 120 pieces, ₹919 each (8% volume discount)')
    await expect(field('Order quantity')).toHaveAccessibleDescription('Minimum order: 50 pieces')
    await userEvent.clear(field('Order quantity'))
    await userEvent.type(field('Order quantity'), '10')
    await expect(dialog.getByText(/^About/)).toHaveTextContent('About ₹47,450 for 50 pieces')
  },
}

export const ForAnotherGift: Story = {
  args: { search: '?product_url=/p/gift/engraved-trophy' },
  play: async (context) => {
    const { dialog } = await form(context)
    await expect(dialog.getByRole('combobox', { name: /^Gift you have in mind/ })).toHaveDisplayValue(
      'The gift at /p/gift/engraved-trophy',
    )
    await expect(dialog.queryByText(/^About/)).toBeNull()
  },
}

export const ListToCorrect: Story = {
  args: {
    kept: { values: asha, recipients: [{ name: 'Rohan', phone: '12', pincode: '560001', message: '' }] },
  },
  play: async (context) => {
    const { dialog, read, send } = await form(context)
    await read()
    const phoneCell = await dialog.findByRole('textbox', { name: 'Phone of row 1' })
    await send()
    await expect(await dialog.findByText(/^Correct 1 row of your list/)).toBeVisible()
    await expect(context.args.onSubmit).not.toHaveBeenCalled()
    await userEvent.clear(phoneCell)
    await userEvent.type(phoneCell, '9812345678')
    await dialog.findByText('1 row is valid')
    await send()
    await dialog.findByText('CE-7K4QX2MN')
    await expect(context.args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        recipients: [{ name: 'Rohan', phone: '9812345678', pincode: '560001', message: '' }],
      }),
    )
  },
}

export const LongerWords: Story = {
  args: filled,
  globals: { ...phone, locale: 'pseudo' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('dialog')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
