import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { findFreePort } from '../ports/findFreePort.ts'
import { createNpmUserEnvironment } from '../publishing/createNpmUserEnvironment.ts'
import { type PageTestFunction, testMobilePage } from './testMobilePage.ts'

/** Starts the Next.js build of a folder, checks the server's response, and uses it in a browser; returns the errors. */
export async function testNextBuild(folder: string, use: PageTestFunction): Promise<readonly string[]> {
  const port = await findFreePort()
  const bin = join(folder, 'node_modules/next/dist/bin/next')
  const server = spawn(process.execPath, [bin, 'start', '-H', '127.0.0.1', '-p', String(port)], {
    cwd: folder,
    env: createNpmUserEnvironment(process.env),
    stdio: 'pipe',
  })
  let output = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  try {
    // The path is the `basePath` of `next.config.js`.
    const home = `http://127.0.0.1:${port}/shop`
    const html = await served(home)
    if (html === undefined) return [`next start says nothing to a browser: ${output}`]
    return [...lookAt(html), ...(await testMobilePage(home, use))]
  } finally {
    server.kill()
  }
}

async function served(home: string): Promise<string | undefined> {
  for (let tries = 0; tries < 120; tries++) {
    const answer = await fetch(home).catch(() => undefined)
    if (answer?.ok) return answer.text()
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return undefined
}

const wanted = {
  'a price that a server component shows': '₹1,897',
  'a part with hooks in a server component': 'They say it.',
  'the lines of the cart': 'Jade Plant',
  'the way to the order': 'Place order',
  'a link below its base path and locale prefix': 'href="/shop/hi/roses"',
}

function lookAt(html: string): readonly string[] {
  return Object.entries(wanted)
    .filter(([, text]) => !html.includes(text))
    .map(([what, text]) => `the server does not send ${what} (${text})`)
}
