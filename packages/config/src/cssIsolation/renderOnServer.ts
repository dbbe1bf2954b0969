import { spawnSync } from 'node:child_process'
import { build } from 'esbuild'
import { fixtureOptions, type ReactVersion } from './bundleFixture.ts'

/**
 * The calendar's library moves its months before paint. On a server, React 18 warns that this has no effect, as
 * intended; React 19 does not.
 */
const isOfNoConcern = /^(Warning: useLayoutEffect does nothing on the server\b[\s\S]*\bat DayPicker\b|\s*$)/

/** Renders the examples on the server: Node imports them through its entry points, which import no styles. */
export async function renderOnServer(react: ReactVersion): Promise<string> {
  const { outputFiles } = await build({
    ...fixtureOptions('serverPage.tsx', react),
    platform: 'node',
    format: 'cjs',
    conditions: ['node'],
    // Lazy-loaded parts import their styles themselves; a server never loads them.
    loader: { '.css': 'empty' },
    define: { 'process.env.NODE_ENV': '"development"' },
  })
  const script = outputFiles[0]?.text ?? ''
  const { stdout, stderr, status } = spawnSync(process.execPath, ['-'], {
    input: script,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  const complaints = stderr.split(/^(?=Warning: )/m).filter((text) => !isOfNoConcern.test(text))
  if (status !== 0 || complaints.length > 0) throw new Error(`The server complains: ${complaints.join('\n')}`)
  return stdout
}
