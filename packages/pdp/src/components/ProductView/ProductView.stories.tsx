import type { Product } from '@store/api-client/contract/catalogue'
import { parseCalendarDate } from '@store/api-client/contract/date'
import type { DeliverabilityCheckState } from '@store/api-client/contract/ports'
import type { Result } from '@store/api-client/contract/problem'
import { withStoryNetwork } from '@store/config/storyNetwork'
import { Card, TextField } from '@store/ui'
import { FavoriteButton } from '@store/ui/favorite-button'
import type { PartialMessages } from '@store/ui/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { createStore } from 'zustand/vanilla'
import { cakeAttributes } from '../../fixtures/cakeAttributes.ts'
import { drawBouquet } from '../../fixtures/drawBouquet.ts'
import { complementaryProducts, similarProducts } from '../../fixtures/productCards.ts'
import { roses } from '../../fixtures/roses.ts'
import { en } from '../../messages/en.ts'
import { hi } from '../../messages/hi.ts'
import type { ProductMessages } from '../../messages/ProductMessages.ts'
import { ProductProvider } from '../../react/ProductProvider.tsx'
import { createProductStore } from '../../store/createProductStore.ts'
import type { ProductPorts } from '../../store/ProductPorts.ts'
import { preloadDeferredSections } from '../belowTheFold/DeferredSection.tsx'
import { ProductView } from './ProductView.tsx'

interface Scene {
  /** Overrides of the sample product. */
  readonly product?: Partial<Product>
  /** Result of the location check. */
  readonly check?: DeliverabilityCheckState
  /** Response of the cart; `never` leaves the request pending. */
  readonly answer?: Result<unknown> | 'never'
  /** Messages of the page. */
  readonly messages?: PartialMessages<ProductMessages>
  /** Related and recently viewed products. */
  readonly more?: ProductPorts['relatedProducts']
  /** Receives the analytics events. */
  readonly track?: ProductPorts['track']
  /** Further overrides of the ports. */
  readonly ports?: Partial<ProductPorts>
  /** Called when the favorite button is toggled; without it, there is no favorite button. */
  readonly onHeart?: (isSaved: boolean) => void
}

const bengaluru: DeliverabilityCheckState = {
  kind: 'deliverable',
  pincode: '560001',
  city: 'Bengaluru',
  earliest: parseCalendarDate('2026-11-22'),
}

function Page({
  product,
  check = bengaluru,
  answer = { ok: true, value: undefined },
  messages = en,
  more: relatedProducts,
  track = () => undefined,
  ports,
  onHeart,
}: Scene) {
  const pincode = useRef<HTMLInputElement>(null)
  const [store] = useState(() =>
    createProductStore({
      product: { ...roses, ...product },
      ports: {
        ...withStoryNetwork({
          add: () => (answer === 'never' ? new Promise(() => undefined) : Promise.resolve(answer)),
        }),
        placeCheck: createStore(() => ({ check })),
        showPlace: () => {
          pincode.current?.scrollIntoView({ block: 'center' })
          pincode.current?.focus({ preventScroll: true })
        },
        hrefs: { cart: () => '/cart', home: () => '/', hamper: ({ href }) => `/hamper${href}` },
        relatedProducts,
        track,
        ...ports,
      },
    }),
  )
  const typed = ('pincode' in check && check.pincode) || ''
  return (
    <ProductProvider store={store} messages={messages}>
      <ProductView
        delivery={
          <Card>
            <TextField ref={pincode} label="Pincode" value={typed} onChange={() => undefined} />
          </Card>
        }
        cardCorner={(card) => (
          <FavoriteButton
            label={`Favorite: ${card.title}`}
            saved={false}
            onToggle={() => undefined}
            variant="picture"
          />
        )}
        favoriteButton={
          onHeart && (
            <FavoriteButton
              label={`Favorite: ${roses.title}`}
              saved={false}
              onToggle={onHeart}
              variant="picture"
            />
          )
        }
      />
    </ProductProvider>
  )
}

