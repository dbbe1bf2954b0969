import '@store/ui/tokens.css'
import '@store/ui/styles.css'
import '@store/cart/styles.css'
import { createFakeCart, fakeProducts } from '@store/api-client/testing'
import { CartProvider, CartView } from '@store/cart'
import { createCartStore } from '@store/cart/headless'
import { Button } from '@store/ui'
import { Combobox, comboboxEn } from '@store/ui/combobox'
import { Modal } from '@store/ui/modal'
import { QuantityStepper } from '@store/ui/quantity-stepper'
import { ToastRegion } from '@store/ui/toasts'
import { StrictMode, useState, version } from 'react'
import { createRoot } from 'react-dom/client'

const cities = ['Pune', 'Puri'].map((text) => ({ id: text, text }))

const visitor = { kind: 'user', firstName: 'Asha', isVerified: true } as const

function createCart() {
  const { client, otherTab, cart } = createFakeCart()
  for (const { productId } of [fakeProducts.roses, fakeProducts.cake]) void otherTab.add({ productId })
  return createCartStore({
    initial: cart(),
    ports: {
      client,
      session: { getState: () => visitor, getInitialState: () => visitor, subscribe: () => () => undefined },
      requestLogin: async () => 'loggedIn',
      hrefs: { home: () => '/', cart: () => '/cart', category: (slug) => `/${slug}` },
      go: () => undefined,
      newKey: () => crypto.randomUUID(),
      track: () => undefined,
      onCount: () => undefined,
    },
  })
}

/** Renders two instances of every component with state, in regions with different names. */
function TwoInstances({ name }: { readonly name: string }) {
  return (
    <>
      <Twin name={`${name} first`} />
      <Twin name={`${name} second`} />
    </>
  )
}

function Twin({ name }: { readonly name: string }) {
  const [quantity, setQuantity] = useState(1)
  const [city, setCity] = useState('')
  const [open, setOpen] = useState(false)
  const [toasts, setToasts] = useState<readonly string[]>([])
  const [cart] = useState(() => createCart())
  const found = city === '' ? [] : cities.filter(({ text }) => text.startsWith(city))
  return (
    <section aria-label={name}>
      <QuantityStepper
        value={quantity}
        min={1}
        max={10}
        onChange={setQuantity}
        labels={{
          group: 'Candles',
          decrease: 'Fewer candles',
          increase: 'More candles',
          value: 'Number of candles',
        }}
      />
      <Combobox
        label="City"
        value={city}
        onInput={setCity}
        onSelect={({ text }) => setCity(text)}
        options={found}
        status={found.length > 0 ? 'ready' : 'idle'}
        messages={comboboxEn}
      />
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal title={`The dialog of ${name}`} open={open} closeLabel="Close" onClose={() => setOpen(false)}>
        <Button onClick={() => setToasts([...toasts, `Said by ${name}`])}>Say it</Button>
      </Modal>
      <ToastRegion
        toasts={toasts.map((text) => ({ id: text, kind: 'success', text }))}
        onDismiss={() => setToasts([])}
        closeLabel="Close the message"
      />
      <CartProvider store={cart}>
        <CartView />
      </CartProvider>
    </section>
  )
}

const react = version.split('.')[0]
const home = document.querySelector(`[data-react="${react}"]`)
if (!home) throw new Error(`The page has no home for React ${react}.`)
createRoot(home).render(
  <StrictMode>
    <TwoInstances name={`React ${react}`} />
  </StrictMode>,
)
