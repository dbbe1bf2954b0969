import type { catalogueCalls } from '@store/api-client/contract/catalogue'
import { asc } from 'drizzle-orm'
import type { AppDeps } from '../AppDeps.ts'
import { greetingOccasions } from '../db/schema/greetingOccasions.ts'
import type { CallGroupHandlers } from '../http/ContractHandlers.ts'
import { HttpError } from '../http/HttpError.ts'
import { listAddOns } from './listAddOns.ts'

/** Handles requests for the add-ons of a gift. */
export const addOnHandlers = ({
  db,
  clock,
}: Pick<AppDeps, 'db' | 'clock'>): Pick<
  CallGroupHandlers<typeof catalogueCalls>,
  'addOns' | 'occasions'
> => ({
  addOns: async (question) => {
    const result = await listAddOns(db, clock, question)
    if (!result) throw new HttpError(404, 'not_found', ({ errors }) => errors.notFound)
    return { result }
  },

  occasions: async (_, { translate }) => {
    const found = await db.select().from(greetingOccasions).orderBy(asc(greetingOccasions.position))
    return { result: Object.fromEntries(found.map(({ name, id }) => [translate(name), id])) }
  },
})
