import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type InferOutput, object, optional, parse, record, string, unknown } from 'valibot'
import { apiFolder } from '../apiFolder.ts'

/** Folder of the examples, a file for each group of calls. */
export const callExamplesFolder = join(apiFolder, 'examples')

const example = object({
  /** Values of the path and the query, by name. */
  parameters: record(string(), string()),
  body: optional(unknown()),
  response: unknown(),
})

/** A request and its response as a test recorded them; a list has at most two entries. */
export type CallExample = InferOutput<typeof example>

const examples = record(string(), example)

/** Reads the example of each call, by its name such as `cart.add`. */
export const readExamples = (): ReadonlyMap<string, CallExample> =>
  new Map(
    readdirSync(callExamplesFolder)
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) =>
        Object.entries(parse(examples, JSON.parse(readFileSync(join(callExamplesFolder, file), 'utf8')))),
      ),
  )
