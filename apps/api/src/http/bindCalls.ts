import type { AnyCall, InputOf, WireResponseOf } from '@store/api-client/contract/call'
import type { Context, Hono } from 'hono'
import type { AppDeps } from '../AppDeps.ts'
import type { FindSession } from './createSessionRepo.ts'
import { createVisit } from './createVisit.ts'
import { keepAnswers } from './keepAnswers.ts'
import { Refusal } from './Refusal.ts'
import { readElsewhere } from './readElsewhere.ts'
import { readInput } from './readInput.ts'
import type { Visit } from './Visit.ts'

/** A handler for each call of a group; a call without one is a type error. */
export type Handlers<Group extends Readonly<Record<string, AnyCall>>> = {
  readonly [Verb in keyof Group]: (
    input: InputOf<Group[Verb]>,
    visit: Visit,
  ) => Promise<WireResponseOf<Group[Verb]>>
}

/** How a group is answered. */
export interface GroupAnswer<Group extends Readonly<Record<string, AnyCall>>> {
  readonly calls: Group
  readonly handlers: Handlers<Group>
  /** `public` answers are the same for everyone, read no cookie and are given again for a moment. */
  readonly cache: 'private' | 'public'
  /** Finds the session of calls that read more along with it. @default by itself */
  readonly sessions?: Readonly<Partial<Record<keyof Group, FindSession>>> | undefined
}

/** Puts a group's calls on the app: address, validation, visitor, answer. */
export function bindCalls<Group extends Readonly<Record<string, AnyCall>>>(
  app: Hono,
  deps: AppDeps,
  { calls, handlers, cache, sessions }: GroupAnswer<Group>,
): void {
  const keep = keepAnswers<string>(deps.answersKeptMs ?? 0)
  for (const verb in calls) {
    const call = calls[verb]
    const handler = handlers[verb]
    if (!call || !handler) continue
    const path = call.path.replace(/\{(\w+)\}/g, ':$1')
    app.on(call.method, path, async (c) => {
      const brand = c.req.param('brand')
      if (brand !== undefined && brand !== deps.brand.slug) throw notFound()
      const input = await readInput(c, call, deps.bodyPatience)
      if (cache === 'private') {
        const answer = await handler(input, await createVisit(c, deps, sessions?.[verb]))
        c.header('cache-control', 'no-store')
        return c.json(answer)
      }
      const visit = anyone(c, deps)
      // By what was understood, not by the address: an unknown word in it makes no answer of its own.
      const key = JSON.stringify([verb, visit.elsewhere, input])
      const answer = await keep(key, async () => JSON.stringify(await handler(input, visit)))
      c.header('cache-control', 'public, max-age=60')
      return c.body(answer, 200, { 'content-type': 'application/json' })
    })
  }
}

const notFound = () => new Refusal(404, 'not_found', 'Something went wrong')

/** The visitor of a public call: nobody in particular, on a page of an origin every cache tells apart. */
const anyone = (c: Context, { partnerOrigins }: AppDeps): Visit => ({
  session: undefined,
  elsewhere: readElsewhere(c, partnerOrigins),
  address: '',
  fact: undefined,
  challengeId: undefined,
  start: () => Promise.reject(new Error('A public call starts no session; make its group private.')),
  adopt: () => undefined,
  retire: () => Promise.resolve(),
  end: () => Promise.resolve(),
  setChallenge: () => undefined,
  mobileChallengeId: undefined,
  setMobileChallenge: () => undefined,
  orderChallengeId: undefined,
  setOrderChallenge: () => undefined,
  shownOrder: undefined,
  setShownOrder: () => undefined,
  device: undefined,
  setDevice: () => undefined,
  offerFile: () => undefined,
  googleProof: undefined,
  setGoogleProof: () => undefined,
  referralCode: undefined,
  currency: undefined,
  isFreebieDeclined: false,
  setFreebieDeclined: () => undefined,
  setHint: () => undefined,
})
