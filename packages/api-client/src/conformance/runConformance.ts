import { listCalls } from '../contract/listCalls.ts'
import type { CallRecorder } from './CallRecorder.ts'
import type { ConformanceContext, ConformanceProfile, VisitorClientOptions } from './ConformanceCheck.ts'
import type { CallResult, CheckResult, ConformanceReport } from './ConformanceReport.ts'
import type { ConformanceProducts, ConformanceTarget } from './ConformanceTarget.ts'
import { conformanceChecks } from './checks/conformanceChecks.ts'
import { signUp } from './checks/signUp.ts'
import { createVisitorClient } from './createVisitorClient.ts'
import { expectValue } from './expectValue.ts'
import { findViolatedCall } from './findCallName.ts'
import { findProducts } from './findProducts.ts'
import { SkipCheckError } from './SkipCheckError.ts'

/** Options of a run. */
export interface ConformanceRunOptions {
  /** @default 'full' */
  readonly profile?: ConformanceProfile
  /** Runs only the checks whose title contains this text. @default all of the profile */
  readonly only?: string | undefined
  /** Receives each result at once, to show progress. @default none */
  readonly onResult?: (result: CheckResult) => void
}

/** An error of one call, as the report shows it. */
interface Fault {
  readonly call: string
  readonly sentence: string
}

/**
 * Checks a server over HTTP against the contract: it parses every response by the call's schema and tests the
 * contract's rules across calls. Creates carts, accounts and orders. Never throws.
 */
export async function runConformance(
  target: ConformanceTarget,
  { profile = 'full', only = '', onResult }: ConformanceRunOptions = {},
): Promise<ConformanceReport> {
  const checks: CheckResult[] = []
  const faults: Fault[] = []
  const run = async (title: string, check: (recorder: CallRecorder) => Promise<void>) => {
    const recorder: CallRecorder = { calls: [], violations: [] }
    const result = await runCheck(title, recorder, check)
    checks.push(result)
    faults.push(...listFaults(result, recorder))
    onResult?.(result)
  }

  let products: ConformanceProducts = target.products ?? {}
  await run('finds products for the checks', async (recorder) => {
    products = await findProducts(createVisitorClient(target, recorder), profile, target.products)
  })
  const wanted = conformanceChecks.filter(
    (one) => one.title.includes(only) && (profile === 'full' || one.profile === 'minimal'),
  )
  for (const check of wanted)
    await run(check.title, (recorder) => check.run(createContext(target, products, recorder)))

  const calls = listCallResults(checks, faults)
  return { isPassed: calls.every(({ status }) => status !== 'failed'), checks, calls }
}

async function runCheck(
  title: string,
  recorder: CallRecorder,
  check: (recorder: CallRecorder) => Promise<void>,
): Promise<CheckResult> {
  const { calls } = recorder
  try {
    await check(recorder)
    return { title, status: 'passed', calls }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    if (cause instanceof SkipCheckError) return { title, status: 'skipped', reason, calls }
    return { title, status: 'failed', reason, call: calls.at(-1), calls }
  }
}

function listFaults(
  { title, status, call, reason }: CheckResult,
  { violations }: CallRecorder,
): readonly Fault[] {
  const broken = violations.map(
    ({ call, path, expected }): Fault => ({
      call: findViolatedCall(call),
      sentence: `The response has ${path === '' ? 'no valid body' : `a wrong \`${path}\``}: expected ${expected}.`,
    }),
  )
  // A response that cannot be parsed ends its check. It is reported as a contract violation, so the check does not
  // report it again.
  if (status !== 'failed' || broken.some((fault) => fault.call === call)) return broken
  return [...broken, { call: call ?? 'connection', sentence: `Check "${title}": ${reason}` }]
}

function listCallResults(checks: readonly CheckResult[], faults: readonly Fault[]): readonly CallResult[] {
  const names = new Set([...listCalls().map(({ name }) => name), ...faults.map(({ call }) => call)])
  return [...names].map((call) => {
    const own = [...new Set(faults.filter((fault) => fault.call === call).map(({ sentence }) => sentence))]
    const made = checks.filter(({ calls, status }) => status !== 'skipped' && calls.includes(call)).length
    return {
      call,
      status: own.length > 0 ? 'failed' : made > 0 ? 'passed' : 'unchecked',
      checks: made,
      faults: own,
    }
  })
}

function createContext(
  target: ConformanceTarget,
  products: ConformanceProducts,
  recorder: CallRecorder,
): ConformanceContext {
  const { pincode = '560001', city = 'Bengaluru', readOtp = refuseOtp, wait = waitShortly } = target
  const visitor = (options?: VisitorClientOptions) => createVisitorClient(target, recorder, options)
  return {
    visitor,
    user: (client = visitor()) => signUp(client, readOtp),
    staff: () => {
      if (target.staffToken === undefined) throw new SkipCheckError('needs the token of a staff member')
      return visitor({ headers: { authorization: `Bearer ${target.staffToken}` } })
    },
    get partner() {
      if (target.partner === undefined) throw new SkipCheckError('needs a partner site with its secret')
      return target.partner
    },
    brand: target.brand,
    get gift() {
      if (products.gift === undefined)
        throw new SkipCheckError('needs a gift without choices: name it as `gift`')
      return products.gift
    },
    products,
    pincode,
    city,
    readOtp,
    wait,
    expect: expectValue,
  }
}

// Only a server whose clock can be set supports longer waits.
const longestWaitMs = 2000

async function waitShortly(ms: number): Promise<void> {
  if (ms > longestWaitMs) throw new SkipCheckError(`would wait ${Math.round(ms / 1000)} s`)
  await new Promise((resolve) => setTimeout(resolve, ms))
}

const refuseOtp = (): never => {
  throw new SkipCheckError('needs to sign in: pass a way to read OTPs')
}
