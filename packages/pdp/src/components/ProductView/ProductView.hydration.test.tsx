import { renderHydrated } from '@store/config/renderHydrated'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { cakeAttributes } from '../../fixtures/cakeAttributes.ts'
import { ProductStoryWrapper } from '../../fixtures/ProductStoryWrapper.tsx'
import { roses } from '../../fixtures/roses.ts'
import { preloadDeferredSections } from '../belowTheFold/DeferredSection.tsx'
import { ProductView } from './ProductView.tsx'

beforeAll(preloadDeferredSections)

const page = (
  <ProductStoryWrapper>
    <ProductView delivery={<p>Where to?</p>} />
  </ProductStoryWrapper>
)

it('hydrates the server-rendered HTML unchanged, whatever a shopper opened before', async () => {
  let title: HTMLElement | undefined
  await renderHydrated(page, {
    before: (container) => {
      title = screen.getByRole('heading', { level: 1 })
      for (const details of container.querySelectorAll('details')) details.open = !details.open
    },
  })
  expect(screen.getByRole('heading', { level: 1 })).toBe(title)
  expect(title?.textContent).toBe(roses.title)
})

it('keeps options and texts entered before hydration', async () => {
  const cake = (
    <ProductStoryWrapper
      product={{ attributes: [cakeAttributes.weight, cakeAttributes.eggless, cakeAttributes.message] }}
    >
      <ProductView delivery={<p>Where to?</p>} />
    </ProductStoryWrapper>
  )
  const weight = (name: RegExp) => screen.getByRole('radio', { name })
  const eggless = () => screen.getByRole('checkbox')
  const words = () => screen.getByRole('textbox', { name: /Message on Cake/ })
  const { container } = await renderHydrated(cake, {
    before: async () => {
      await userEvent.click(weight(/^2 Kg/))
      await userEvent.click(eggless())
      await userEvent.type(words(), 'Happy Birthday')
    },
  })
  expect(container.textContent).toContain('₹2,749')
  expect(weight(/^2 Kg/)).toHaveProperty('checked', true)
  expect(weight(/^1 Kg/)).toHaveProperty('checked', false)
  expect(eggless()).toHaveProperty('checked', true)
  expect(words()).toHaveProperty('value', 'Happy Birthday')
})
