import type { LoginClient } from '@store/api-client/contract/login'
import { createFakeLogin, type FakeLogin } from '@store/api-client/testing'
import { defineElementOnce } from '@store/ui/custom-element'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type ApiClientFactory, createLoginElement } from './createLoginElement.ts'

let shop: FakeLogin = createFakeLogin({ hasGoogle: false })
const requests: Parameters<ApiClientFactory>[0][] = []
// The client is looked up on each call, because a custom element name can be defined only once and each story needs its
// own shop.
const client = new Proxy(Object.create(null), {
  get: (_, call) => Reflect.get(shop.client, call),
}) satisfies LoginClient

const name = 'store-login-dialog'
defineElementOnce(name, () =>
  createLoginElement((options) => {
    requests.push(options)
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
  title: 'Login/Element',
  component: PlainPage,
  args: { html: plain },
  beforeEach: () => {
    shop = createFakeLogin({ hasGoogle: false })
    requests.length = 0
    sessionStorage.clear()
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
  for (const event of ['login', 'close', 'error']) {
    const hear = (told: Event) => {
      if (told instanceof CustomEvent) heard.push([event, told.detail])
    }
    canvasElement.addEventListener(event, hear, { capture: true })
  }
  return heard
}

async function signIn(element: HTMLElement) {
  const dialog = within(await within(element).findByRole('dialog', { name: 'Hello!' }))
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Email' }), 'asha@example.com{Enter}')
  const otp = await dialog.findByRole('textbox', { name: 'One-time password (OTP)' })
  await userEvent.type(otp, `${shop.newestCode('asha@example.com')}{Enter}`)
}

export const SignsIn: Story = {
  play: async ({ canvasElement }) => {
    const heard = listenAt(canvasElement)
    const element = await firstIn(canvasElement)
    const ended = element.open()
    await expect(element).toHaveAttribute('open')
    await signIn(element)
    await expect(await ended).toBe('loggedIn')
    await expect(heard).toEqual([
      ['login', { version: 1, firstName: 'Asha', isNew: false }],
      ['close', { version: 1, end: 'loggedIn' }],
    ])
    await expect(element).not.toHaveAttribute('open')
    await expect(requests).toEqual([{ baseUrl: 'https://shop.example', brand: 'marigold', isEmbedded: true }])
    await element.logout()
    await expect(shop.signedIn()).toBeUndefined()
  },
}

export const InHindi: Story = {
  args: { html: `<${name} api="https://shop.example" brand="marigold" locale="hi"></${name}>` },
  play: async ({ canvasElement }) => {
    const element = await firstIn(canvasElement)
    void element.open()
    await within(element).findByRole('dialog', { name: 'नमस्ते!' })
    await expect(requests.at(-1)).toMatchObject({ locale: 'hi' })
    await expect(element.locale).toBe('hi')
    element.locale = 'no language'
    void element.open()
    await within(element).findByRole('dialog', { name: 'Hello!' })
    await expect(requests.at(-1)?.locale).toBeUndefined()
  },
}

export const InHindiAtOnce: Story = {
  args: { html: `<${name} api="https://shop.example" brand="marigold" locale="hi"></${name}>` },
  play: async ({ canvasElement }) => {
    const element = await firstIn(canvasElement)
    const titles = new Set<string>()
    const seen = new MutationObserver(() => titles.add(element.querySelector('h2')?.textContent ?? ''))
    seen.observe(element, { subtree: true, childList: true, characterData: true })
    void element.open()
    await within(element).findByRole('dialog', { name: 'नमस्ते!' })
    seen.disconnect()
    // Asserts that the English texts were never shown.
    await expect([...titles].filter((title) => title !== '')).toEqual(['नमस्ते!'])
  },
}

export const WithItsOwnWords: Story = {
  play: async ({ canvasElement }) => {
    const element = await firstIn(canvasElement)
    element.messages = { heading: () => 'Welcome' }
    void element.open()
    const email = await within(element).findByRole('textbox', { name: 'Email' })
    await within(element).findByRole('dialog', { name: 'Welcome' })
    await userEvent.type(email, 'asha')
    element.messages = { heading: () => 'Welcome back', email: 'Your email' }
    await within(element).findByRole('dialog', { name: 'Welcome back' })
    await expect(within(element).getByRole('textbox', { name: 'Your email' })).toHaveValue('asha')
    // @ts-expect-error `headng` is no message.
    const refused: typeof element.messages = { headng: 'Welcome' }
    await expect(refused).toBeDefined()
  },
}

export const WordsSetBeforeTheScript: Story = {
  args: { html: '' },
  play: async ({ canvasElement }) => {
    // Elements in a template are not custom elements yet, like those of a page whose script is still loading.
    const page = document.createElement('template')
    page.innerHTML = plain
    const early = page.content.querySelector(name)
    if (!early) throw new Error('There is no element in the template.')
    early.messages = { heading: () => 'Welcome' }
    canvasElement.append(early)
    const element = await firstIn(canvasElement)
    void element.open()
    await within(element).findByRole('dialog', { name: 'Welcome' })
    element.remove()
  },
}

export const HandsAPassToAPageElsewhere: Story = {
  play: async ({ canvasElement }) => {
    const { login } = shop.client
    const withPass: LoginClient['login'] = async (request) => {
      const answer = await login(request)
      return answer.ok ? { ok: true, value: { ...answer.value, pass: 'a-pass' } } : answer
    }
    shop = { ...shop, client: { ...shop.client, login: withPass } }
    const heard = listenAt(canvasElement)
    const element = await firstIn(canvasElement)
    const ended = element.open()
    await signIn(element)
    await ended
    await expect(heard[0]).toEqual(['login', { version: 1, firstName: 'Asha', isNew: false, pass: 'a-pass' }])
  },
}

export const OpensByAttribute: Story = {
  args: {
    html: `<${name} api="https://shop.example" brand="marigold" intent="redeemPoints" open></${name}>`,
  },
  play: async ({ canvasElement }) => {
    const heard = listenAt(canvasElement)
    const element = await firstIn(canvasElement)
    const form = await within(element).findByRole('form', { name: 'Please login to redeem reward points' })
    await waitFor(() => expect(form).toBeVisible())
    element.removeAttribute('open')
    await waitFor(() => expect(within(element).queryByRole('dialog')).toBeNull())
    await expect(heard).toEqual([['close', { version: 1, end: 'dismissed' }]])
    element.setAttribute('open', '')
    await within(element).findByRole('dialog', { name: 'Hello!' })
  },
}

const refuses = (html: string): Story => ({
  args: { html },
  play: async ({ canvasElement }) => {
    const heard = listenAt(canvasElement)
    const element = await firstIn(canvasElement)
    await expect(await element.open()).toBe('dismissed')
    await expect(heard).toEqual([['error', { version: 1, kind: 'origin' }]])
    await expect(requests).toEqual([])
  },
})
export const WithoutAShop = refuses(`<${name}></${name}>`)
export const WithoutABrand = refuses(`<${name} api="https://shop.example"></${name}>`)
export const WithAnAddressOfAnotherKind = refuses(`<${name} api="javascript:0" brand="marigold"></${name}>`)

export const TellsOfFailures: Story = {
  play: async ({ canvasElement }) => {
    const heard = listenAt(canvasElement)
    const element = await firstIn(canvasElement)
    void element.open()
    const email = await within(element).findByRole('textbox', { name: 'Email' })
    shop.fail({ kind: 'network' })
    await userEvent.type(email, 'asha@example.com{Enter}')
    await waitFor(() => expect(heard).toEqual([['error', { version: 1, kind: 'network' }]]))
    await expect(email).toHaveValue('asha@example.com')
  },
}

export const SeveralOnAPage: Story = {
  args: { html: plain + plain },
  play: async ({ canvasElement }) => {
    const first = await firstIn(canvasElement)
    const second = elementsIn(canvasElement)[1]
    void first.open()
    await userEvent.type(await within(first).findByRole('textbox', { name: 'Email' }), 'first')
    first.close()
    if (!second) throw new Error('There is no second element on the page.')
    void second.open()
    await expect(await within(second).findByRole('textbox', { name: 'Email' })).toHaveValue('')
    await expect(first).not.toHaveAttribute('open')
    await expect(second).toHaveAttribute('open')
  },
}

export const LeavesAndComesBack: Story = {
  play: async ({ canvasElement }) => {
    const heard = listenAt(canvasElement)
    const element = await firstIn(canvasElement)
    const parent = element.parentElement
    const ended = element.open()
    await within(element).findByRole('dialog')
    element.remove()
    await expect(await ended).toBe('dismissed')
    await expect(element).toBeEmptyDOMElement()
    parent?.append(element)
    void element.open()
    await signIn(element)
    await waitFor(() => expect(heard.at(-1)).toEqual(['close', { version: 1, end: 'loggedIn' }]))
  },
}

export const MovedWhileOpen: Story = {
  args: { html: `<p></p>${plain}` },
  play: async ({ canvasElement }) => {
    const element = await firstIn(canvasElement)
    void element.open()
    await userEvent.type(await within(element).findByRole('textbox', { name: 'Email' }), 'asha')
    // The browser fires the close event of the removed dialog later.
    const removed = element.querySelector('dialog')
    const isTold = new Promise((resolve) => removed?.addEventListener('close', resolve))
    canvasElement.querySelector('p')?.before(element)
    await isTold
    await waitFor(() => expect(element.querySelector('dialog:modal')).not.toBeNull())
    await expect(within(element).getByRole('textbox', { name: 'Email' })).toHaveValue('asha')
  },
}

export const GoesOnAfterAReload: Story = {
  play: async ({ canvasElement }) => {
    const heard = listenAt(canvasElement)
    const element = await firstIn(canvasElement)
    void element.open()
    const email = await within(element).findByRole('textbox', { name: 'Email' })
    await userEvent.type(email, 'asha@example.com{Enter}')
    await within(element).findByRole('textbox', { name: 'One-time password (OTP)' })
    // Simulates a reload: session storage stays, and a new element replaces the old one.
    const stored = Object.entries(sessionStorage)
    const parent = element.parentElement
    element.remove()
    await waitFor(() => expect(element).toBeEmptyDOMElement())
    for (const [key, value] of stored) sessionStorage.setItem(key, String(value))
    parent?.insertAdjacentHTML('beforeend', plain)
    const again = await firstIn(canvasElement)
    await within(again).findByText('asha@example.com')
    const otp = await within(again).findByRole('textbox', { name: 'One-time password (OTP)' })
    await userEvent.type(otp, `${shop.newestCode('asha@example.com')}{Enter}`)
    await waitFor(() => expect(heard.at(-1)).toEqual(['close', { version: 1, end: 'loggedIn' }]))
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
