import { spawnSync } from 'node:child_process'
import { build } from 'esbuild'
import { bundleOptions, type ReactVersion } from './bundlePage.ts'

/**
 * The calendar's library moves its months before paint. On a server, React 18 warns that this has no effect, as
 * intended; React 19 does not.
 */
const isOfNoConcern = /^(Warning: useLayoutEffect does nothing on the server\b[\s\S]*\bat DayPicker\b|\s*$)/

/** Renders the stories on the server. */
export async function renderOnServer(react: ReactVersion): Promise<string> {
  const options = bundleOptions('printStoriesHtml.tsx', react)
  const { outputFiles } = await build({ ...options, platform: 'node', format: 'cjs', outdir: '/out' })
  const { stdout, stderr, status } = spawnSync(process.execPath, ['-'], {
    input: outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? '',
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  const complaints = stderr.split(/^(?=Warning: )/m).filter((text) => !isOfNoConcern.test(text))
  if (status !== 0 || complaints.length > 0) throw new Error(`The server complains: ${complaints.join('\n')}`)
  return stdout
}
