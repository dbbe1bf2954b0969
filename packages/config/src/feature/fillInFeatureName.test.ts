import { expect, it } from 'vitest'
import { fillInFeatureName } from './fillInFeatureName.ts'

it.each([
  ["import '@store/new-feature'", "import '@store/gift-wrap'"],
  ['createNewFeatureStore', 'createGiftWrapStore'],
  ['newFeatureEn', 'giftWrapEn'],
  ['All the new feature needs.', 'All the gift wrap needs.'],
  ["title: 'New feature/View'", "title: 'Gift wrap/View'"],
])('turns the template text %s into %s', (text, named) => {
  expect(fillInFeatureName(text, 'gift-wrap')).toBe(named)
})
