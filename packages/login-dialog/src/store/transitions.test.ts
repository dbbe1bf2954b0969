import { readFile } from 'node:fs/promises'
import type { UserStatus } from '@store/api-client/contract/login'
import type { ApiFailure } from '@store/api-client/contract/problem'
import { asyncProperty, assert as check, constantFrom, array as listOf } from 'fast-check'
import { expect, it } from 'vitest'
import { createLoginStore, type LoginStore } from './createLoginStore.ts'
import { transitions } from './transitions.ts'

const ways = Object.entries(transitions).flatMap(([from, moves]) =>
  Object.entries(moves).map(([move, to]) => ({ from, move, to })),
)

it('are in README.md exactly as in the code', async () => {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8')
  const rows = [...readme.matchAll(/^\| `(\w+)` +\| `(\w+)` +\| `(\w+)` +\|/gm)]
  const told = rows.map(([, from, move, to]) => ({ from, move, to }))
  const inOrder = (list: readonly object[]) => list.map((way) => JSON.stringify(way)).sort()
  expect(inOrder(told)).toEqual(inOrder(ways))
})

interface World {
  status: UserStatus
  failure: ApiFailure | undefined
}

function setUp(world: World) {
  const answer = async <Value>(value: Value) =>
    world.failure ? ({ ok: false, failure: world.failure } as const) : ({ ok: true, value } as const)
  const signedIn = { uid: 1, email: '', name: '', isVerified: true, cartCount: 0 }
  const store = createLoginStore({
    ports: {
      client: {
        checkUser: () => answer({ status: world.status }),
        sendOtp: () => answer({ message: '', resendAfter: 0 }),
        login: () => answer(signedIn),
        register: () => answer(signedIn),
      },
      onSignedIn: () => undefined,
      reload: () => undefined,
      track: () => undefined,
      clock: { now: () => new Date(0) },
    },
  })
  const seen = new Set<string>()
  store.subscribe((state, previous) => {
    if (state.step !== previous.step) seen.add(`${previous.step} → ${state.step}`)
  })
  return { store, seen }
}

const deeds = {
  open: ({ actions }: LoginStore) => void actions.open({ kind: 'account' }),
  close: ({ actions }: LoginStore) => actions.close(),
  changeEmail: ({ actions }: LoginStore) => actions.changeEmail(),
  resend: ({ actions }: LoginStore) => actions.resend(),
  submitEmail: ({ actions }: LoginStore) => actions.submitEmail(),
  submitDetails: ({ actions }: LoginStore) => actions.submitDetails(),
  submitOtp: ({ actions }: LoginStore) => actions.submitOtp(),
  typeAll: ({ actions }: LoginStore) => {
    actions.typeEmail('asha@example.in')
    actions.typeName('Asha')
    actions.typeMobile('9876543210')
    actions.typeOtp('123456')
  },
}
const changes = {
  becomeNew: { status: 'new' },
  becomeKnown: { status: 'verified' },
  break: { failure: { kind: 'network' } },
  mend: { failure: undefined },
} as const satisfies Record<string, Partial<World>>

const deed = constantFrom(...Object.values(deeds))
const change = constantFrom(undefined, ...Object.values(changes))

it('are the only ways the store goes, whatever is done in whatever order', async () => {
  const allowed = new Set(ways.map(({ from, to }) => `${from} → ${to}`))
  const seenEver = new Set<string>()
  await check(
    asyncProperty(
      listOf(
        constantFrom(true, false).chain((waits) => deed.map((act) => ({ act, waits }))),
        { maxLength: 60, size: 'max' },
      ),
      listOf(change, { maxLength: 60, size: 'max' }),
      async (acts, turns) => {
        const world: World = { status: 'new', failure: undefined }
        const { store, seen } = setUp(world)
        for (const [at, { act, waits }] of acts.entries()) {
          Object.assign(world, turns[at])
          deeds.typeAll(store)
          const done = act(store)
          if (waits) await done
        }
        for (const way of seen) {
          expect(allowed).toContain(way)
          seenEver.add(way)
        }
      },
    ),
    { numRuns: 500, seed: 20261121 },
  )
  // Ways that stay at their step cannot be seen as a change.
  expect(seenEver).toEqual(new Set([...allowed].filter((way) => !/^(\w+) → \1$/.test(way))))
})
