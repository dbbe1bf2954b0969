import { describe, expect, it } from 'vitest'
import { readPlaceCookies } from './placeCookies.ts'

describe('the location cookies', () => {
  it('contain pincode and city', () => {
    expect(readPlaceCookies('user_select_pincode=560001; user_select_city=Bengaluru')).toEqual({
      country: 356,
      pincode: '560001',
      city: 'Bengaluru',
    })
  })

  it('contain a city without a pincode, with its state and area', () => {
    expect(
      readPlaceCookies('user_select_city=Pune; user_select_state=Maharashtra; areaId=a1; polyid=p1'),
    ).toEqual({
      country: 356,
      city: 'Pune',
      state: 'Maharashtra',
      areaId: 'a1',
      placeId: 'p1',
    })
  })

  it('keep the letters of a foreign postal code', () => {
    expect(readPlaceCookies('fc_cn=826; user_select_city=London; user_select_pincode=SW1A%201AA')).toEqual({
      country: 826,
      city: 'London',
      pincode: 'SW1A 1AA',
    })
  })

  it.each([
    'user_select_pincode=56',
    'user_select_pincode=%00',
    'user_select_state=Goa; polyid=p1',
    'fc_cn=-1',
    'fc_cn=x; user_select_city=',
    '',
  ])('ignore %j', (cookies) => {
    expect(readPlaceCookies(cookies)).toEqual({ country: 356 })
  })
})
