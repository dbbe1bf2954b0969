import type { ProductAttribute } from '@store/api-client/contract/catalogue'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StrictMode } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { cakeAttributes } from '../../../fixtures/cakeAttributes.ts'
import { ProductStoryWrapper } from '../../../fixtures/ProductStoryWrapper.tsx'
import { en } from '../../../messages/en.ts'
import type { ProductMessages } from '../../../messages/ProductMessages.ts'
import { ProductHeading } from '../../ProductHeading/ProductHeading.tsx'
import { BuyBlock } from '../../purchase/BuyBlock/BuyBlock.tsx'
import { ProductOptions } from './ProductOptions.tsx'

interface Scene {
  /** Attributes to choose and to write. */
  readonly attributes: readonly ProductAttribute[]
  /** Messages of the page. */
  readonly messages?: ProductMessages
}

/** Renders the options between the price, which depends on them, and the button that requires them. */
function OptionsScene({ attributes, messages }: Scene) {
  return (
    <StrictMode>
      <ProductStoryWrapper product={{ attributes, priceParts: [] }} messages={messages}>
        <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 30rem)' }}>
          <ProductHeading />
          <ProductOptions />
          <BuyBlock place="column" />
        </div>
      </ProductStoryWrapper>
    </StrictMode>
  )
}

const { weight, flavour, eggless, vase, scents, message, name } = cakeAttributes

const meta: Meta<typeof OptionsScene> = {
  title: 'Product/Options',
  component: OptionsScene,
  args: { attributes: [weight, flavour, eggless, message], messages: en },
  globals: { viewport: { value: 'desktop' } },
}
export default meta

type Story = StoryObj<typeof OptionsScene>

const priceIn = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('h1')?.parentElement?.textContent ?? ''

export const Default: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const weights = page.getByRole('group', { name: 'Select Weight' })
    await expect(within(weights).getByRole('radio', { name: '0.5 Kg' })).toBeChecked()
    await expect(page.getByText('Serves 4-6')).toBeVisible()
    await expect(page.getByRole('group', { name: 'Choose a filling (optional)' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: /Message on Cake/ })).toHaveValue('')
    for (const option of page.getAllByRole('radio'))
      await expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

export const OnPhone: Story = { tags: ['snapshot'], globals: { viewport: { value: 'phone' } } }

export const PriceFollows: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(priceIn(canvasElement)).toContain('₹1,299')
    await userEvent.click(page.getByRole('radio', { name: /^2 Kg/ }))
    await expect(priceIn(canvasElement)).toContain('₹2,699')
    await expect(page.getByText('Serves 20-22')).toBeVisible()
    await expect(page.getByRole('status')).toHaveTextContent('Price updated')
    await waitFor(() => expect(page.getByRole('status')).toBeEmptyDOMElement())
    await userEvent.click(page.getByRole('checkbox', { name: /Eggless/ }))
    await expect(priceIn(canvasElement)).toContain('₹2,749')
    await expect(page.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    page.getByRole('radio', { name: '0.5 Kg' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(page.getByRole('radio', { name: /^1 Kg/ })).toBeChecked()
    await userEvent.tab()
    await userEvent.tab()
    await expect(page.getByRole('radio', { name: 'Ganache' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(page.getByRole('radio', { name: 'Ganache' })).toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(page.getByRole('checkbox', { name: /Eggless/ })).toBeChecked()
  },
}

export const VaseIsInThePrice: Story = {
  args: { attributes: [vase] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const box = page.getByRole('checkbox', { name: /With the vase.*₹150 less without/ })
    await expect(box).toBeChecked()
    await userEvent.click(box)
    await expect(priceIn(canvasElement)).toContain('₹1,149')
    await userEvent.click(box)
    await expect(priceIn(canvasElement)).toContain('₹1,299')
  },
}

export const Pictures: Story = {
  tags: ['snapshot'],
  args: { attributes: [scents] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('checkbox', { name: /Rose/ }))
    await userEvent.click(page.getByRole('checkbox', { name: /Amber/ }))
    await expect(priceIn(canvasElement)).toContain('₹1,547')
  },
}

export const SomethingIsMissing: Story = {
  args: { attributes: [eggless, scents, name] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Add to Cart' }))
    const rose = page.getByRole('checkbox', { name: /Rose/ })
    await expect(rose).toHaveFocus()
    const scentsGroup = page.getByRole('group', { name: 'Choose your scents' })
    await expect(scentsGroup).toHaveAccessibleDescription('This field is required')
    const words = page.getByRole('textbox', { name: 'Name on the mug' })
    await expect(words).toHaveAccessibleDescription(/This field is required/)
    await userEvent.click(rose)
    await expect(within(scentsGroup).queryByText('This field is required')).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Add to Cart' }))
    await expect(words).toHaveFocus()
    await userEvent.type(words, 'Asha')
    await expect(page.queryByText('This field is required')).toBeNull()
  },
}

export const WordsHaveALimit: Story = {
  args: { attributes: [name] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const words = page.getByRole('textbox', { name: 'Name on the mug' })
    await userEvent.click(words)
    await userEvent.paste("  Asha's 30th birthday")
    await expect(words).toHaveValue('Ashas 30th')
    await expect(page.getByText('10 / 10')).toBeVisible()
    await expect(page.getByText(/^Left out: ' /)).toBeVisible()
  },
}

export const ServingGuide: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const opener = page.getByRole('button', { name: 'Serving guide' })
    await userEvent.click(opener)
    const dialog = await page.findByRole('dialog', { name: 'Serving guide' })
    const rows = [...dialog.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
    await expect(rows).toHaveLength(7)
    await expect(rows[0]).toBe('0.5 Kg4-6 persons')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const NothingToChoose: Story = { args: { attributes: [] } }

export const LongWords: Story = {
  args: {
    attributes: [
      {
        ...weight,
        label: 'Geburtstagstortengewichtsauswahlmöglichkeiten for the whole family and all neighbours',
      },
      {
        ...flavour,
        options: flavour.options.map((option) => ({
          ...option,
          name: 'Himbeersahnebaisertortenfüllungscreme',
        })),
      },
      { ...message, label: 'A message that is written on the cake in dark chocolate by hand' },
    ],
  },
  globals: { viewport: { value: 'phone' }, locale: 'pseudo' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const RightToLeft: Story = { globals: { viewport: { value: 'phone' }, direction: 'rtl' } }
