import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ProductStoryWrapper } from '../../../fixtures/ProductStoryWrapper.tsx'
import { photoAttribute } from '../../../fixtures/photoAttribute.ts'
import { BuyBlock } from '../../purchase/BuyBlock/BuyBlock.tsx'
import { ProductOptions } from '../ProductOptions/ProductOptions.tsx'

it('shows that a required photo is missing where no photo can be uploaded', () => {
  render(
    <ProductStoryWrapper product={{ attributes: [photoAttribute] }}>
      <ProductOptions />
      <BuyBlock place="column" />
    </ProductStoryWrapper>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Add to Cart' }))
  const error = screen.getByText('This field is required')
  // Focus scrolls the error into view.
  expect(document.activeElement).toBe(error)
})
