// Mutation testing of the test suite: applies each mutant of this folder to a clean checkout, runs tests, and reports
// whether they fail. A surviving mutant shows a behaviour that no test protects.
//
// node .ci/mutants/run.mjs [--only 107,301] [--command '<shell command>']
//
// By default the unit tests run that import a patched file. In a command of one's own, `{files}` stands for the patched
// files. The patch files are the source of truth; README.md says what each of them breaks. Exit code: 0 when all
// mutants are killed, 1 when one survives, 2 when they cannot be run.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { parseArgs } from 'node:util'

const folder = import.meta.dirname
const root = join(folder, '../..')
const relatedTests = 'vitest related {files} --run --project node --project jsdom --bail 1 --passWithNoTests'
const timeoutMs = 20 * 60_000

const { values } = parseArgs({
  options: { only: { type: 'string' }, command: { type: 'string', default: relatedTests } },
})

const git = (...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: 'pipe' })
const say = (line) => process.stdout.write(`${line}\n`)

function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(2)
}

function readMutants(only) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.patch'))
  const all = names.sort().map((name) => {
    const patch = join(folder, name)
    const files = [...readFileSync(patch, 'utf8').matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, file]) => file)
    return { number: name.split('-')[0], name: name.replace('.patch', ''), patch, files }
  })
  if (only === undefined) return all
  const wanted = only.split(',').map((number) => number.trim())
  const unknown = wanted.filter((number) => all.every((mutant) => mutant.number !== number))
  if (unknown.length > 0) fail(`There is no mutant ${unknown.join(', ')}.`)
  return all.filter(({ number }) => wanted.includes(number))
}

const applies = ({ patch }) => spawnSync('git', ['apply', '--check', patch], { cwd: root }).status === 0

let applied
let running

function revert() {
  if (applied) git('apply', '--reverse', applied.patch)
  applied = undefined
}

/** Ends the whole process group, because test runners start processes of their own. */
function stop() {
  try {
    if (running) process.kill(-running.pid, 'SIGKILL')
  } catch {
    // The process has already ended.
  }
}

function runCommand({ files }) {
  const command = values.command.replaceAll('{files}', files.map((file) => `'${file}'`).join(' '))
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  const env = { ...process.env, PATH: path, NO_COLOR: '1' }
  const { promise, resolve } = Promise.withResolvers()
  let output = ''
  running = spawn('sh', ['-c', command], { cwd: root, env, detached: true })
  for (const stream of [running.stdout, running.stderr]) {
    stream.on('data', (text) => {
      output += text
    })
  }
  const timer = setTimeout(() => {
    resolve({ isLate: true })
    stop()
  }, timeoutMs)
  running.on('close', (code) => {
    clearTimeout(timer)
    running = undefined
    resolve({ isLate: false, code, output })
  })
  return promise
}

async function test(mutant) {
  git('apply', mutant.patch)
  applied = mutant
  const { isLate, code, output } = await runCommand(mutant)
  if (code === 126 || code === 127) fail(`The command cannot be run:\n${output}`)
  revert()
  if (isLate) return { outcome: 'timed out' }
  return code === 0 ? { outcome: 'survived' } : { outcome: 'killed', by: /FAIL +(.+)/.exec(output)?.[1] }
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => process.exit(128 + constants.signals[signal]))
process.on('exit', () => {
  stop()
  revert()
})

if (git('status', '--porcelain') !== '') fail('The checkout has changes. Commit or stash them first.')
const mutants = readMutants(values.only)
const outdated = mutants.filter((mutant) => !applies(mutant))
if (outdated.length > 0) fail(`No longer applies: ${outdated.map(({ name }) => name).join(', ')}`)

const counts = { killed: 0, survived: 0, 'timed out': 0 }
for (const mutant of mutants) {
  const { outcome, by = '' } = await test(mutant)
  counts[outcome] += 1
  say(`${outcome.padEnd(9)}  ${mutant.name}  ${by}`.trimEnd())
}
const [killed, survived, late] = Object.values(counts)
say(`Of ${mutants.length}: ${killed} killed, ${survived} survived, ${late} timed out`)
process.exit(survived > 0 ? 1 : 0)
