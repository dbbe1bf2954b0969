import { parseCalendarDate } from '@store/api-client/contract/date'
import { toProductId } from '@store/api-client/contract/hampers'
import {
  hamperLineParameter,
  hamperParameter,
  serializeHamperToUrl,
} from '@store/api-client/contract/rules/hamperUrlState'
import type { ProductRow } from '../../db/schema/products.ts'
import type { StoredHamper } from '../../db/schema/StoredHamper.ts'

interface HamperLine {
  readonly id: string
  readonly product: Pick<ProductRow, 'slug' | 'facts'>
}

/** Maximum length of a URL in the API contract. */
const mostCharacters = 500

/** Returns the URL for editing a hamper of the cart, opened at one of its steps (@default the first). */
export function hamperHref({ id, product }: HamperLine, hamper: StoredHamper, step?: string): string {
  const steps = product.facts?.hamper?.steps ?? []
  const at = Math.max(
    0,
    steps.findIndex((one) => one.id === step),
  )
  const picks = hamper.pieces.map(({ nid, ...pick }) => ({ ...pick, productId: toProductId(nid) }))
  const date = hamper.date === null ? undefined : parseCalendarDate(hamper.date)
  const line = `/hamper/${product.slug}?${hamperLineParameter}=${id}`
  const whole = `${line}&${hamperParameter}=${serializeHamperToUrl(steps, { at, picks, date })}`
  return whole.length > mostCharacters ? line : whole
}
