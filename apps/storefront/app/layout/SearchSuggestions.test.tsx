import type { GiftSuggestion } from '@store/api-client/contract/catalogue'
import type { Result } from '@store/api-client/contract/problem'
import { paise } from '@store/api-client/contract/rules/paise'
import { createCurrencyStore } from '@store/host'
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CurrencyProvider } from '../composition/currency/CurrencyProvider.tsx'
import { recentSearchStorage } from '../composition/storage/recentSearchStorage.ts'
import { SearchSuggestions } from './SearchSuggestions.tsx'

let form: HTMLFormElement
let field: HTMLInputElement
let place: HTMLElement
const requests: string[] = []
const went: string[] = []
let answer: (text: string) => Promise<Result<readonly GiftSuggestion[]>>

const cakes = { kind: 'category', title: 'Cakes', href: '/cakes' } as const
const picture = { src: '/t.webp', srcSet: '/t-160.webp 160w', alt: 'A cake', width: 800, height: 800 }
const truffle: GiftSuggestion = {
  kind: 'product',
  title: 'Chocolate Truffle Cake',
  href: '/p/cake/truffle',
  price: paise(74_900),
  picture,
}
const currency = createCurrencyStore({
  currencies: [
    { code: 'INR', symbol: '₹', rate: 1, name: '' },
    { code: 'USD', symbol: '$', rate: 0.0125, name: '' },
  ],
  currency: 'INR',
})

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  requests.length = 0
  went.length = 0
  answer = async () => ({ ok: true, value: [cakes, truffle] })
  form = document.createElement('form')
  field = document.createElement('input')
  place = document.createElement('div')
  form.append(field, place)
  document.body.append(form)
})

afterEach(() => {
  cleanup()
  form.remove()
  vi.useRealTimers()
})

/** Renders the suggestions of a focused field. */
function show(): void {
  field.focus()
  const suggest = ({ text }: { readonly text: string }) => {
    requests.push(text)
    return answer(text)
  }
  render(
    <CurrencyProvider store={currency}>
      <SearchSuggestions field={field} suggest={suggest} go={(href) => went.push(href)} />
    </CurrencyProvider>,
    { container: place },
  )
}

const type = (text: string) => fireEvent.input(field, { target: { value: text } })
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const press = (key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  act(() => void field.dispatchEvent(event))
  return event
}
const options = () => [...form.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent)
const active = () => {
  const id = field.getAttribute('aria-activedescendant')
  return id === null ? undefined : document.getElementById(id)?.textContent
}

it('requests suggestions 300 ms after the last keystroke, for two letters or more', async () => {
  show()
  type('c')
  await wait(1000)
  expect(requests).toEqual([])
  type('ch')
  await wait(299)
  type('cho')
  await wait(299)
  expect(requests).toEqual([])
  await wait(1)
  expect(requests).toEqual(['cho'])
  expect(options()).toEqual(['CakesCategory', 'Chocolate Truffle Cake₹749'])
  expect(field.getAttribute('aria-expanded')).toBe('true')
  expect(form.querySelector('[role="status"]')?.textContent).toBe('2 suggestions')
})

it('shows the picture and the price of a product, in the display currency', async () => {
  show()
  type('ca')
  await wait(300)
  const pictures = [...form.querySelectorAll('img')]
  expect(pictures.map((one) => [one.getAttribute('src'), one.alt])).toEqual([['/t.webp', '']])
  act(() => currency.choose('USD'))
  expect(options()).toEqual(['CakesCategory', 'Chocolate Truffle Cake$9.36'])
  act(() => currency.choose('INR'))
})

it('ignores a response for an older text', async () => {
  const deferred = Promise.withResolvers<Result<readonly GiftSuggestion[]>>()
  answer = (text) => (text === 'ca' ? deferred.promise : Promise.resolve({ ok: true, value: [truffle] }))
  show()
  type('ca')
  await wait(300)
  type('choc')
  await wait(300)
  deferred.resolve({ ok: true, value: [cakes] })
  await wait(0)
  expect(options()).toEqual(['Chocolate Truffle Cake₹749'])
})

it('moves through options and field with the arrow keys, and closes on Escape', async () => {
  show()
  type('ca')
  await wait(300)
  expect(active()).toBeUndefined()
  press('ArrowDown')
  expect(active()).toBe('CakesCategory')
  press('ArrowDown')
  press('ArrowDown')
  expect(active()).toBeUndefined()
  press('ArrowUp')
  expect(active()).toBe('Chocolate Truffle Cake₹749')
  expect(press('Enter').defaultPrevented).toBe(true)
  expect(went).toEqual(['/p/cake/truffle'])
  expect(press('Escape').defaultPrevented).toBe(true)
  expect(options()).toEqual([])
  expect(field.getAttribute('aria-expanded')).toBe('false')
})

it('submits the form on Enter if no suggestion is active, and leaves other keys to the field', async () => {
  show()
  type('ca')
  await wait(300)
  expect(press('Enter').defaultPrevented).toBe(false)
  expect(press('a').defaultPrevented).toBe(false)
  expect(went).toEqual([])
})

it('shows no suggestions if the request fails', async () => {
  answer = async () => ({ ok: false, failure: { kind: 'network' } })
  show()
  type('ca')
  await wait(300)
  expect([options(), press('Enter').defaultPrevented]).toEqual([[], false])
})

it('shows recent searches in an empty field, until they are cleared', async () => {
  recentSearchStorage.remember('roses')
  recentSearchStorage.remember('cake')
  recentSearchStorage.remember('Roses')
  show()
  expect(options()).toEqual(['Roses', 'cake'])
  press('ArrowDown')
  press('Enter')
  expect(went).toEqual(['/search?q=Roses'])
  act(() => form.querySelector('button')?.click())
  expect([options(), recentSearchStorage.read()]).toEqual([[], []])
  expect(document.activeElement).toBe(field)
})

it('ignores invalid data in the storage of recent searches', () => {
  for (const stored of ['{"a":1}', '[1,null,""]', 'nonsense', JSON.stringify(['x'.repeat(500), 'tulips'])]) {
    localStorage.setItem('recent_searches', stored)
    expect(recentSearchStorage.read()).toEqual(stored.includes('tulips') ? ['tulips'] : [])
  }
})

it('closes when focus leaves the search form, but not when it moves to its button', async () => {
  recentSearchStorage.remember('roses')
  show()
  act(() => form.querySelector('button')?.focus())
  expect(options()).toEqual(['roses'])
  act(() => form.querySelector('button')?.blur())
  expect(options()).toEqual([])
})
