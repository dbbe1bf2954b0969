import { sql } from 'drizzle-orm'
import { array, nullable, number, object, parse, string } from 'valibot'
import type { Database } from '../db/Database.ts'
import type { JobCount } from './JobCount.ts'

const isThereForm = object({ rows: array(object({ name: nullable(string()) })) })

const rowsForm = object({
  rows: array(object({ queue: string(), waiting: number(), failed: number(), oldest: number() })),
})

/** Counts the waiting and failed jobs by queue; none if the shop sends nothing and has no queues. */
export async function countJobs(db: Database): Promise<readonly JobCount[]> {
  const { rows } = parse(isThereForm, await db.execute(sql`select to_regclass('jobs.job')::text as name`))
  if (rows[0]?.name === null) return []
  const counted = await db.execute(sql`
    select queue.name as queue,
      count(*) filter (where job.state in ('created', 'retry', 'active'))::int as waiting,
      count(*) filter (where job.state = 'failed')::int as failed,
      coalesce(extract(epoch from now() - min(job.created_on)
        filter (where job.state in ('created', 'retry', 'active'))), 0)::float as oldest
    from jobs.queue left join jobs.job on job.name = queue.name
    where queue.name !~ '^__'
    group by queue.name order by queue.name`)
  return parse(rowsForm, counted).rows
}
