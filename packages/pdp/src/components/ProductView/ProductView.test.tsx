// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { ProductStoryWrapper } from '../../fixtures/ProductStoryWrapper.tsx'
import { roses } from '../../fixtures/roses.ts'
import { preloadDeferredSections } from '../belowTheFold/DeferredSection.tsx'
import { ProductView } from './ProductView.tsx'

beforeAll(preloadDeferredSections)

const page = () =>
  renderToString(
    <ProductStoryWrapper>
      <ProductView delivery={<p>Where to?</p>} />
    </ProductStoryWrapper>,
  )

it('renders title, price, location and details on the server, without a style attribute', () => {
  expect(typeof document).toBe('undefined')
  const html = page()
  expect(html).toMatch(/<h1[^>]*>Twelve Rose Dawn Bouquet<\/h1>/)
  for (const text of [
    '₹1,299',
    '₹1,599',
    'Where to?',
    'Product Contains',
    '12 deep pink roses',
    'Add to Cart',
  ]) {
    expect(html).toContain(text)
  }
  expect(html).toContain('Select Delivery Location to continue')
  expect(html).not.toContain('style=')
})

it('renders the sections below the fold on the server too: all images, offers, two reviews, other products, links', () => {
  const html = page()
  for (const text of [
    'A rose from near by',
    'Play video of Twelve Rose Dawn Bouquet',
    'Select Color',
    'Offers Available',
    'Not with other offers',
    'Earn 129 points with this gift',
    'shade and size differ',
    'Make this gift extra special',
    'Marigold Morning',
    'href="/flowers/birthday"',
  ]) {
    expect(html).toContain(text)
  }
  const shown = roses.reviews.map(({ text }) => html.includes(text))
  expect(shown).toEqual([true, true, false, false, false])
  expect(html).not.toContain('<video')
  expect(html).not.toContain('<dialog')
})

it('prioritizes only the first image', () => {
  const html = page()
  expect(html.match(/fetchpriority="high"/gi)).toHaveLength(1)
  expect(html.match(/loading="eager"/g)).toHaveLength(1)
})

it('throws an error that names the missing provider', () => {
  expect(() => renderToString(<ProductView delivery={null} />)).toThrow('no ProductProvider above')
})
