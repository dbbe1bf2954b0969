import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const readme = 'packages/ui/README.md'

/** Copies the link provider of a router, an example of the README of `@store/ui`, into a consumer's folder. */
export function copyReadmeLinkProvider(root: string, folder: string, router: 'react-router' | 'next'): void {
  const [, code] =
    new RegExp(`^\`\`\`tsx\\n// ${router}/Links.tsx\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(
      readFileSync(join(root, readme), 'utf8'),
    ) ?? []
  if (code === undefined) throw new Error(`${readme} has no example ${router}/Links.tsx`)
  writeFileSync(join(folder, 'Links.tsx'), code)
}
