#!/usr/bin/env node
/// <reference types="node" />
import { exec } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { parseArgs, promisify } from 'node:util'
import type { ConformanceProducts } from './ConformanceTarget.ts'
import { formatReport } from './formatReport.ts'
import { parseProducts } from './parseProducts.ts'
import { runConformance } from './runConformance.ts'

const usage = `Checks whether a server answers as the contract of the store says.

  api-client conformance https://api.example --brand marigold

  --brand SLUG        slug of the brand in paths
  --profile NAME      minimal (browse, place check, cart, login, order) or full, the default
  --origin ORIGIN     origin of the storefront, if it is not the API's own
  --image-hosts LIST  hosts of its pictures and videos, if they are not its own: cdn.example,img.example
  --pincode CODE      pincode where gifts are delivered; 560001 by default
  --city NAME         its city; Bengaluru by default
  --products FILE     JSON with products for the checks: gift, giftWithMessage, addOnProducts, coupon, combo,
                      giftWithPhoto, hamper
  --otp COMMAND       command that prints the newest OTP sent to the address behind it; without it no check signs in
  --staff TOKEN       token of a manager; without it no call of the merchant's staff is checked
  --partner ORIGIN    origin of a partner site, with its secret in PARTNER_SECRET; without it none is checked
  --only TEXT         runs only the checks whose title contains the text
  --json              prints the report as JSON

It creates carts, accounts and orders: use a test system. Ends with 1 if a check failed, with 2 if it could not start.`

const print = (stream: NodeJS.WriteStream, text: string) => stream.write(`${text}\n`)

/** Runs the command; returns the exit code. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      brand: { type: 'string' },
      profile: { type: 'string', default: 'full' },
      origin: { type: 'string' },
      'image-hosts': { type: 'string' },
      pincode: { type: 'string' },
      city: { type: 'string' },
      products: { type: 'string' },
      otp: { type: 'string' },
      staff: { type: 'string' },
      partner: { type: 'string' },
      only: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const [command, baseUrl = ''] = positionals
  const { brand, profile, otp } = values
  if (values.help) {
    print(process.stdout, usage)
    return 0
  }
  const isKnown = profile === 'minimal' || profile === 'full'
  if (command !== 'conformance' || !URL.canParse(baseUrl) || brand === undefined || !isKnown) {
    print(process.stderr, usage)
    return 2
  }
  const products: ConformanceProducts | undefined =
    values.products === undefined ? undefined : parseProducts(await readFile(values.products, 'utf8'))
  const report = await runConformance(
    {
      baseUrl: new URL(baseUrl).origin,
      brand,
      products,
      imageHosts: values['image-hosts']?.split(','),
      ...{ origin: values.origin, pincode: values.pincode, city: values.city },
      staffToken: values.staff,
      partner:
        values.partner === undefined
          ? undefined
          : { origin: values.partner, secret: process.env.PARTNER_SECRET ?? '' },
      readOtp: otp === undefined ? undefined : (to) => runOtpCommand(otp, to),
    },
    {
      profile,
      only: values.only,
      onResult: ({ title, status }) => {
        if (!values.json) print(process.stderr, `${status.padEnd(8)} ${title}`)
      },
    },
  )
  print(process.stdout, values.json ? JSON.stringify(report, undefined, 2) : `\n${formatReport(report)}`)
  return report.isPassed ? 0 : 1
}

async function runOtpCommand(command: string, to: string): Promise<string> {
  // Passed as an argument of the shell, not inserted into the command, so that an address cannot inject code.
  const { stdout } = await promisify(exec)(`${command} "$OTP_TO"`, { env: { ...process.env, OTP_TO: to } })
  return stdout.trim()
}

try {
  process.exitCode = await main()
} catch (cause) {
  print(process.stderr, cause instanceof Error ? cause.message : String(cause))
  process.exitCode = 2
}
