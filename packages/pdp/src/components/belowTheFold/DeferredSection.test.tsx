import { renderHydrated } from '@store/config/renderHydrated'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
})

// Two module graphs: a server that has loaded all code, and a browser without the lazy-loaded code.
async function open(scheduleLazyWork: (work: () => void) => void) {
  const { ProductStoryWrapper } = await import('../../fixtures/ProductStoryWrapper.tsx')
  const { ProductView } = await import('../ProductView/ProductView.tsx')
  const page: ReactElement = (
    <ProductStoryWrapper ports={{ scheduleLazyWork }}>
      <ProductView delivery={<p>Where to?</p>} />
    </ProductStoryWrapper>
  )
  return page
}

/** Hydrates HTML from a server that has loaded all code, in a browser that delays lazy-loading. */
async function openServed(scheduleLazyWork: (work: () => void) => void, hasCode = true) {
  const { preloadDeferredSections } = await import('./DeferredSection.tsx')
  await preloadDeferredSections()
  const server = await open((work) => work())
  vi.resetModules()
  if (!hasCode) {
    vi.doMock('./DeferredSectionContent.tsx', () => {
      throw new Error('The script did not arrive.')
    })
  }
  const browser = await open(scheduleLazyWork)
  const reviews = () => screen.getByRole('region', { name: 'Reviews' })
  let served = ''
  await renderHydrated(server, {
    browser,
    before: () => {
      served = reviews().outerHTML
    },
  })
  return { reviews, served }
}

it('keeps its server-rendered HTML until the first interaction, whatever changes above, and then hydrates it', async () => {
  let stir: () => void = () => undefined
  const { reviews, served } = await openServed((work) => {
    stir = work
  })
  const readMore = screen.getByRole('button', { name: 'Read More' })
  // Adding to the cart without a location changes the content above.
  const [add] = screen.getAllByRole('button', { name: 'Add to Cart' })
  await act(async () => add?.click())
  expect(screen.getByText('Select pincode to continue')).toBeDefined()
  expect(reviews().outerHTML).toBe(served)

  await act(async () => {
    stir()
    await vi.dynamicImportSettled()
  })
  expect(readMore.isConnected).toBe(true)
  await userEvent.click(readMore)
  expect(reviews().querySelectorAll('li')).toHaveLength(4)
})

it('keeps its server-rendered HTML when its code fails to load', async () => {
  const { reviews, served } = await openServed((work) => work(), false)
  await act(() => vi.dynamicImportSettled())
  expect(reviews().outerHTML).toBe(served)
  vi.doUnmock('./DeferredSectionContent.tsx')
})
