import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { apiFolder } from '../apiFolder.ts'
import { addTestStaff } from '../fixtures/addTestStaff.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await openTestApi()
  token = await addTestStaff(api)
})
afterAll(() => api.close())

const page = readFileSync(join(apiFolder, '../../docs/stock-api.md'), 'utf8')

/** The examples of the page: their commands, and the response of the last one if the page shows it. */
const examples = [...page.matchAll(/```sh\n(.*?)```(?:\n\n```json\n(.*?)```)?/gs)].map(
  ([, commands = '', response]) => ({
    commands: commands.split(/^curl /m).filter((command) => command !== ''),
    response,
  }),
)

/** Runs a command of the page as curl does. */
async function curl(command: string) {
  const given = command.replaceAll('$STORE', 'http://store.test/api/marigold').replaceAll('$TOKEN', token)
  const [url = '', ...options] = [...given.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/gs)].map(
    ([, double, single, plain]) => double ?? single ?? plain ?? '',
  )
  const argumentOf = (option: string) => {
    const at = options.indexOf(option)
    return at < 0 ? undefined : options[at + 1]
  }
  const body = argumentOf('--json')
  const [name = '', value = ''] = (argumentOf('-H') ?? '').split(': ')
  const response = await api.visitor().fetch(url, {
    headers: { [name]: value, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body }),
  })
  return { status: response.status, body: await response.json() }
}

// The examples run in the order of the page, because each one depends on those before it.
it('the examples of the documentation return the documented responses', async () => {
  expect(examples.length).toBeGreaterThan(5)
  for (const { commands, response } of examples) {
    const results: Awaited<ReturnType<typeof curl>>[] = []
    for (const command of commands) results.push(await curl(command))
    const last = results.at(-1)
    if (response === undefined) expect(results.map(({ status }) => status)).toEqual(results.map(() => 200))
    else {
      const expected: unknown = JSON.parse(response, (key, value) =>
        key === 'changed_at' ? expect.any(String) : value,
      )
      expect(last?.body).toEqual(expected)
    }
  }
})
