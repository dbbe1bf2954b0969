import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { orderCalls } from './orders/index.ts'
import { pointCalls } from './points/index.ts'
import { profileCalls } from './profile/index.ts'
import { walletCalls } from './wallet/index.ts'

const profile = {
  title: 'Ms.',
  fullName: 'Asha Rao',
  email: 'asha@example.com',
  email_verified: true,
  mobile: '',
  country_code: '91',
  mobile_verified: false,
}

const card = { card_token: 'card_1', card_number: '•••• 4242', card_brand: 'Visa', card_expiry: '08/29' }

describe('a response of the account area', () => {
  it('rejects a response with an error flag or without data (specification 1, section 7)', () => {
    const { answer } = profileCalls.get
    expect(safeParse(answer, { status: true, data: profile }).success).toBe(true)
    expect(safeParse(answer, { status: true, error: false, data: profile }).success).toBe(true)
    for (const wire of [
      { status: true, error: true, data: profile },
      { status: true, error: 'no', data: profile },
      { status: false, data: profile },
      { status: true },
      { status: true, data: null },
    ]) {
      expect(safeParse(answer, wire).success).toBe(false)
    }
  })

  it('rejects a response that contains an unmasked number', () => {
    const { answer } = walletCalls.cards
    expect(safeParse(answer, { status: true, data: [card] }).output).toMatchObject([
      { token: 'card_1', masked: '•••• 4242', network: 'Visa', expiry: '08/29' },
    ])
    for (const card_number of ['4242424242424242', '4242', '•••• 42424', '424242•••• 4242']) {
      expect(safeParse(answer, { status: true, data: [{ ...card, card_number }] }).success).toBe(false)
    }
    const upi = walletCalls.upiHandles.answer
    const handles = (upi_handle: string) => ({ status: true, data: [{ upi_token: 'upi_1', upi_handle }] })
    expect(safeParse(upi, handles('as••••@okbank')).success).toBe(true)
    for (const handle of ['asha@okbank', 'ash••••@okbank']) {
      expect(safeParse(upi, handles(handle)).success).toBe(false)
    }
  })

  it('does not accept a card number as a token', () => {
    const { input } = walletCalls.deleteCard
    expect(safeParse(input, { card_token: 'card_8f-2:1' }).success).toBe(true)
    for (const card_token of ['4242424242424242', '', 'a b', '../x']) {
      expect(safeParse(input, { card_token }).success).toBe(false)
    }
  })
})

describe('a page of a list', () => {
  it('a page of a list has the page number 1 by default, and at least 1', () => {
    for (const { input } of [orderCalls.list, pointCalls.list]) {
      expect(safeParse(input, {}).output).toEqual({ page: 1 })
      expect(safeParse(input, { current_page: '12' }).output).toEqual({ page: 12 })
      for (const current_page of ['0', '-1', '1.5', 'x', '', '999999', 1]) {
        expect(safeParse(input, { current_page }).success).toBe(false)
      }
    }
  })
})

describe('the URL of a payment redirect', () => {
  it('the URL of a payment redirect must be a page of the store or an https URL', () => {
    const { answer } = orderCalls.pay
    const goTo = (next: string) => safeParse(answer, { status: true, next })
    expect(goTo('https://pay.example/x').output).toEqual({ kind: 'goTo', href: 'https://pay.example/x' })
    expect(goTo('/order/1').success).toBe(true)
    for (const next of ['http://pay.example', '//pay.example', 'javascript:alert(1)', 'https://', '']) {
      expect(goTo(next).success).toBe(false)
    }
  })
})
