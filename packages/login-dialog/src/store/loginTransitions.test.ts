import { readFile } from 'node:fs/promises'
import { createFakeLogin, createOtp, type FakeLogin } from '@store/api-client/testing'
import { asyncProperty, assert as check, constantFrom, array as listOf, record } from 'fast-check'
import { expect, it } from 'vitest'
import { createTab } from '../fixtures/createTab.ts'
import { loginTransitions } from './loginTransitions.ts'

const ways = Object.entries(loginTransitions).flatMap(([from, moves]) =>
  Object.entries(moves).map(([move, to]) => ({ from, move, to })),
)

it('matches the transition table in README.md', async () => {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8')
  const rows = [...readme.matchAll(/^\| `(\w+)` +\| `(\w+)` +\| `(\w+)` +\|/gm)]
  const reported = rows.map(([, from, move, to]) => ({ from, move, to }))
  const inOrder = (list: readonly object[]) => list.map((way) => JSON.stringify(way)).sort()
  expect(inOrder(reported)).toEqual(inOrder(ways))
})

type Tab = ReturnType<typeof createTab>
type Page = ReturnType<Tab['visit']>

interface World {
  readonly shop: FakeLogin
  readonly tab: Tab
  readonly seen: Set<string>
  page: Page
  /** Number of intents so far. */
  wishes: number
}

function visit({ tab, seen }: Pick<World, 'tab' | 'seen'>): Page {
  const page = tab.visit()
  page.store.subscribe((state, previous) => {
    if (state.step !== previous.step) seen.add(`${previous.step} → ${state.step}`)
  })
  return page
}

function createWorld(): World {
  const shop = createFakeLogin()
  const world = { shop, tab: createTab({ client: shop.client }), seen: new Set<string>() }
  return { ...world, page: visit(world), wishes: 0 }
}

const addresses = ['asha@example.com', 'ravi@example.com', 'meera@example.com', 'new@example.com'] as const

// Simulates a user who enters the latest OTP from the mail or text message.
const readCode = ({ shop, page }: World) => {
  const state = page.state()
  if (state.step === 'otp')
    return page.typeOtp(shop.newestCode(state.by === 'email' ? state.sentTo.email : '+919876543210'))
  if (state.step === 'mobile')
    return page.typeOtp(shop.newestCode(`+${state.sentTo.countryCode}${state.sentTo.mobile}`))
}

const googleUser = { sub: 'g-1', email: 'google@example.com', name: 'Gita Rao' }

type Deed = (world: World, email: string) => Promise<unknown> | unknown

const deeds = {
  open: (world) => {
    world.wishes += 1
    void world.page.ask({ kind: 'placeOrder' })
  },
  close: ({ page }) => page.close(),
  changeEmail: ({ page }) => page.changeEmail(),
  resend: ({ page }) => page.resend(),
  otherWay: ({ page }) => page.sendByOtherChannel(),
  submitEmail: ({ page }, email) => {
    page.typeEmail(email)
    return page.submitEmail()
  },
  submitDetails: ({ page }) => {
    page.typeName('Asha')
    page.typeMobile('9876543210')
    return page.submitDetails()
  },
  submitOtp: (world) => {
    readCode(world)
    return world.page.submitOtp()
  },
  submitWrong: ({ page }) => {
    page.typeOtp(createOtp(0))
    return page.submitOtp()
  },
  askNumber: (world) => {
    world.wishes += 1
    void world.page.promptForNumber({ email: 'asha@example.com', mobile: '9876543210', countryCode: '91' })
  },
  changeNumber: ({ page }) => page.changeNumber(),
  submitNumber: ({ page }) => {
    page.typeMobile('9876500000')
    return page.submitNumber()
  },
  submitMobile: (world) => {
    readCode(world)
    return world.page.submitMobile()
  },
  reload: (world) => {
    world.page.leave()
    world.page = visit(world)
    return world.page.resume()
  },
  google: async (world) => {
    if (world.page.state().step !== 'email') return
    await world.page.continueWithGoogle()
    world.page.leave()
    world.page = visit(world)
    return world.page.resume({ handle: world.shop.completeGoogleLogin(googleUser) })
  },
  wait: ({ shop }) => shop.wait(31_000),
  break: ({ shop }) => shop.failOnce({ kind: 'network' }),
} satisfies Readonly<Record<string, Deed>>

const { open, submitEmail, submitDetails, submitOtp, askNumber, changeNumber, submitNumber, google, reload } =
  deeds

/** E-mail addresses, and actions that together make every transition. */
const walks: readonly (readonly [string, ...Deed[]])[] = [
  ['asha@example.com', open, submitEmail, reload],
  ['asha@example.com', open, submitEmail, open],
  ['asha@example.com', open, submitEmail, askNumber],
  ['ravi@example.com', open, submitEmail, submitOtp],
  ['new@example.com', open, submitEmail, submitDetails],
  ['asha@example.com', open, askNumber, askNumber],
  ['asha@example.com', open, google, reload, open],
  ['asha@example.com', open, google, askNumber],
  ['asha@example.com', open, google, submitDetails, reload],
  ['asha@example.com', open, google, submitDetails, open, google],
  ['asha@example.com', open, google, submitDetails, askNumber],
  ['asha@example.com', open, google, submitDetails, changeNumber, open],
  ['asha@example.com', open, google, submitDetails, changeNumber, submitNumber],
]

// Transitions that stay at their step cannot be observed.
const observable = ways.filter(({ from, to }) => from !== to).map(({ from, to }) => `${from} → ${to}`)

it('can make every listed transition', async () => {
  const made = new Set<string>()
  for (const [email, ...acts] of walks) {
    const world = createWorld()
    for (const act of acts) await act(world, email)
    for (const way of world.seen) made.add(way)
  }
  expect([...made].sort()).toEqual([...new Set(observable)].sort())
})

it('makes only the listed transitions in any order of actions, and fulfils no intent twice', async () => {
  const deed = record({
    act: constantFrom<Deed[]>(...Object.values(deeds)),
    email: constantFrom(...addresses),
    waits: constantFrom(true, true, true, false),
  })
  await check(
    asyncProperty(listOf(deed, { maxLength: 60, size: 'max' }), async (acts) => {
      const world = createWorld()
      for (const { act, email, waits } of acts) {
        const done = act(world, email)
        if (waits) await done
        expect(world.tab.done.length).toBeLessThanOrEqual(world.wishes)
      }
      for (const way of world.seen) expect(observable).toContain(way)
    }),
    { numRuns: 600 * Number(process.env.STORE_TEST_FACTOR ?? 1) },
  )
})
