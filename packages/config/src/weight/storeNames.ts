import { globSync } from 'node:fs'
import { join } from 'node:path'
import { shortNames } from './shortNames.ts'

/** Short names for the pages of a host whose folder lies in `apps`, from all packages as they were built and its own sheets. */
export function storeNames(host: string) {
  const packages = join(host, '../../packages')
  const find = (folder: string, pattern: string) =>
    globSync(pattern, { cwd: folder }).map((path) => join(folder, path))
  return shortNames({
    root: host,
    packages: globSync('*/dist/index.css', { cwd: packages }).map((sheet) => {
      const [prefix = ''] = sheet.split(/[\\/]/)
      return { prefix, sheets: find(packages, `${prefix}/dist/**/*.css`) }
    }),
    own: find(host, 'app/**/*.css'),
    tools: find(import.meta.dirname, '*.ts'),
    scripts: [...find(packages, '*/dist/**/*.js'), ...find(host, '{app,server}/**/*.{ts,tsx}')],
  })
}