const meta: Meta<typeof Page> = {
  title: 'Pages/Product',
  component: Page,
  args: { messages: en, track: fn() },
  parameters: { layout: 'fullscreen' },
  // The section below the fold is lazy-loaded; stories render all of it.
  beforeEach: preloadDeferredSections,
}
export default meta

type Story = StoryObj<typeof Page>

const phone = { viewport: { value: 'phone' } }
const desktop = { viewport: { value: 'desktop' } }

const add: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add to Cart' }))
}

const shows =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(text)).toBeVisible()
  }

const oneWord = { addToCart: 'Add to basket', belowTheFold: { similar: 'You may also like' } }

export const OneWordChanged: Story = {
  globals: desktop,
  args: { product: { similar: similarProducts } },
  render: (args) => <Page {...args} messages={oneWord} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('button', { name: 'Add to basket' })).toBeVisible()
    await expect(page.getByText('Arrives Sun, 22 Nov')).toBeVisible()
    // A lazy-loaded part whose messages are partly overridden uses the default English for the rest.
    await expect(await page.findByRole('heading', { name: 'You may also like' })).toBeInTheDocument()
    await expect(page.getByRole('region', { name: 'About this gift' })).toBeInTheDocument()
  },
}

export const InHindi: Story = {
  globals: desktop,
  render: (args) => <Page {...args} messages={hi} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('button', { name: hi.addToCart })).toBeVisible()
    await expect(page.getByText('रवि, 22 नव॰ को पहुँचेगा')).toBeVisible()
  },
}

export const MoreToSee: Story = {
  args: {
    more: {
      client: {
        recommended: async () => ({ ok: true, value: similarProducts }),
        cards: async () => ({ ok: true, value: complementaryProducts }),
      },
      viewed: {
        read: () => complementaryProducts.map(({ id }) => ({ id, country: 356 })),
        write: fn(),
      },
    },
  },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.queryByRole('heading', { name: 'Recommended for you' })).toBeNull()
    window.scrollTo(0, 400)
    await expect(await page.findByRole('heading', { name: 'Recommended for you' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Recently viewed' })).toBeVisible()
    await expect(args.more?.viewed.write).toHaveBeenCalledOnce()
  },
}

export const Ready: Story = {
  tags: ['snapshot'],
  globals: desktop,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1, name: roses.title })).toBeVisible()
    await expect(page.getByText('Arrives Sun, 22 Nov')).toBeVisible()
    await expect(page.getByText('Awesome, We deliver to this location')).toBeVisible()
    const buying = page.getByRole('heading', { level: 1 }).parentElement ?? canvasElement
    await expect(within(buying).getByText('₹1,299')).toBeVisible()
    await expect(within(buying).getByText('₹1,599').tagName).toBe('DEL')
    await expect(within(buying).getByText('19% off')).toBeVisible()
    await expect(page.getByText('MG-FL-0007')).toBeVisible()
    await expect(page.getByText('20+ Mn')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  },
}

