import fc from 'fast-check'
import { createElement, isValidElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { pseudoArgs } from './pseudoArgs.ts'
import { pseudoText } from './pseudoText.ts'

describe('what is words', () => {
  it('changes texts, also in lists and objects', () => {
    expect(pseudoArgs({ title: 'Red Roses', lines: [{ text: 'One by one' }, 'Two more'] })).toEqual({
      title: pseudoText('Red Roses'),
      lines: [{ text: pseudoText('One by one') }, pseudoText('Two more')],
    })
  })

  it('changes what elements say and leaves their names', () => {
    const child = createElement('a', { href: '/Cart', className: 'Wide', title: 'Your cart' }, 'Go to cart')
    const { children } = pseudoArgs({ children: [child] })
    const [element] = Array.isArray(children) ? children : []
    expect(isValidElement(element) && element.type).toBe('a')
    expect(isValidElement(element) && element.props).toEqual({
      href: '/Cart',
      className: 'Wide',
      title: pseudoText('Your cart'),
      children: pseudoText('Go to cart'),
    })
  })

  it('wraps the functions of message objects, and takes every field there for words', () => {
    const shown = vi.fn((count: number) => `${count} shown`)
    const { messages } = pseudoArgs({
      messages: { shown, value: 'Quantity', or: 'or', deep: { name: 'Name' } },
    })
    expect(messages).toMatchObject({
      value: pseudoText('Quantity'),
      or: pseudoText('or'),
      deep: { name: pseudoText('Name') },
    })
    const said: unknown = Reflect.apply(Reflect.get(Object(messages), 'shown'), undefined, [3])
    expect(said).toBe(pseudoText('3 shown'))
    expect(shown).toHaveBeenCalledWith(3)
  })
})

describe('what is no words', () => {
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

  it.each(Object.keys(same))('leaves %s as it is', (name) => {
    const value: unknown = Reflect.get(same, name)
    const { [name]: after } = pseudoArgs({ [name]: value })
    if (name === 'picture') expect(after).toEqual(value)
    else expect(after).toBe(value)
  })

  it('leaves the args it is told to', () => {
    const args = { initial: { fullName: 'Asha Menon' }, title: 'Mr.' }
    expect(pseudoArgs(args, new Set(['initial', 'title']))).toEqual(args)
  })

  it('keeps the shape of whatever it is given', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (args) => {
        expect(Object.keys(pseudoArgs(args))).toEqual(Object.keys(args))
      }),
    )
  })
})
