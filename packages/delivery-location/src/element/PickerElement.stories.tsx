import type { DeliveryClient } from '@store/api-client/contract/delivery'
import { createFakeDelivery } from '@store/api-client/testing'
import { defineElementOnce } from '@store/ui/custom-element'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createPickerElement, type DeliveryClientFactory } from './createPickerElement.ts'

let client: DeliveryClient = createFakeDelivery()
const requests: Parameters<DeliveryClientFactory>[0][] = []

// A custom element name can be defined only once, and each story needs its own locations.
const name = 'store-location-picker'
defineElementOnce(name, () =>
  createPickerElement((shop) => {
    requests.push(shop)
    return client
  }),
)

/** Simulates a page without React around the element. */
function PlainPage({ html }: { readonly html: string }) {
  const place = useRef<HTMLDivElement>(null)

  // Writes the markup of an embedding page.
  useEffect(() => {
    if (place.current) place.current.innerHTML = html
  }, [html])

  return <div ref={place} />
}

const plain = `<${name} api="https://shop.example" brand="marigold"></${name}>`

const meta = {
  title: 'Delivery/Element',
  component: PlainPage,
  args: { html: plain },
  beforeEach: () => {
    client = createFakeDelivery()
    requests.length = 0
  },
} satisfies Meta<typeof PlainPage>
export default meta

type Story = StoryObj<typeof meta>

const elementsIn = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll(name)]

async function firstIn(canvasElement: HTMLElement) {
  await waitFor(() => expect(elementsIn(canvasElement).length).toBeGreaterThan(0))
  const [element] = elementsIn(canvasElement)
  if (!element) throw new Error('There is no element on the page.')
  return element
}

/** Records the element's events in the capture phase, because `error` does not bubble. */
function listenAt(canvasElement: HTMLElement) {
  const heard: (readonly [string, unknown])[] = []
  for (const event of ['place', 'error']) {
    const hear = (told: Event) => {
      if (told instanceof CustomEvent) heard.push([event, told.detail])
    }
    canvasElement.addEventListener(event, hear, { capture: true })
  }
  return heard
}

async function choose(element: HTMLElement, text: string) {
  const dialog = within(await within(element).findByRole('dialog', { name: 'Enter delivery location' }))
  const field = await dialog.findByRole('combobox', { name: 'City, area or pincode' })
  await userEvent.clear(field)
  await userEvent.type(field, `${text}{Enter}`)
}

const isGone = (element: HTMLElement) =>
  waitFor(() => expect(within(element).queryByRole('dialog')).toBeNull())

export const ChoosesAPlace: Story = {
  play: async ({ canvasElement }) => {
    const heard = listenAt(canvasElement)
    const element = await firstIn(canvasElement)
    await expect(element.place).toEqual({ country: 356 })
    await userEvent.click(await within(element).findByRole('button', { name: 'Select Delivery Location' }))
    await choose(element, '560034')
    await within(element).findByRole('button', { name: 'Deliver to Koramangala, Bengaluru, 560034' })
    await expect(element.place).toMatchObject({ city: 'Bengaluru', pincode: '560034' })
    await expect(heard).toEqual([['place', { version: 1, place: element.place }]])
    await expect(requests).toEqual([{ baseUrl: 'https://shop.example', brand: 'marigold' }])
  },
}

export const InHindi: Story = {
  args: { html: `<${name} api="https://shop.example" brand="marigold" locale="hi-IN"></${name}>` },
  play: async ({ canvasElement }) => {
    const element = await firstIn(canvasElement)
    element.open()
    await within(element).findByRole('dialog', { name: 'डिलीवरी की जगह लिखें' })
    await expect(requests.at(-1)).toMatchObject({ locale: 'hi-IN' })
    element.locale = 'no language'
    element.open()
    await within(element).findByRole('dialog', { name: 'Enter delivery location' })
    await expect(requests.at(-1)?.locale).toBeUndefined()
  },
}

export const InHindiAtOnce: Story = {
  args: { html: '' },
  play: async ({ canvasElement }) => {
    const element = document.createElement(name)
    const labels = new Set<string>()
    const seen = new MutationObserver(() => labels.add(element.textContent ?? ''))
    seen.observe(element, { subtree: true, childList: true, characterData: true })
    for (const [attribute, value] of Object.entries({
      api: 'https://shop.example',
      brand: 'marigold',
      locale: 'hi',
    }))
      element.setAttribute(attribute, value)
    canvasElement.append(element)
    await within(element).findByRole('button', { name: 'डिलीवरी की जगह चुनें' })
    seen.disconnect()
    // Asserts that the English texts were never shown.
    await expect([...labels].filter((label) => label !== '')).toEqual(['डिलीवरी की जगह चुनें'])
    element.remove()
  },
}

