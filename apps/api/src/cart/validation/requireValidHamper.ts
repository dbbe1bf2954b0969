import {
  findFirstIncompleteStep,
  findFirstOverfilledStep,
  type HamperPick,
} from '@store/api-client/contract/rules/hamperPicks'
import type { CatalogueRepo } from '../../catalogue/index.ts'
import type { ProductDetails } from '../../db/schema/ProductDetails.ts'
import type { ProductRow } from '../../db/schema/products.ts'
import type { StoredHamper } from '../../db/schema/StoredHamper.ts'
import { HttpError } from '../../http/HttpError.ts'

/** The contents that a shopper chose for a hamper. */
export interface HamperRequest {
  readonly picks: readonly HamperPick[]
  /** `YYYY-MM-DD`. */
  readonly date?: string | undefined
}

/**
 * Returns the contents of a hamper after checking its rules: every item belongs to its step, the number of items is
 * within each step's limits, and all are in stock (specification 2, section 5). A hamper is not sold empty, and
 * other products accept no contents.
 */
export async function requireValidHamper(
  { title, facts }: ProductRow,
  wanted: HamperRequest | undefined,
  catalogue: Pick<CatalogueRepo, 'listed'>,
): Promise<StoredHamper | undefined> {
  const form = facts?.hamper
  if (!form) {
    if (!wanted) return undefined
    throw invalid()
  }
  if (!wanted) throw new HttpError(409, 'hamper_empty', ({ errors }) => errors.hamperEmpty, 'items')
  refuseStrange(form, wanted.picks)
  refuseUncounted(form, wanted.picks)
  await refuseShort(wanted.picks, title, catalogue)
  return {
    date: wanted.date ?? null,
    pieces: wanted.picks.map(({ step, productId, quantity }) => ({ step, nid: productId, quantity })),
  }
}

type HamperForm = NonNullable<ProductDetails['hamper']>

function refuseStrange({ steps }: HamperForm, picks: readonly HamperPick[]): void {
  const isOffered = ({ step, productId }: HamperPick) =>
    steps.some(({ id, items }) => id === step && items.includes(productId))
  const named = picks.map(({ step, productId }) => `${step}/${productId}`)
  if (!picks.every(isOffered) || new Set(named).size < named.length) throw invalid()
}

function refuseUncounted({ steps }: HamperForm, picks: readonly HamperPick[]): void {
  const over = steps[findFirstOverfilledStep(steps, picks)]
  if (over) {
    throw new HttpError(409, 'hamper_full', ({ errors }) => errors.hamperStepFull(over.max), 'items')
  }
  const lacking = steps[findFirstIncompleteStep(steps, picks)]
  if (lacking) {
    throw new HttpError(
      409,
      'hamper_lacking',
      ({ errors }, translate) => errors.hamperStepIncomplete(translate(lacking.title)),
      'items',
    )
  }
}

// The same gift may be chosen in several steps, so its units are summed.
async function refuseShort(
  picks: readonly HamperPick[],
  title: string,
  catalogue: Pick<CatalogueRepo, 'listed'>,
): Promise<void> {
  const found = await catalogue.listed(picks.map(({ productId }) => productId))
  const wanted = Map.groupBy(picks, ({ productId }) => productId)
  for (const [nid, those] of wanted) {
    const pieces = those.reduce((sum, { quantity }) => sum + quantity, 0)
    const product = found.get(nid)
    if (product && product.stock >= pieces) continue
    throw new HttpError(
      409,
      'out_of_stock',
      ({ errors }, translate) => errors.outOfStock(translate(product?.title ?? title)),
      'items',
    )
  }
}

const invalid = () => new HttpError(400, 'invalid', ({ errors }) => errors.tryAgain, 'items')
