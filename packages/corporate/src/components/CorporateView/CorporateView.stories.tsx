import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CorporateStory } from '../../fixtures/CorporateStory.tsx'
import { samplePage } from '../../fixtures/samplePage.ts'
import { en } from '../../messages/en.ts'
import { CorporateView } from './CorporateView.tsx'

const meta = {
  title: 'Pages/Corporate gifts',
  component: CorporateStory,
  subcomponents: { CorporateView },
  args: { messages: en, track: fn() },
  parameters: { pseudo: { leave: ['page'] } },
  decorators: [
    (Story) => (
      <div className="story-page">
        <style>{'.story-page { max-inline-size: 1200px; margin-inline: auto; padding-inline: 16px }'}</style>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CorporateStory>

export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone' } }

export const Whole: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Gifts for everyone you work with',
    )
    const offered = within(page.getByRole('region', { name: 'Gifts We Offer' }))
    const links = offered.getAllByRole('link').map((link) => link.textContent)
    await expect(links).toEqual(['Flowers', 'Cakes', 'Gifts', 'Combos', 'Personalised Gifts', 'Plants'])
    await expect(offered.getByRole('link', { name: 'Flowers' })).toHaveAttribute('href', '/flowers')
    const [enquire] = page.getAllByRole('link', { name: 'ENQUIRY NOW' })
    await expect(enquire).toHaveAttribute('href', '#enquiry')
    await expect(canvasElement.querySelector('#enquiry')).toBeVisible()
  },
}

export const OnPhone: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    const text = within(within(canvasElement).getByRole('region', { name: 'What they say' }))
    for (const each of text.getAllByRole('listitem')) await expect(each).toBeVisible()
  },
}

export const InApp: Story = {
  args: { isInApp: true },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Cakes' })
    await expect(link).toHaveAttribute('href', '/cakes?fa-source=app')
  },
}

export const OpensTheForm: Story = {
  play: async ({ canvasElement, args }) => {
    const [enquire] = within(canvasElement).getAllByRole('link', { name: 'ENQUIRY NOW' })
    if (!enquire) throw new Error('the page has a button to enquire')
    await userEvent.click(enquire)
    const dialog = await within(canvasElement).findByRole('dialog', { name: 'Corporate enquiry' })
    await within(dialog).findByRole('img', { name: 'Four letters or digits to type' })
    await expect(args.track).toHaveBeenCalledWith({ kind: 'enquiryOpened' })
    await userEvent.keyboard('{Escape}')
    await expect(enquire).toHaveFocus()
  },
}

export const LinkConfirmed: Story = {
  args: { hash: '#confirm=a-link-that-is-good' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^Thank you. Your enquiry CE-7K4QX2MN is confirmed/)
  },
}

export const LinkTooOld: Story = {
  args: { hash: '#confirm=a-link-of-last-month' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^This link has expired/)
  },
}

export const WithLittle: Story = {
  args: {
    page: {
      ...samplePage,
      ...{ gifts: [], clients: [], testimonials: [], gallery: [], steps: [], contactEmail: undefined },
    },
  },
  play: async ({ canvasElement }) => {
    const headings = within(canvasElement).getAllByRole('heading')
    await expect(headings).toHaveLength(2)
  },
}

export const LongerWords: Story = {
  globals: { ...phone, locale: 'pseudo' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
