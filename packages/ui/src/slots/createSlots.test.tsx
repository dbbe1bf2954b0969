import { render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, expectTypeOf, it } from 'vitest'
import { createSlots } from './createSlots.ts'
import type { Slot } from './Slot.ts'

interface PriceProps {
  readonly amount: string
}

interface ShopSlots {
  readonly price?: Slot<PriceProps> | undefined
  readonly footer?: Slot<object> | undefined
}

const { SlotsContext, createPart } = createSlots<ShopSlots>()
const Price = createPart(
  (slots) => slots.price,
  ({ amount }: PriceProps) => <b>{amount}</b>,
)

const page = (slots?: ShopSlots) => (
  <SlotsContext.Provider value={slots}>
    <Price amount="₹499" />
  </SlotsContext.Provider>
)

const htmlOf = (slots?: ShopSlots) => render(page(slots)).container.innerHTML

it("renders the package's own part without a provider, and with empty slots", () => {
  expect(render(<Price amount="₹499" />).container.innerHTML).toBe('<b>₹499</b>')
  expect(htmlOf()).toBe('<b>₹499</b>')
  expect(htmlOf({ price: {}, footer: { replace: () => 'elsewhere' } })).toBe('<b>₹499</b>')
})

it("replaces a part, and passes the part's props to the replacement", () => {
  expect(htmlOf({ price: { replace: ({ amount }) => <i>{amount} only</i> } })).toBe('<i>₹499 only</i>')
  expect(htmlOf({ price: { replace: () => null } })).toBe('')
})

it('wraps the default part of a slot, and passes it other props', () => {
  const slots: ShopSlots = {
    price: {
      replace: (given, Default) => (
        <p>
          from <Default {...given} amount={`~${given.amount}`} />
        </p>
      ),
    },
  }
  expect(htmlOf(slots)).toBe('<p>from <b>~₹499</b></p>')
})

it("keeps the state of the package's own part when the slots object is replaced by an equal one", () => {
  const wrap = (): ShopSlots => ({ price: { replace: (given, Default) => <Default {...given} /> } })
  const { rerender } = render(page(wrap()))
  const before = screen.getByText('₹499')
  rerender(page(wrap()))
  expect(screen.getByText('₹499')).toBe(before)
})

it('types the props of a slot like those of its part', () => {
  const typed = () =>
    ({
      // @ts-expect-error No part has this name.
      total: { replace: () => null },
    }) satisfies ShopSlots
  const wrong: ShopSlots = {
    price: {
      replace: (given, Default) => {
        expectTypeOf(given).toEqualTypeOf<PriceProps>()
        expectTypeOf(Default).toEqualTypeOf<ComponentType<PriceProps>>()
        // @ts-expect-error The own part needs its amount.
        return <Default />
      },
    },
  }
  createPart(
    // @ts-expect-error A part of other props cannot stand in this slot.
    (slots) => slots.price,
    ({ total }: { readonly total: number }) => total,
  )
  expect([typed, wrong]).toHaveLength(2)
})
