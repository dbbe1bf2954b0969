import type { CartLine } from '@store/api-client/contract/cart'
import type { OptimisticCart } from './selectOptimisticCart.ts'

/** Lines with the same delivery type and country. */
export interface DeliveryLineGroup {
  readonly through: CartLine['through']
  /** ISO numeric country. */
  readonly country: number
  /** Name of the country; empty if the server sent none. */
  readonly countryName: string
  readonly lines: readonly CartLine[]
}

/**
 * Groups lines by delivery type and by country, in the order in which they first appear (specification 1, section
 * 2).
 */
export function groupLinesByDelivery({
  lines,
  countries,
}: Pick<OptimisticCart, 'lines' | 'countries'>): readonly DeliveryLineGroup[] {
  const groups = new Map<string, DeliveryLineGroup>()
  for (const line of lines) {
    const { through, country } = line
    const key = `${through} ${country}`
    const before = groups.get(key)?.lines ?? []
    const countryName = countries[String(country)] ?? ''
    groups.set(key, { through, country, countryName, lines: [...before, line] })
  }
  return [...groups.values()]
}