export const WithItsOwnWords: Story = {
  play: async ({ canvasElement }) => {
    const element = await firstIn(canvasElement)
    element.messages = { sheetTitle: 'Where to?' }
    element.open()
    await within(element).findByRole('dialog', { name: 'Where to?' })
    element.messages = undefined
    await within(element).findByRole('dialog', { name: 'Enter delivery location' })
    // @ts-expect-error `sheetTtle` is no message.
    const refused: typeof element.messages = { sheetTtle: 'Where to?' }
    await expect(refused).toBeDefined()
  },
}

export const OpenedByAScript: Story = {
  play: async ({ canvasElement }) => {
    const element = await firstIn(canvasElement)
    element.open()
    await choose(element, 'Pune')
    await isGone(element)
    await expect(element.place.city).toBe('Pune')
  },
}

export const InAnotherCountry: Story = {
  args: { html: `<${name} api="https://shop.example" brand="marigold" country="826"></${name}>` },
  play: async ({ canvasElement }) => {
    const element = await firstIn(canvasElement)
    await expect(element.place).toEqual({ country: 826 })
    element.open()
    const dialog = within(await within(element).findByRole('dialog'))
    await expect(await dialog.findByRole('combobox', { name: 'City or postal code' })).toBeInTheDocument()
  },
}

const refuses = (attributes: string): Story => ({
  args: { html: '' },
  play: async ({ canvasElement }) => {
    const heard = listenAt(canvasElement)
    canvasElement.insertAdjacentHTML('beforeend', `<${name} ${attributes}></${name}>`)
    const element = await firstIn(canvasElement)
    await expect(heard).toEqual([['error', { version: 1, kind: 'origin' }]])
    element.open()
    await expect(element).toBeEmptyDOMElement()
    await expect(requests).toEqual([])
    element.remove()
  },
})

export const WithoutAShop = refuses('')

export const WithoutABrand = refuses('api="https://shop.example"')

export const WithAnAddressOfAnotherKind = refuses('api="javascript:0" brand="marigold"')

export const TellsOfFailures: Story = {
  play: async ({ canvasElement }) => {
    client = createFakeDelivery({ suggest: async () => ({ ok: false, failure: { kind: 'network' } }) })
    canvasElement.insertAdjacentHTML('beforeend', plain)
    const heard = listenAt(canvasElement)
    const element = elementsIn(canvasElement).at(-1)
    if (!element) throw new Error('There is no element on the page.')
    element.open()
    await choose(element, '560034')
    await waitFor(() => expect(heard).toEqual([['error', { version: 1, kind: 'network' }]]))
    element.remove()
  },
}

export const SeveralOnAPage: Story = {
  args: { html: plain + plain },
  play: async ({ canvasElement }) => {
    const first = await firstIn(canvasElement)
    const second = elementsIn(canvasElement)[1]
    first.open()
    await choose(first, 'Pune')
    await isGone(first)
    await expect(first.place.city).toBe('Pune')
    await expect(second?.place).toEqual({ country: 356 })
  },
}

export const LeavesAndComesBack: Story = {
  play: async ({ canvasElement }) => {
    const element = await firstIn(canvasElement)
    const parent = element.parentElement
    element.open()
    await choose(element, 'Pune')
    await isGone(element)
    element.remove()
    await waitFor(() => expect(element).toBeEmptyDOMElement())
    await expect(element.place.city).toBe('Pune')
    parent?.append(element)
    await expect(await within(element).findByRole('button', { name: 'Deliver to Pune' })).toBeVisible()
  },
}

export const MovedWhileOpen: Story = {
  args: { html: `<p></p>${plain}` },
  play: async ({ canvasElement }) => {
    const element = await firstIn(canvasElement)
    element.open()
    await within(element).findByRole('dialog')
    canvasElement.querySelector('p')?.before(element)
    await waitFor(() => expect(within(element).getByRole('dialog').matches(':modal')).toBe(true))
  },
}

export const NamedOnce: Story = {
  play: async () => {
    const before = customElements.get(name)
    defineElementOnce(name, () => {
      throw new Error('The name was given already.')
    })
    await expect(customElements.get(name)).toBe(before)
  },
}
