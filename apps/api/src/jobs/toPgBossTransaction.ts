import { is, SQL, sql } from 'drizzle-orm'
import { fromDrizzle } from 'pg-boss'
import { array, looseObject, parse, unknown } from 'valibot'
import type { Database } from '../db/Database.ts'

const form = looseObject({ rows: array(unknown()) })

/** Adapts a transaction of either database to pg-boss. */
export const toPgBossTransaction = (tx: Database) =>
  fromDrizzle(
    {
      execute: async (query) => {
        if (!is(query, SQL)) throw new TypeError('pg-boss asked with something that is no SQL of Drizzle.')
        return parse(form, await tx.execute(query))
      },
    },
    sql,
  )
