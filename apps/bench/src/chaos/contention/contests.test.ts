import { afterAll, beforeAll, expect, it } from 'vitest'
import { bruteForceOtp } from './bruteForceOtp.ts'
import { buyConcurrently } from './buyConcurrently.ts'
import type { ContentionScenario } from './ContentionEnvironment.ts'
import { changeCartWhileOrdering } from './changeCartWhileOrdering.ts'
import { claimFreeGiftTwice } from './claimFreeGiftTwice.ts'
import { logInTwice } from './logInTwice.ts'
import {
  openContentionEnvironment,
  type RecordingContentionEnvironment,
} from './openContentionEnvironment.ts'
import { orderLastSlot } from './orderLastSlot.ts'
import { repeatIdempotencyKey } from './repeatIdempotencyKey.ts'
import { reuseOtp } from './reuseOtp.ts'
import { shopInTenTabs } from './shopInTenTabs.ts'
import { spendPointsTwice } from './spendPointsTwice.ts'

let arena: RecordingContentionEnvironment
beforeAll(async () => {
  arena = await openContentionEnvironment()
})
afterAll(() => arena.close())

/** Disables a rule of the store in the database while the store runs. */
interface Sabotage {
  readonly table: string
  readonly when:
    | 'before insert'
    | 'before insert or update'
    | 'before update'
    | 'before update or delete'
    | 'after insert'
  readonly does: string
}

const keepsGifts: Sabotage = {
  table: 'cart_lines',
  when: 'before update or delete',
  does: `if tg_op = 'DELETE' or new.cart_id <> old.cart_id then return null; end if`,
}

const rules: readonly (readonly [string, ContentionScenario, readonly Sabotage[], string])[] = [
  [
    'pieces that are sold are gone',
    buyConcurrently({ buyers: 20, taps: 2, pieces: 5 }),
    [
      {
        table: 'order_lines',
        when: 'after insert',
        does: 'update products set stock = stock + new.quantity where nid = new.nid',
      },
    ],
    'oversold',
  ],
  [
    'a place of a slot is taken once',
    orderLastSlot,
    [{ table: 'slot_days', when: 'before insert or update', does: 'new.taken := 0' }],
    'oversold',
  ],
  [
    'points an order is paid with are spent once',
    spendPointsTwice,
    [
      {
        table: 'point_entries',
        when: 'before insert',
        does: `if new.kind = 'spent' then new.points := 2 * new.points; end if`,
      },
    ],
    'oversold',
  ],
  [
    'one free piece comes with a gift',
    claimFreeGiftTwice,
    [{ table: 'order_lines', when: 'before insert', does: 'new.quantity := 2' }],
    'oversold',
  ],
  ['what was ordered leaves the cart', changeCartWhileOrdering, [keepsGifts], 'lost'],
  [
    'tries at a code are counted',
    bruteForceOtp,
    [{ table: 'otp_challenges', when: 'before update', does: 'new.tries := 0' }],
    'foreign',
  ],
  [
    'a code is used once',
    reuseOtp,
    [{ table: 'otp_challenges', when: 'before update', does: 'new.used_at := null' }],
    'doubled',
  ],
  [
    'an order is known again by its key',
    repeatIdempotencyKey,
    [{ table: 'orders', when: 'before insert', does: 'new.order_key := gen_random_uuid()' }],
    'doubled',
  ],
  [
    'every piece that was added counts',
    shopInTenTabs,
    [
      {
        table: 'cart_lines',
        when: 'before insert or update',
        does: 'new.quantity := least(new.quantity, 3)',
      },
    ],
    'lost',
  ],
  ['a guest’s gifts come along with the login', logInTwice, [keepsGifts], 'lost'],
]

const undo = ({ table, when, does }: Sabotage, at: number) => `
  create function sabotage_${at}() returns trigger language plpgsql as $$
    begin ${does}; if tg_op = 'DELETE' then return old; end if; return new; end $$;
  create trigger sabotage_${at} ${when} on ${table} for each row execute function sabotage_${at}()`

it.each(rules)(
  '%s: the test finds violations if the rule is disabled, and none otherwise',
  async (_, contest, sabotages, kind) => {
    expect(await contest(arena)).toEqual([])
    for (const [at, sabotage] of sabotages.entries()) await arena.database.run(undo(sabotage, at))
    try {
      // A violation depends on timing, so one run may miss it, but five runs find it.
      const found = new Set<string>()
      for (let round = 0; round < 5 && !found.has(kind); round += 1) {
        for (const violation of await contest(arena)) found.add(violation.kind)
      }
      expect([...found]).toContain(kind)
    } finally {
      for (const at of sabotages.keys()) await arena.database.run(`drop function sabotage_${at} cascade`)
    }
  },
)