export const ReadyOnPhone: Story = {
  tags: ['snapshot'],
  globals: phone,
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('region', { name: 'Buy' })
    await expect(within(bar).getByText('₹1,299')).toBeVisible()
    await expect(within(bar).getByRole('button', { name: 'Add to Cart' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const WithFavoriteButton: Story = {
  globals: phone,
  args: { onHeart: fn() },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    const heart = page.getByRole('button', { name: `Favorite: ${roses.title}` })
    const pictures = page.getByRole('region', { name: en.pictures }).getBoundingClientRect()
    const { right, top } = heart.getBoundingClientRect()
    await expect([pictures.right - right, top - pictures.top]).toEqual([12, 12])
    await userEvent.click(heart)
    await expect(args.onHeart).toHaveBeenCalledWith(true)
  },
}

export const ReadyAtDusk: Story = { globals: { ...desktop, theme: 'dark' } }

export const ReadyFromRightToLeft: Story = {
  tags: ['snapshot'],
  globals: { ...phone, direction: 'rtl' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const LongerWords: Story = {
  globals: { ...phone, locale: 'pseudo' },
  play: async ({ canvasElement, args }) => {
    const bar = within(canvasElement).getByRole('region', { name: '[!! Búúý !!]' })
    await userEvent.click(within(bar).getByRole('button', { name: '[!! Ááďď ťóó Čáářť !!]' }))
    await expect(args.track).toHaveBeenCalled()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Adding: Story = {
  args: { answer: 'never' },
  play: async (context) => {
    await add(context)
    await expect(within(context.canvasElement).getByRole('button', { name: 'Add to Cart' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
}

export const InCart: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    page.getByRole('button', { name: 'Add to Cart' }).focus()
    await userEvent.keyboard('{Enter}')
    const link = await page.findByRole('link', { name: 'Go to cart' })
    await expect(link).toHaveAttribute('href', '/cart')
    await expect(link).toHaveFocus()
  },
}

export const AlreadyInCart: Story = {
  args: { ports: { findInCart: async () => ({ ok: true, value: true }) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Go to cart' })).toBeVisible()
    // Nothing was pressed, so the first Tab still goes to the start of the page.
    await expect(document.body).toHaveFocus()
  },
}

const failing = (failure: Extract<Result<unknown>, { ok: false }>['failure'], text: string): Story => ({
  args: { answer: { ok: false, failure } },
  play: async (context) => {
    await add(context)
    const page = within(context.canvasElement)
    // The column and the bar both contain the message; only one of them is visible.
    const alert = (await page.findAllByRole('alert')).find(({ textContent }) => textContent === text)
    await expect(alert).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeEnabled()
  },
})

export const Failed = failing({ kind: 'network' }, 'Something went wrong, Please try again...')

export const FailedOnPhone: Story = { ...Failed, globals: phone }

export const Refused = failing(
  {
    kind: 'refused',
    status: 409,
    code: 'cart_full',
    message: 'There are ten of these in your cart already.',
  },
  'There are ten of these in your cart already.',
)

export const OutOfStock: Story = {
  args: { product: { isOutOfStock: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Out Of Stock' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

const filled = { ...roses.delivery, isCustom: true, needsCity: true }

export const FilledByTheShopper: Story = {
  args: {
    product: { delivery: filled, attributes: [cakeAttributes.message] },
    check: { kind: 'cityDeliverable', city: 'Pune', earliest: undefined },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const [link] = page.getAllByRole('link', { name: 'Create Your Hamper' })
    await expect(link).toHaveAttribute('href', `/hamper${roses.href}`)
    await expect(page.queryByRole('button', { name: 'Add to Cart' })).toBeNull()
    // These texts are entered in the hamper builder; texts entered here would be lost.
    await expect(page.queryByRole('textbox', { name: /Message on Cake/ })).toBeNull()
  },
}

const unavailableHamper: Story['play'] = async ({ canvasElement }) => {
  const [button] = within(canvasElement).getAllByRole('button', { name: 'Create Your Hamper' })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
}

export const FilledByTheShopperBeforeTheCity: Story = {
  args: { product: { delivery: filled }, check: { kind: 'idle' } },
  play: unavailableHamper,
}

export const FilledByTheShopperOutOfReach: Story = {
  args: {
    product: { delivery: { ...filled, needsCity: false } },
    check: { kind: 'undeliverable', city: 'Leh', pincode: '194101' },
  },
  play: unavailableHamper,
}

const showsUnsaid =
  (text: string): NonNullable<Story['play']> =>
  async (context) => {
    await shows(text)(context)
    await expect(within(context.canvasElement).getByRole('status')).toBeEmptyDOMElement()
  }

const says =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status')
    await expect(within(status).getByText(text)).toBeVisible()
  }

export const NoPlace: Story = {
  args: { check: { kind: 'idle' } },
  play: showsUnsaid('Select Delivery Location to continue'),
}

export const UnknownPlace: Story = {
  args: { check: { kind: 'unknown' } },
  play: showsUnsaid('Select Delivery Location to continue'),
}

export const NoPincode: Story = {
  args: { check: { kind: 'idle' } },
  globals: phone,
  play: async (context) => {
    await add(context)
    await shows('Select pincode to continue')(context)
    await expect(within(context.canvasElement).getByRole('textbox', { name: 'Pincode' })).toHaveFocus()
  },
}

export const CheckingPlace: Story = {
  args: { check: { kind: 'checking', pincode: '560001' } },
  play: showsUnsaid('Finding the earliest delivery date…'),
}

export const Deliverable: Story = { play: says('Awesome, We deliver to this location') }

export const Undeliverable: Story = {
  args: { check: { kind: 'undeliverable', pincode: '744101', city: 'Port Blair' } },
  play: says('Oops, We do not deliver this Product to this location'),
}

export const UndeliverableAndTried: Story = {
  args: { check: { kind: 'undeliverable', pincode: '744101', city: 'Port Blair' } },
  play: async (context) => {
    await add(context)
    await expect(
      within(context.canvasElement)
        .getByText('Oops, We do not deliver this Product to this location')
        .closest('[role]'),
    ).toHaveAttribute('role', 'alert')
  },
}

const cake: Partial<Product> = {
  title: 'Chocolate Truffle Cake, 500 g',
  type: 'cake',
  contains: ['Chocolate truffle cake, 500 g', 'Candle and knife'],
  crumbs: [
    { text: 'Cakes', href: '/cakes' },
    { text: 'Chocolate Truffle Cake, 500 g', href: undefined },
  ],
}

export const CakeWithEgg: Story = {
  args: { product: { ...cake, egg: 'egg' } },
  play: async (context) => {
    await shows('CONTAINS EGG')(context)
    await shows('Every cake is iced by hand, so icing and design may vary a little from the picture.')(
      context,
    )
  },
}

export const EgglessCake: Story = { args: { product: { ...cake, egg: 'eggless' } }, play: shows('EGGLESS') }

export const NoReviews: Story = {
  args: {
    product: {
      rating: undefined,
      reviews: [],
      listPrice: roses.price,
      offers: [],
      together: [],
      similar: [],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/out of 5|% off/)).toBeNull()
  },
}

export const OnePicture: Story = {
  args: { product: { pictures: [drawBouquet('Twelve roses')], video: undefined } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /picture/ })).toBeNull()
  },
}

export const ManyPictures: Story = {
  args: {
    product: {
      pictures: ['#c2295f', '#f2a20c', '#d8577f', '#235a97', '#8f0d3f', '#e08a3c', '#7d5ba6'].map(
        (petal, index) => drawBouquet(`View ${index + 1}`, petal),
      ),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const third = page.getByRole('button', { name: 'Show picture 3 of 7' })
    third.focus()
    await userEvent.keyboard('{Enter}')
    await expect(third).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('button', { name: 'Show picture 1 of 7' })).not.toHaveAttribute(
      'aria-current',
    )
    await expect(page.getByRole('img', { name: 'View 3' })).toBeVisible()
  },
}

export const LongTitle: Story = {
  args: {
    product: {
      title:
        'Two Dozen Deep Pink Roses with Eucalyptus, Seasonal Leaves and a Handwritten Card in a Keepsake Terracotta Pot',
    },
  },
  globals: phone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Bare: Story = {
  args: {
    product: {
      contains: [],
      careTips: [],
      description: ' ',
      rating: undefined,
      pictures: [],
      video: undefined,
      priceParts: [],
      offers: [],
      variants: [],
      disclaimer: [],
      earnPoints: 0,
      reviews: [],
      together: [],
      similar: [],
      moreLinks: [],
      categories: [],
      quickLinks: [],
      why: undefined,
      claims: [],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Care Instructions')).toBeNull()
    await expect(within(canvasElement).queryByRole('heading', { level: 2 })).toBeNull()
  },
}

export const Details: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('12 deep pink roses')).toBeVisible()
    await expect(page.getByText('Cut the stems at a slant')).not.toBeVisible()
    await userEvent.click(page.getByText('Care Instructions'))
    await expect(page.getByText('Cut the stems at a slant')).toBeVisible()
    await expect(page.getByText('12 deep pink roses')).toBeVisible()
  },
}

export const Rakhi: Story = {
  args: { product: { type: 'rakhi', note: 'Each thread is tied by hand.' } },
  play: async (context) => {
    await shows('Similar Rakhi Hampers')(context)
    await shows('Each thread is tied by hand.')(context)
    await expect(
      within(context.canvasElement).queryByRole('heading', { name: 'Make this gift extra special' }),
    ).toBeNull()
  },
}

export const Sections: Story = {
  globals: desktop,
  play: async ({ canvasElement }) => {
    const names = within(canvasElement)
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent)
    await expect(names).toEqual([
      'Select Color',
      'Select Size',
      'Offers Available',
      'Reviews',
      'Make this gift extra special',
      'Similar products',
      'More links',
      'Browse categories',
      'Quick links',
      'Why Marigold',
    ])
  },
}

export const Disclaimer: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const [first = ''] = roses.disclaimer
    await expect(page.getByText('Show More')).toBeVisible()
    await expect(page.getByText('Show Less')).not.toBeVisible()
    await expect(page.getByText(first)).not.toBeVisible()
    await userEvent.click(page.getByText('Show More'))
    await expect(page.getByText(first)).toBeVisible()
    await expect(page.getByText('Show More')).not.toBeVisible()
    await userEvent.click(page.getByText('Show Less'))
    await expect(page.getByText(first)).not.toBeVisible()
  },
}

const corporate: Partial<Product> = {
  title: 'Diary and Pen Set',
  type: 'gift',
  href: '/p/gift/corporate-diary-set',
  isCorporate: true,
  minimumOrder: 25,
  isOutOfStock: true,
  variants: [],
  earnPoints: 0,
}
const enquiry = {
  hrefs: {
    cart: () => '/cart',
    home: () => '/',
    enquiry: ({ href }: Pick<Product, 'href'>) => `/corporate-gifts?product_url=${href}`,
  },
}

export const Corporate: Story = {
  tags: ['snapshot'],
  globals: desktop,
  args: { product: corporate, ports: enquiry },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('Minimum Order Quantity: 25')).toBeVisible()
    const [link] = page.getAllByRole('link', { name: 'ENQUIRY NOW' })
    await expect(link).toHaveAttribute('href', '/corporate-gifts?product_url=/p/gift/corporate-diary-set')
    // A corporate gift is ordered by enquiry, so it needs no location and is never out of stock.
    await expect(page.queryByRole('button', { name: /Add to Cart|Out Of Stock/ })).toBeNull()
    await expect(page.queryByRole('textbox', { name: 'Pincode' })).toBeNull()
  },
}

export const CorporateOnPhone: Story = {
  globals: phone,
  args: { product: corporate, ports: enquiry },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('region', { name: 'Buy' })
    await expect(within(bar).getByRole('link', { name: 'ENQUIRY NOW' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const InAnotherCurrency: Story = {
  args: {
    ports: {
      currency: createStore(() => ({ currency: { code: 'USD', symbol: '$', rate: 0.012 } })),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const buying = page.getByRole('heading', { level: 1 }).parentElement ?? canvasElement
    await expect(within(buying).getByText('$15.59')).toBeVisible()
    await userEvent.click(page.getByText('Description'))
    await expect(page.getByText('Total').nextElementSibling).toHaveTextContent('$15.59')
    await expect(within(buying).queryByText(/₹/)).toBeNull()
  },
}

export const FavoriteButtonsOnProductRows: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('button', { name: `Favorite: ${similarProducts[0]?.title}` })).toBeVisible()
  },
}

export const FootOnDesktop: Story = {
  globals: desktop,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { name: 'Why Marigold' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'What our customers say' })).toHaveAttribute(
      'href',
      '/reviews',
    )
    await expect(page.getByRole('link', { name: 'Plants' })).toHaveAttribute('href', '/plants')
  },
}

export const FootOnPhone: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    // Only on wide screens (specification 2, section 2).
    await expect(within(canvasElement).queryByRole('heading', { name: 'Why Marigold' })).toBeNull()
  },
}
