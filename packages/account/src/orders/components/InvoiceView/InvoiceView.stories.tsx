import { paise } from '@store/api-client/contract/money'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { invoiceHi } from '../../../messages/hi.ts'
import { sampleHrefs } from '../../fixtures/sampleHrefs.ts'
import { sampleInvoice } from '../../fixtures/sampleInvoice.ts'
import { invoiceEn } from '../../messages/invoiceEn.ts'
import { InvoiceAmounts } from './InvoiceAmounts.tsx'
import { InvoiceLine } from './InvoiceLine.tsx'
import { InvoiceParty } from './InvoiceParty.tsx'
import { InvoiceView } from './InvoiceView.tsx'

const meta = {
  title: 'Account/Invoice',
  component: InvoiceView,
  // Parts that the composed view uses.
  subcomponents: { InvoiceParty, InvoiceLine, InvoiceAmounts },
  args: { invoice: sampleInvoice, hrefs: sampleHrefs, onPrint: fn(), messages: invoiceEn },
} satisfies Meta<typeof InvoiceView>

export default meta
type Story = StoryObj<typeof meta>

export const WithinTheState: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('article', { name: 'Tax invoice' })).toBeVisible()
    await expect(page.getByText('INV/26-27/000042')).toBeVisible()
    await expect(page.getByText('GSTIN 29ABCDE1234F1ZW')).toBeVisible()
    await expect(page.getByText('HSN 1905 · Quantity 2 · Value ₹1,298.00')).toBeVisible()
    await expect(page.getByText('CGST at 9%').nextElementSibling).toHaveTextContent('₹100.83')
    const sums = within(page.getByRole('region', { name: 'All gifts' }))
    await expect(sums.getByText('SGST/UTGST').nextElementSibling).toHaveTextContent('₹100.83')
    await expect(sums.getByText('Total paid').nextElementSibling).toHaveTextContent('₹2,645.09')
    await expect(page.queryByText(/IGST/)).toBeNull()
    await expect(page.queryByRole('heading', { name: 'Buyer' })).toBeNull()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPrint).toHaveBeenCalledOnce()
  },
}

const across = { cgst: paise(0), sgst: paise(0), igst: paise(20_166) }

export const AcrossStates: Story = {
  args: {
    invoice: {
      ...sampleInvoice,
      placeOfSupply: { code: '27', name: 'Maharashtra' },
      lines: sampleInvoice.lines.map((line) => (line.rate === 0 ? line : { ...line, ...across })),
      totals: { ...sampleInvoice.totals, ...across },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('IGST at 18%').nextElementSibling).toHaveTextContent('₹201.66')
    await expect(page.getByText('Maharashtra (27)')).toBeVisible()
  },
}

export const Cancelled: Story = {
  args: {
    invoice: {
      ...sampleInvoice,
      creditNote: { number: 'CRN/26-27/000001', issuedAt: '2026-11-23T05:10:00.000Z' },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(
        'The order was cancelled. Credit note CRN/26-27/000001 of 23 Nov 2026 reverses this invoice.',
      ),
    ).toBeVisible()
  },
}

export const WithTheBuyer: Story = {
  args: {
    invoice: { ...sampleInvoice, recipient: { name: 'Asha Rao', address: ['12 Church Street', '560001'] } },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Buyer' })).toBeVisible()
  },
}

export const InHindi: Story = {
  args: { messages: invoiceHi },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'टैक्स इनवॉइस' })).toBeVisible()
  },
}

export const OnPhone: Story = {
  tags: ['snapshot'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
