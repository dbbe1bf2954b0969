import type { Clock } from '@store/api-client/contract/ports'
import { quantityLimits } from '@store/api-client/contract/rules/quantity'
import type { Ids } from '../AppDeps.ts'
import type { CatalogueRepo } from '../catalogue/createCatalogueRepo.ts'
import type { Database, Transact } from '../db/Database.ts'
import type { ProductRow } from '../db/schema/products.ts'
import { createDeliveryService } from '../delivery/createDeliveryService.ts'
import { Refusal } from '../http/Refusal.ts'
import type { VisitSession } from '../http/Visit.ts'
import type { CartContent } from './CartContent.ts'
import { type CartRepo, type CartRow, createCartRepo } from './createCartRepo.ts'

interface CartDeps {
  readonly db: Database
  readonly transact: Transact
  readonly clock: Clock
  readonly ids: Ids
  readonly catalogue: CatalogueRepo
}

/** What a shopper puts in the cart. */
interface Wanted {
  readonly productId: number
  readonly pincode?: string | undefined
}

/** The rules of the cart: every change is one transaction on the locked cart and answers the whole of it. */
export function createCartService({ db, transact, clock, ids, catalogue }: CartDeps) {
  const read = async (tx: Database, cart: CartRow | undefined): Promise<CartContent> => {
    if (!cart) return { version: 0, lines: [], places: new Map() }
    const lines = await createCartRepo(tx).lines(cart.id)
    const places = await createDeliveryService(tx, clock).places(lines.map(({ pincode }) => pincode))
    return { version: cart.version, lines, places }
  }

  const change = (owner: VisitSession, apply: (repo: CartRepo, cartId: string) => Promise<void>) =>
    transact(async (tx) => {
      const repo = createCartRepo(tx)
      const { id } = await repo.lock(owner, ids.uuid())
      await apply(repo, id)
      return read(tx, { id, version: await repo.bump(id) })
    })

  return {
    list: async (owner: VisitSession | undefined): Promise<CartContent> =>
      read(db, owner && (await createCartRepo(db).find(owner))),

    /** The product, if it can be bought for that place; refuses otherwise. */
    async requireBuyable({ productId, pincode }: Wanted): Promise<ProductRow> {
      const product = await catalogue.findById(productId)
      if (!product) throw new Refusal(404, 'not_found', 'Something went wrong, Please try again...')
      if (product.stock === 0) throw new Refusal(409, 'out_of_stock', `${product.title} is out of stock.`)
      const found =
        pincode === undefined || (await createDeliveryService(db, clock).check(product, pincode))?.earliest
      if (!found) throw new Refusal(409, 'not_deliverable', notDeliverable, 'pincode')
      return product
    },

    add: (owner: VisitSession, { nid }: ProductRow, pincode = ''): Promise<CartContent> =>
      change(owner, async (repo, cartId) => {
        const lines = await repo.lines(cartId)
        const same = lines.find((line) => line.product.nid === nid && line.pincode === pincode)
        if (same && same.quantity >= quantityLimits.max) {
          throw new Refusal(409, 'quantity_limit', `You can have ${quantityLimits.max} of one gift at most.`)
        }
        if (!same && lines.length >= mostLines) throw new Refusal(409, 'cart_full', 'Your cart is full.')
        await repo.add(cartId, { id: ids.uuid(), nid, pincode, quantity: 1 })
      }),

    setQuantity: (owner: VisitSession, lineId: string, quantity: number): Promise<CartContent> =>
      change(owner, async (repo, cartId) => {
        const found = await repo.setQuantity(cartId, lineId, quantity)
        if (!found) throw new Refusal(404, 'line_gone', 'Something went wrong, Please try again...')
      }),

    remove: (owner: VisitSession, lineId: string): Promise<CartContent> =>
      change(owner, (repo, cartId) => repo.remove(cartId, lineId)),
  }
}

/** The rules of the cart. */
export type CartService = ReturnType<typeof createCartService>

const notDeliverable = 'Oops, We do not deliver this Product to this location'

/** The most lines a cart holds. */
const mostLines = 50
