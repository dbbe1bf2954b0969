import { describe, expect, it } from 'vitest'
import { cutoffHour } from './cutoffHour.ts'
import {
  type DeliveryRequirements,
  findEarliestDelivery,
  type PlaceDeliveryServices,
} from './findEarliestDelivery.ts'

const india = (time: string) => new Date(`${time}+05:30`)
const everywhere: PlaceDeliveryServices = { vendor: true, courier: true, cake: true }
const flowers: DeliveryRequirements = { through: 'vendor', isCake: false, vendorDays: 0, courierDays: 3 }

describe('the earliest delivery', () => {
  it.each([
    [
      'today, before the cut-off',
      flowers,
      everywhere,
      `2026-11-21T${cutoffHour - 1}:59:59`,
      'vendor',
      '2026-11-21',
    ],
    [
      'tomorrow, from the cut-off',
      flowers,
      everywhere,
      `2026-11-21T${cutoffHour}:00:00`,
      'vendor',
      '2026-11-22',
    ],
    [
      'correct across the end of the year',
      flowers,
      everywhere,
      '2026-12-31T23:30:00',
      'vendor',
      '2027-01-01',
    ],
    [
      'the courier lead time for courier products',
      { ...flowers, through: 'courier' },
      everywhere,
      '2026-11-21T10:00:00',
      'courier',
      '2026-11-24',
    ],
    [
      'that of the faster delivery method',
      { ...flowers, through: 'vendorOrCourier' },
      everywhere,
      '2026-11-21T10:00:00',
      'vendor',
      '2026-11-21',
    ],
    [
      'by courier where no vendor delivers',
      { ...flowers, through: 'vendorOrCourier' },
      { ...everywhere, vendor: false },
      '2026-11-21T10:00:00',
      'courier',
      '2026-11-24',
    ],
    [
      'as usual in one of the limited cities',
      { ...flowers, cities: ['pune', 'mumbai'] },
      { ...everywhere, cityId: 'mumbai' },
      '2026-11-21T10:00:00',
      'vendor',
      '2026-11-21',
    ],
  ] as const)('is %s', (_, needs, place, time, by, date) => {
    expect(findEarliestDelivery(needs, place, india(time))).toEqual({ by, date })
  })

  it.each([
    ['vendor products where no vendor delivers', flowers, { ...everywhere, vendor: false }],
    [
      'cakes where no baker delivers, even with a florist',
      { ...flowers, isCake: true },
      { ...everywhere, cake: false },
    ],
    [
      'courier products where no courier delivers',
      { ...flowers, through: 'courier' },
      { ...everywhere, courier: false },
    ],
    [
      'products of limited cities in another city',
      { ...flowers, cities: ['pune', 'mumbai'] },
      { ...everywhere, cityId: 'kochi' },
    ],
    [
      'products of limited cities when the city is unknown',
      { ...flowers, through: 'vendorOrCourier', cities: ['pune'] },
      everywhere,
    ],
    ['products limited to no city', { ...flowers, cities: [] }, { ...everywhere, cityId: 'pune' }],
  ] as const)('does not exist for %s', (_, needs, place) => {
    expect(findEarliestDelivery(needs, place, india('2026-11-21T10:00:00'))).toBeUndefined()
  })
})
