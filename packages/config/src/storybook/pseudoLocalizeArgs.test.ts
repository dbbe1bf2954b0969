import fc from 'fast-check'
import { createElement, isValidElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { pseudoLocalize } from './pseudoLocalize.ts'
import { pseudoLocalizeArgs } from './pseudoLocalizeArgs.ts'

describe('readable text', () => {
  it('is pseudo-localized, also in lists and objects', () => {
    expect(pseudoLocalizeArgs({ title: 'Red Roses', lines: [{ text: 'One by one' }, 'Two more'] })).toEqual({
      title: pseudoLocalize('Red Roses'),
      lines: [{ text: pseudoLocalize('One by one') }, pseudoLocalize('Two more')],
    })
  })

  it('is pseudo-localized in the children of elements, but element names are not', () => {
    const child = createElement('a', { href: '/Cart', className: 'Wide', title: 'Your cart' }, 'Go to cart')
    const { children } = pseudoLocalizeArgs({ children: [child] })
    const [element] = Array.isArray(children) ? children : []
    expect(isValidElement(element) && element.type).toBe('a')
    expect(isValidElement(element) && element.props).toEqual({
      href: '/Cart',
      className: 'Wide',
      title: pseudoLocalize('Your cart'),
      children: pseudoLocalize('Go to cart'),
    })
  })

  it('is pseudo-localized in message objects, including the results of functions', () => {
    const shown = vi.fn((count: number) => `${count} shown`)
    const { messages } = pseudoLocalizeArgs({
      messages: { shown, value: 'Quantity', or: 'or', deep: { name: 'Name' } },
    })
    expect(messages).toMatchObject({
      value: pseudoLocalize('Quantity'),
      or: pseudoLocalize('or'),
      deep: { name: pseudoLocalize('Name') },
    })
    const parsed: unknown = Reflect.apply(Reflect.get(Object(messages), 'shown'), undefined, [3])
    expect(parsed).toBe(pseudoLocalize('3 shown'))
    expect(shown).toHaveBeenCalledWith(3)
  })
})

describe('other values', () => {
  const same = {
    href: 'Cart',
    pictureSrc: 'Roses of June',
    value: 'What was typed',
    variant: 'primary',
    count: 3,
    isOpen: true,
    nothing: undefined,
    onChange: vi.fn(),
    day: new Date(0),
    chosen: new Set(['One more']),
    picture: { src: 'data:image/svg+xml,%3Csvg', srcSet: 'One 1x' },
  }

  it.each(Object.keys(same))('remain unchanged: %s', (name) => {
    const value: unknown = Reflect.get(same, name)
    const { [name]: after } = pseudoLocalizeArgs({ [name]: value })
    if (name === 'picture') expect(after).toEqual(value)
    else expect(after).toBe(value)
  })

  it('values of excluded args remain unchanged', () => {
    const args = { initial: { fullName: 'Asha Menon' }, title: 'Mr.' }
    expect(pseudoLocalizeArgs(args, new Set(['initial', 'title']))).toEqual(args)
  })

  it('keep the names of all args', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (args) => {
        expect(Object.keys(pseudoLocalizeArgs(args))).toEqual(Object.keys(args))
      }),
    )
  })
})
