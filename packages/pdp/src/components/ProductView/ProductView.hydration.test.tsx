import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { attributes } from '../../fixtures/cakeAttributes.ts'
import { ProductScene } from '../../fixtures/ProductScene.tsx'
import { roses } from '../../fixtures/roses.ts'
import { loadBelow } from '../below/readBelow.ts'
import { ProductView } from './ProductView.tsx'

beforeAll(loadBelow)

afterEach(() => vi.unstubAllGlobals())

const page = (
  <ProductScene>
    <ProductView delivery={<p>Where to?</p>} />
  </ProductScene>
)

it('takes over what was served as it was served, whatever a shopper opened before', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const box = document.body.appendChild(document.createElement('div'))
  box.innerHTML = renderToString(page)
  const title = box.querySelector('h1')
  for (const details of box.querySelectorAll('details')) details.open = !details.open
  const complain = vi.fn()
  const root = await act(async () => hydrateRoot(box, page, { onRecoverableError: complain }))
  expect(complain).not.toHaveBeenCalled()
  expect(box.querySelector('h1')).toBe(title)
  expect(title?.textContent).toBe(roses.title)
  await act(async () => root.unmount())
  box.remove()
})

it('keeps what was chosen and written before the page came alive', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const cake = (
    <ProductScene product={{ attributes: [attributes.weight, attributes.eggless, attributes.message] }}>
      <ProductView delivery={<p>Where to?</p>} />
    </ProductScene>
  )
  const box = document.body.appendChild(document.createElement('div'))
  box.innerHTML = renderToString(cake)
  const input = (selector: string) => {
    const found = box.querySelector<HTMLInputElement>(`input${selector}`)
    if (!found) throw new Error(`no input ${selector}`)
    return found
  }
  input('[name="attribute-10"][value="3"]').checked = true
  input('[name="attribute-6"]').checked = true
  input('[name="attribute-16"]').value = 'Happy Birthday'
  const complain = vi.fn()
  const root = await act(async () => hydrateRoot(box, cake, { onRecoverableError: complain }))
  expect(complain).not.toHaveBeenCalled()
  expect(box.textContent).toContain('₹2,749')
  expect(input('[name="attribute-10"][value="3"]').checked).toBe(true)
  expect(input('[name="attribute-10"][value="1"]').checked).toBe(false)
  expect(input('[name="attribute-6"]').checked).toBe(true)
  expect(input('[name="attribute-16"]').value).toBe('Happy Birthday')
  await act(async () => root.unmount())
  box.remove()
})
